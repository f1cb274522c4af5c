import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import type { LinkPreview } from "@storywall/domain/links/linkPreviews.ts";
import type { PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";
import { createFairTurns } from "@storywall/domain/turns/fairTurns.ts";
import type { StorageBudgets } from "../../ports/photos/StorageBudgets.ts";
import type { PreviewFiles } from "../../ports/previews/PreviewFiles.ts";
import {
  MODEL_FORMATS,
  type ModelFormat,
  type PreviewRenderer,
} from "../../ports/previews/PreviewRenderer.ts";
import type { Previews } from "../../ports/previews/Previews.ts";
import type { LoadSmallImage } from "../art/designImages.ts";
import { tryReserveCopyBytes } from "../photos/getPhotoFile.ts";

type GetPreviewDependencies = {
  readonly previews: Previews;
  readonly renderer: PreviewRenderer;
  readonly files: Pick<PreviewFiles, "read" | "put">;
  readonly storageBudgets: Pick<StorageBudgets, "reserve">;
  readonly loadPhoto: LoadSmallImage;
};

/**
 * Form of a preview. `wall`: a WebP of the tiles without a background, for pages. `small`: the same for lists
 * such as the cart. The others show the wall as its creator sees it, for visitors who have a link to it; or
 * they are models of it (B15).
 */
export type PreviewForm = "wall" | "small" | LinkPreview | ModelFormat;
/**
 * Returns a preview's WebP; for `social` its JPEG, for a model its file; undefined for an unknown key. `sender`
 * is a pseudonym of the requesting address: rendering uses one of its turns.
 */
export type GetPreview = (key: string, form: PreviewForm, sender: string) => Promise<Uint8Array | undefined>;

/** Widths in px, enough for screens with two or three device pixels per CSS pixel. */
const PREVIEW_WIDTHS_PX = { wall: 960, small: 320 } as const;

/** Number of concurrent renders. Each uses a CPU core for a while, which other requests need too. */
const CONCURRENCY = 2;

/**
 * Number of photos with which a wall's preview counts as heavy: if none has its small copy yet, it takes a
 * second or more.
 */
const HEAVY_PREVIEW_PHOTOS = 8;

/** Creates the function that returns previews by key. A preview is rendered on its first request, then stored. */
export const createGetPreview = ({
  previews,
  renderer,
  files,
  storageBudgets: storage,
  loadPhoto,
}: GetPreviewDependencies): GetPreview => {
  // Sets and templates as they are sold. Their keys are the same in every shop, and they are not stored in the
  // database.
  const designsByKey = new Map<string, Design>(
    BASES.map((base) => createDesign(base)).map((design) => [previews.keyOf(design), design]),
  );
  const turns = createFairTurns({
    concurrency: CONCURRENCY,
    heavyWeight: 1 + HEAVY_PREVIEW_PHOTOS,
    maxHeavy: CONCURRENCY - 1,
  });
  const rendering = new Map<string, Promise<Uint8Array>>();
  const waiting = new Map<string, Promise<Uint8Array | undefined>>();

  const render = (
    design: Design,
    form: PreviewForm,
    load: (handle: string) => ReturnType<LoadSmallImage>,
  ) => {
    if (form === "wall" || form === "small") return renderer.render(design, PREVIEW_WIDTHS_PX[form], load);
    return isModelFormat(form)
      ? renderer.renderModel(design, form, load)
      : renderer.renderForLink(design, form, load);
  };

  const renderAndStore = async (design: Design, file: string, form: PreviewForm, sender: string) => {
    const image = await render(design, form, (handle) =>
      loadPhoto(handle, sender, photoWidthOf(design, form)),
    );
    // A sender who has used up the budget gets the image anyway; it is not stored, and rendered again next
    // time.
    if (await tryReserveCopyBytes(storage, sender, image.length)) await files.put(file, image);
    return image;
  };

  /**
   * Creates the small copies of all photos, outside the preview's turn: each copy waits for a turn of its own,
   * behind all photos that its sender has sent, and would delay the previews of others.
   */
  const prepareCopies = async (design: Design, form: PreviewForm, sender: string): Promise<void> => {
    const hanging = new Set(design.tiles.map(({ photoId }) => photoId));
    for (const { id, handle } of design.photos)
      if (handle !== undefined && hanging.has(id))
        await loadPhoto(handle, sender, photoWidthOf(design, form));
  };

  const renderInTurn = async (key: string, form: PreviewForm, sender: string) => {
    const design = designsByKey.get(key) ?? (await previews.find(key));
    if (!design) return undefined;
    const file = previewFileOf(key, form);
    await prepareCopies(design, form, sender);
    const turn = await turns.acquire({ sender, weight: 1 + countHangingPhotos(design) });
    try {
      // The preview may have been rendered in another sender's turn meanwhile.
      const stored = await files.read(file);
      if (stored) return stored;
      const render =
        rendering.get(file) ??
        renderAndStore(design, file, form, sender).finally(() => rendering.delete(file));
      rendering.set(file, render);
      return await render;
    } finally {
      turn.release();
    }
  };

  return async (key, form, sender) => {
    const stored = await files.read(previewFileOf(key, form));
    if (stored) return stored;
    // Concurrent requests of one sender wait for one turn.
    const name = `${sender} ${previewFileOf(key, form)}`;
    const pending = waiting.get(name) ?? renderInTurn(key, form, sender).finally(() => waiting.delete(name));
    waiting.set(name, pending);
    return pending;
  };
};

/** Number of tiles above which a preview shows each of them in a quarter of its width or less. */
const MANY_TILES = 12;

/**
 * Returns the width in px of each photo in a preview. A wall of many tiles shows them small, and each tile's
 * photo is in memory while the preview is rendered: with fifty of 640 px the process grew by 400 MB. A model
 * has one photo in memory at a time, and is seen from close up.
 */
const photoWidthOf = ({ tiles }: Design, form: PreviewForm): PhotoWidth => {
  const hasManyTiles = tiles.filter(({ photoId }) => photoId !== null).length > MANY_TILES;
  if (isModelFormat(form)) return hasManyTiles ? 640 : 1280;
  return hasManyTiles ? 320 : 640;
};

const isModelFormat = (form: PreviewForm): form is ModelFormat =>
  MODEL_FORMATS.some((format) => format === form);

const countHangingPhotos = ({ tiles }: Design): number =>
  new Set(tiles.flatMap(({ photoId }) => photoId ?? [])).size;

/** Returns the names of all preview files that a wall may have. */
export const previewFilesOf = (key: string): readonly string[] =>
  Object.values(FILE_SUFFIXES).map((ending) => `${key}${ending}`);

const FILE_SUFFIXES: Readonly<Record<PreviewForm, string>> = {
  wall: ".webp",
  small: "-320.webp",
  room: "-room.webp",
  near: "-near.webp",
  social: ".jpg",
  glb: ".glb",
  usdz: ".usdz",
};
const previewFileOf = (key: string, form: PreviewForm): string => `${key}${FILE_SUFFIXES[form]}`;

const BASES: readonly DesignBase[] = [
  ...SET_KEYS.map((key) => ({ kind: "set", key }) as const),
  ...TEMPLATE_KEYS.map((key) => ({ kind: "template", key }) as const),
];
