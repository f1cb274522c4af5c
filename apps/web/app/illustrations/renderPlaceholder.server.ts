import sharp from "sharp";
import { embedBitmaps } from "./bitmaps.server.ts";
import { renderIllustration } from "./renderIllustration.server.ts";

const cache = new Map<string, Promise<string>>();

/**
 * Returns an illustration as a `data:` URL of about 3 kB, for the page to show it at once: the file itself comes with a
 * request of its own, one round trip later. `width` is in px: at least what a phone shows it in, so that it is as sharp
 * as its few bytes allow, and counts as the image (docs/decisions/0105).
 *
 * It is rendered once, and does not wait for other files (`renderOnce.server.ts`), since a page waits for it.
 *
 * @throws Error when there is no such illustration.
 */
export const renderPlaceholder = (name: string, width: number): Promise<string> => {
  const key = `${name}.${width}`;
  const known = cache.get(key);
  if (known) return known;
  const rendering = render(name, width);
  cache.set(key, rendering);
  rendering.catch(() => cache.delete(key));
  return rendering;
};

const render = async (name: string, width: number): Promise<string> => {
  const markup = renderIllustration(name);
  if (markup === null) throw new Error(`There is no illustration ${name}.`);
  const file = await sharp(Buffer.from(await embedBitmaps(markup)))
    .resize({ width })
    .avif({ quality: 30 })
    .toBuffer();
  return `data:image/avif;base64,${file.toString("base64")}`;
};
