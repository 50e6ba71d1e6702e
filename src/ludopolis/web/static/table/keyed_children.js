/** The keyed diff: elements that stay the same from one rendering to the next are kept. */

/** @type {WeakMap<Element, {key: string, look: string}>} what the elements were made of */
const rendered = new WeakMap();

/**
 * Make the children of an element match a list of items, in its order. A child is kept as long as its
 * key is in the list and its look is the same; the others are created anew or removed.
 * @template T
 * @template {Element} E
 * @param {Element} parent all of whose children are made here
 * @param {readonly T[]} items
 * @param {object} how
 * @param {(item: T) => string} how.key tells the items apart
 * @param {(item: T) => string} how.look what cannot be updated: if it changes, the child is created anew
 * @param {(item: T) => E} how.create
 * @param {(child: E, item: T) => void} how.update
 */
export function updateChildren(parent, items, { key, look, create, update }) {
  const children = /** @type {E[]} */ ([...parent.children]);
  const old = new Map(children.map((child) => [rendered.get(child)?.key, child]));
  const wanted = items.map((item) => {
    const made = { key: key(item), look: look(item) };
    const known = old.get(made.key);
    const child = known && rendered.get(known)?.look === made.look ? known : create(item);
    if (child === known) old.delete(made.key);
    else rendered.set(child, made);
    update(child, item);
    return child;
  });
  for (const child of old.values()) child.remove();
  // A child that is in its place stays there: moving it would take its focus and end its animation.
  let next = parent.firstElementChild;
  for (const child of wanted) {
    if (child === next) next = next.nextElementSibling;
    else parent.insertBefore(child, next);
  }
}
