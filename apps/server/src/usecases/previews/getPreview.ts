import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import type { LinkPreview } from "@storywall/domain/links/linkPreviews.ts";
import pLimit from "p-limit";
import type { PreviewFiles } from "../../ports/previews/PreviewFiles.ts";
import type { PreviewRenderer } from "../../ports/previews/PreviewRenderer.ts";
import type { Previews } from "../../ports/previews/Previews.ts";

export type GetPreviewDependencies = {
  readonly previews: Previews;
  readonly renderer: PreviewRenderer;
  readonly files: Pick<PreviewFiles, "read" | "put">;
  /** A small JPEG of a photo, by its handle. */
  readonly loadPhoto: (handle: string) => Promise<Uint8Array | undefined>;
};

/**
 * `wall`: a WebP of the tiles on nothing, for pages; `small`: the same for lists such as the cart; the others show the wall
 * as its maker sees it, to who has a link to it.
 */
export type PreviewForm = "wall" | "small" | LinkPreview;
export type GetPreview = (key: string, form: PreviewForm) => Promise<Uint8Array | undefined>;

/** In pixels, for screens of two or three a point. */
const PREVIEW_WIDTHS_PX = { wall: 960, small: 320 } as const;

/** Drawings at the same moment; each takes a core for a while, and the shop has other things to do. */
const CONCURRENCY = 2;

/** The picture of a wall by its key, drawn when it is first asked for. */
export const createGetPreview = ({
  previews,
  renderer,
  files,
  loadPhoto,
}: GetPreviewDependencies): GetPreview => {
  // Sets and templates as they are sold: their keys are the same in every shop, and nobody put them into a cart.
  const designsByKey = new Map<string, Design>(
    BASES.map((base) => createDesign(base)).map((design) => [previews.keyOf(design), design]),
  );
  const running = new Map<string, Promise<Uint8Array | undefined>>();
  const limit = pLimit(CONCURRENCY);

  const renderAndStore = async (key: string, form: PreviewForm): Promise<Uint8Array | undefined> => {
    const design = designsByKey.get(key) ?? (await previews.find(key));
    if (!design) return undefined;
    const image = await limit(() =>
      form === "wall" || form === "small"
        ? renderer.render(design, PREVIEW_WIDTHS_PX[form], loadPhoto)
        : renderer.renderForLink(design, form, loadPhoto),
    );
    await files.put(previewFileOf(key, form), image);
    return image;
  };

  return async (key, form) => {
    const file = previewFileOf(key, form);
    const stored = await files.read(file);
    if (stored) return stored;
    // Many who ask at once share one drawing.
    const pending = running.get(file) ?? renderAndStore(key, form).finally(() => running.delete(file));
    running.set(file, pending);
    return pending;
  };
};

/** All files that there may be of a wall. */
export const previewFilesOf = (key: string): readonly string[] =>
  Object.values(FILE_SUFFIXES).map((ending) => `${key}${ending}`);

const FILE_SUFFIXES: Readonly<Record<PreviewForm, string>> = {
  wall: ".webp",
  small: "-320.webp",
  room: "-room.webp",
  near: "-near.webp",
  social: ".jpg",
};
const previewFileOf = (key: string, form: PreviewForm): string => `${key}${FILE_SUFFIXES[form]}`;

const BASES: readonly DesignBase[] = [
  ...SET_KEYS.map((key) => ({ kind: "set", key }) as const),
  ...TEMPLATE_KEYS.map((key) => ({ kind: "template", key }) as const),
];
