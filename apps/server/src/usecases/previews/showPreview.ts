import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/canvasTemplates.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import type { PreviewFiles } from "../../ports/PreviewFiles.ts";
import type { Previews } from "../../ports/Previews.ts";
import type { WallPictures } from "../../ports/WallPictures.ts";
import { turns } from "../turns.ts";

export type PreviewParts = {
  readonly previews: Previews;
  readonly pictures: WallPictures;
  readonly files: Pick<PreviewFiles, "read" | "keep">;
  /** A small JPEG of a photo, by its handle. */
  readonly photoOf: (handle: string) => Promise<Uint8Array | undefined>;
};

export type ShowPreview = (key: string) => Promise<Uint8Array | undefined>;

/** Wide enough for a cart on a sharp screen. */
const WIDTH = 960;

/** Drawings at the same moment; each takes a core for a while, and the shop has other things to do. */
const AT_ONCE = 2;

/** The picture of a wall by its key, drawn when it is first asked for. */
export const showPreview = ({ previews, pictures, files, photoOf }: PreviewParts): ShowPreview => {
  // Sets and templates as they are sold: their keys are the same in every shop, and nobody put them into a cart.
  const empty = new Map<string, Design>(
    BASES.map((base) => createDesign(base)).map((design) => [previews.keyOf(design), design]),
  );
  const drawing = new Map<string, Promise<Uint8Array | undefined>>();
  const turn = turns(AT_ONCE);

  const draw = async (key: string): Promise<Uint8Array | undefined> => {
    const design = empty.get(key) ?? (await previews.find(key));
    if (!design) return undefined;
    const picture = await turn(() => pictures.draw(design, WIDTH, photoOf));
    await files.keep(`${key}.webp`, picture);
    return picture;
  };

  return async (key) => {
    const kept = await files.read(`${key}.webp`);
    if (kept) return kept;
    // Many who ask at once share one drawing.
    const running = drawing.get(key) ?? draw(key).finally(() => drawing.delete(key));
    drawing.set(key, running);
    return running;
  };
};

const BASES: readonly DesignBase[] = [
  ...SET_KEYS.map((key) => ({ kind: "set", key }) as const),
  ...TEMPLATE_KEYS.map((key) => ({ kind: "template", key }) as const),
];
