import sharp from "sharp";

// Rendered files are cached in this module. By default sharp caches as much again of its input, and each of its threads
// holds memory of its own: 200 MB in the process that answers shoppers.
sharp.cache(false);
sharp.concurrency(1);

export type ImageFile = Uint8Array<ArrayBuffer>;

const cache = new Map<string, Promise<ImageFile | null>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Returns the file that `render` made at the first call with this name. It is cached, since an illustration never
 * changes while the process lives; errors and files that do not exist (null) are not. Files are rendered one after the
 * other, so that a page full of new illustrations takes one core and the others stay free for requests.
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
