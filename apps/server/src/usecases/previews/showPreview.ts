import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import type { LinkPicture } from "@storywall/domain/links/linkPictures.ts";
import pLimit from "p-limit";
import type { PreviewFiles } from "../../ports/previews/PreviewFiles.ts";
import type { Previews } from "../../ports/previews/Previews.ts";
import type { WallPictures } from "../../ports/previews/WallPictures.ts";

export type PreviewParts = {
  readonly previews: Previews;
  readonly pictures: WallPictures;
  readonly files: Pick<PreviewFiles, "read" | "keep">;
  /** A small JPEG of a photo, by its handle. */
  readonly photoOf: (handle: string) => Promise<Uint8Array | undefined>;
};

/**
 * `wall`: a WebP of the tiles on nothing, for pages; `small`: the same for lists such as the cart; the others show the wall
 * as its maker sees it, to who has a link to it.
 */
export type PreviewForm = "wall" | "small" | LinkPicture;
export type ShowPreview = (key: string, form: PreviewForm) => Promise<Uint8Array | undefined>;

/** In pixels, for screens of two or three a point. */
const WIDTHS = { wall: 960, small: 320 } as const;

/** Drawings at the same moment; each takes a core for a while, and the shop has other things to do. */
const AT_ONCE = 2;

/** The picture of a wall by its key, drawn when it is first asked for. */
export const showPreview = ({ previews, pictures, files, photoOf }: PreviewParts): ShowPreview => {
  // Sets and templates as they are sold: their keys are the same in every shop, and nobody put them into a cart.
  const empty = new Map<string, Design>(
    BASES.map((base) => createDesign(base)).map((design) => [previews.keyOf(design), design]),
  );
  const drawing = new Map<string, Promise<Uint8Array | undefined>>();
  const turn = pLimit(AT_ONCE);

  const draw = async (key: string, form: PreviewForm): Promise<Uint8Array | undefined> => {
    const design = empty.get(key) ?? (await previews.find(key));
    if (!design) return undefined;
    const picture = await turn(() =>
      form === "wall" || form === "small"
        ? pictures.draw(design, WIDTHS[form], photoOf)
        : pictures.drawForLink(design, form, photoOf),
    );
    await files.keep(fileOf(key, form), picture);
    return picture;
  };

  return async (key, form) => {
    const file = fileOf(key, form);
    const kept = await files.read(file);
    if (kept) return kept;
    // Many who ask at once share one drawing.
    const running = drawing.get(file) ?? draw(key, form).finally(() => drawing.delete(file));
    drawing.set(file, running);
    return running;
  };
};

/** All files that there may be of a wall. */
export const previewFilesOf = (key: string): readonly string[] =>
  Object.values(ENDINGS).map((ending) => `${key}${ending}`);

const ENDINGS: Readonly<Record<PreviewForm, string>> = {
  wall: ".webp",
  small: "-320.webp",
  room: "-room.webp",
  near: "-near.webp",
  social: ".jpg",
};
const fileOf = (key: string, form: PreviewForm): string => `${key}${ENDINGS[form]}`;

const BASES: readonly DesignBase[] = [
  ...SET_KEYS.map((key) => ({ kind: "set", key }) as const),
  ...TEMPLATE_KEYS.map((key) => ({ kind: "template", key }) as const),
];
