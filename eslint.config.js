import js from "@eslint/js";

export default [
  { ignores: [".venv/", "benchmarks/", "examples/", "docs/"] },
  js.configs.recommended,
  {
    rules: {
      "no-undef": "off", // TypeScript's checker knows better
      "no-unused-vars": "off", // and says so too
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
      eqeqeq: "error",
    },
  },
];
