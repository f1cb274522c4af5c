import sharp from "sharp";
import { buildFileCache, type ImageFile } from "./fileCache.server.ts";

// Rendered files are cached in this module. By default sharp caches as much again of its input, and each of its threads
// holds memory of its own: 200 MB in the process that answers shoppers.
sharp.cache(false);
sharp.concurrency(1);

const cache = new Map<string, Promise<ImageFile | null>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Returns the file that `render` made at the first call with this name, in this process or in an earlier one of this
 * build. It is cached, since an illustration never changes while the build is the same; errors and files that do not
 * exist (null) are not. Files are rendered one after the other, so that a page full of new illustrations takes one core
 * and the others stay free for requests.
 */
export const renderOnce = (
  name: string,
  render: () => Promise<ImageFile | null>,
): Promise<ImageFile | null> => {
  const cached = cache.get(name);
  if (cached) return cached;
  const file = readOrRender(name, render);
  cache.set(name, file);
  const evict = () => cache.delete(name);
  file.then((value) => value === null && evict(), evict);
  return file;
};

const readOrRender = async (
  name: string,
  render: () => Promise<ImageFile | null>,
): Promise<ImageFile | null> => {
  const known = await buildFileCache.read(name);
  if (known) return known;
  const rendering = last.then(render);
  last = rendering.catch(() => undefined);
  const file = await rendering;
  if (file) await buildFileCache.write(name, file);
  return file;
};
