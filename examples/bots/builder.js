// A bot for New York that reads nothing but its choices: it takes what leaves it with most points.
// JavaScript, with nothing but Node.
//
//     ludopolis simulate newyork --bots "program:node examples/bots/builder.js;random" --games 20

import { createInterface } from "node:readline";

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    answer({ protocol: 2, games: ["newyork"] });
  } else if (message.type === "decide") {
    answer({ action: best(message.view).number });
  }
});

function answer(content) {
  process.stdout.write(JSON.stringify(content) + "\n");
}

// The choice that is worth most; the first of equals.
function best(view) {
  const worth = view.legal.map(value);
  return view.legal[worth.indexOf(Math.max(...worth))];
}

// Points gained. A building that costs coins is a little less welcome than one that does not, and
// what says nothing about points is better than what loses some.
function value(choice) {
  if (choice.points_after === undefined) {
    return 0;
  }
  return choice.points_after - choice.points_before - (choice.price ?? 0) / 10;
}
