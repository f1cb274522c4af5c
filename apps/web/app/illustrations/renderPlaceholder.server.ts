import { drawIllustration } from "./drawIllustration.server.ts";
import { buildFileCache, type ImageFile } from "./fileCache.server.ts";

const cache = new Map<string, Promise<string>>();

/**
 * Returns an illustration as a `data:` URL of about 3 kB, so that the page shows it at once: the file itself needs a
 * request of its own and arrives one round trip later. `width` is in px and at least the width on a phone, so that it
 * is as sharp as its few bytes allow, and counts as the image (docs/decisions/0105).
 *
 * It is rendered once, and does not wait for other files (`renderOnce.server.ts`), since a page waits for it.
 *
 * @throws Error when there is no such illustration.
 */
export const renderPlaceholder = (name: string, width: number): Promise<string> => {
  const key = `${name}.${width}`;
  const known = cache.get(key);
  if (known) return known;
  const rendering = toDataUrl(name, width);
  cache.set(key, rendering);
  rendering.catch(() => cache.delete(key));
  return rendering;
};

const toDataUrl = async (name: string, width: number): Promise<string> => {
  const fileName = `${name}.${width}.avif`;
  const known = await buildFileCache.read(fileName);
  const file = known ?? (await render(name, width));
  if (!known) await buildFileCache.write(fileName, file);
  return `data:image/avif;base64,${Buffer.from(file).toString("base64")}`;
};

const render = async (name: string, width: number): Promise<ImageFile> => {
  const picture = await drawIllustration(name, width);
  if (picture === null) throw new Error(`There is no illustration ${name}.`);
  return new Uint8Array(await picture.avif({ quality: 30 }).toBuffer());
};
