import { illustrationWidths } from "../lib/images/illustrationWidths.ts";
import { drawIllustration } from "./drawIllustration.server.ts";
import type { ImageFile } from "./fileCache.server.ts";
import { renderOnce } from "./renderOnce.server.ts";
import { sceneOfIllustration } from "./sceneOfIllustration.server.ts";

/** Renders an illustration as a WebP file of `width` px; null when there is none, or not in that width. */
export const renderIllustrationWebp = async (name: string, width: number): Promise<ImageFile | null> =>
  illustrationWidths(name).includes(width)
    ? renderOnce(`${name}.${width}.webp`, async () => {
        const picture = await drawIllustration(name, width);
        // Without smart subsampling the red of a small flower is lost.
        return (
          picture &&
          new Uint8Array(await picture.webp({ quality: qualityOf(name), smartSubsample: true }).toBuffer())
        );
      })
    : null;

/** Returns the quality of an illustration. Grain hides the blocks of a lower quality, and would cost more in a higher one. */
const qualityOf = (name: string): number => (sceneOfIllustration(name) === null ? 88 : 85);
