import sharp from "sharp";

// All that is drawn is remembered here. Left to itself sharp keeps as much again of what it drew from, and each of its threads
// memory of its own: 200 MB in the process that answers shoppers.
sharp.cache(false);
sharp.concurrency(1);

export type ImageFile = Uint8Array<ArrayBuffer>;

const cache = new Map<string, Promise<ImageFile | null>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * What `draw` made at the first call with this name. It is remembered, since a drawing never changes while a process lives; what failed
 * and what does not exist (null) is not. One is drawn after the other: a whole page of new pictures takes one core, and
 * the others go on answering.
 */
export const renderOnce = (
  name: string,
  render: () => Promise<ImageFile | null>,
): Promise<ImageFile | null> => {
  const cached = cache.get(name);
  if (cached) return cached;
  const rendering = last.then(render);
  cache.set(name, rendering);
  const evict = () => cache.delete(name);
  last = rendering.then((file) => file === null && evict(), evict);
  return rendering;
};
