import sharp from "sharp";

// All that is drawn is remembered here. Left to itself sharp keeps as much again of what it drew from, and each of its threads
// memory of its own: 200 MB in the process that answers shoppers.
sharp.cache(false);
sharp.concurrency(1);

export type PictureFile = Uint8Array<ArrayBuffer>;

const drawn = new Map<string, Promise<PictureFile | null>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * What `draw` made at the first call with this name. It is remembered, since a drawing never changes while a process lives; what failed
 * and what does not exist (null) is not. One is drawn after the other: a whole page of new pictures takes one core, and
 * the others go on answering.
 */
export const drawnOnce = (
  name: string,
  draw: () => Promise<PictureFile | null>,
): Promise<PictureFile | null> => {
  const known = drawn.get(name);
  if (known) return known;
  const made = last.then(draw);
  drawn.set(name, made);
  const forget = () => drawn.delete(name);
  last = made.then((file) => file === null && forget(), forget);
  return made;
};
