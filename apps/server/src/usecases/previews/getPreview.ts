import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import type { LinkPreview } from "@storywall/domain/links/linkPreviews.ts";
import pLimit from "p-limit";
import type { PreviewFiles } from "../../ports/previews/PreviewFiles.ts";
import type { PreviewRenderer } from "../../ports/previews/PreviewRenderer.ts";
import type { Previews } from "../../ports/previews/Previews.ts";

type GetPreviewDependencies = {
  readonly previews: Previews;
  readonly renderer: PreviewRenderer;
  readonly files: Pick<PreviewFiles, "read" | "put">;
  /** Returns a small JPEG of a photo, by its handle. */
  readonly loadPhoto: (handle: string) => Promise<Uint8Array | undefined>;
};

/**
 * `wall`: a WebP of the tiles without a background, for pages. `small`: the same for lists such as the cart. The others
 * show the wall as its creator sees it, for visitors who have a link to it.
 */
export type PreviewForm = "wall" | "small" | LinkPreview;
/** Returns a preview's WebP or, for `social`, JPEG; undefined for an unknown key. */
export type GetPreview = (key: string, form: PreviewForm) => Promise<Uint8Array | undefined>;

/** In px, for screens with two or three pixels a point. */
const PREVIEW_WIDTHS_PX = { wall: 960, small: 320 } as const;

/** Concurrent renders. Each uses a CPU core for a while, which other requests need too. */
const CONCURRENCY = 2;

/** Creates the function that returns previews by key. A preview is rendered on its first request, then stored. */
export const createGetPreview = ({
  previews,
  renderer,
  files,
  loadPhoto,
}: GetPreviewDependencies): GetPreview => {
  // Sets and templates as they are sold. Their keys are the same in every shop, and they are not stored in the
  // database.
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
    // Concurrent requests share one render.
    const pending = running.get(file) ?? renderAndStore(key, form).finally(() => running.delete(file));
    running.set(file, pending);
    return pending;
  };
};

/** Returns the names of all preview files that a wall may have. */
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
