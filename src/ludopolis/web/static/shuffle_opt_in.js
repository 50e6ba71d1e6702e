/** A browser that runs our scripts takes part in the shuffle: the forms say so, and the table waits for it. */

for (const field of document.querySelectorAll('input[name="takes_part"]')) {
  if (field instanceof HTMLInputElement) field.value = "yes";
}
