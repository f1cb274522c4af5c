import { FRAME_SIZES, type FrameSizeKey, formatSize } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Verdict } from "@storywall/domain/crop/resolution.ts";
import { VERDICT_LABELS } from "@storywall/domain/crop/verdictMessages.ts";
import type { Design, DesignPhoto, DesignTile } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { isPrintUnconfirmed } from "@storywall/domain/design/printConfirmation.ts";
import { photoOfTile } from "@storywall/domain/design/tilePhotos.ts";
import { verdictOfTile } from "@storywall/domain/design/tileVerdict.ts";
import { outerSizeOf } from "@storywall/domain/geometry/opening.ts";
import type { PlacedTile, Wall } from "@storywall/domain/geometry/wall.ts";
import { isUnread, type PhotoView, stageMessage, WAITING_MESSAGE } from "./photoView.ts";

/** One tile with everything that is shown of it. */
export type TileView = {
  readonly index: number;
  readonly tile: DesignTile;
  readonly placed: PlacedTile;
  readonly photo: DesignPhoto | undefined;
  /** Sharpness of the print (B2); null while there is no photo or its size is unknown. */
  readonly verdict: Verdict | null;
  /** True when the shopper has accepted that the photo is weak. */
  readonly isConfirmed: boolean;
};

type WallView = { readonly wall: Wall; readonly tiles: readonly TileView[] };

const viewCache = new WeakMap<Design, WallView>();

/**
 * Returns what is shown of a design. Several parts of the page ask for the same design, which never changes, so its
 * views are made once.
 */
export const tileViewsOf = (design: Design): WallView => {
  const views = viewCache.get(design) ?? wallViewOf(design);
  viewCache.set(design, views);
  return views;
};

const wallViewOf = (design: Design): WallView => {
  const wall = layOut(design);
  const tiles = design.tiles.flatMap((tile, index) => {
    const placed = wall.tiles[index];
    if (!placed) return [];
    const photo = photoOfTile(design, tile);
    const isConfirmed = tile.printConfirmation !== undefined && !isPrintUnconfirmed(design, tile);
    return [{ index, tile, placed, photo, verdict: verdictOfTile(design, tile), isConfirmed }];
  });
  return { wall, tiles };
};

/** Returns the outer size of a frame in whole centimetres, as it hangs and is read out: "30 by 45 cm". */
export const frameSizeText = (size: FrameSizeKey, orientation: PlacedTile["orientation"]): string => {
  const { width, height } = outerSizeOf(size, orientation);
  return `${width / 10} by ${height / 10} cm`;
};

/** Returns the outer size of a frame as lists and labels show it: "30 × 45 cm" that stays on one line. */
export const formatFrameSize = (size: FrameSizeKey, orientation: PlacedTile["orientation"]): string =>
  formatSize(outerSizeOf(size, orientation));

/** Returns the text in a tile whose photo cannot be shown; null when it can. */
export const tileNote = (photo: DesignPhoto, view: PhotoView | undefined): string | null => {
  if (view?.stage.kind === "failed") {
    return view.stage.problem.canRetry ? "This photo wasn't uploaded" : "This photo can't be used";
  }
  return photo.url === undefined && view?.isWithoutPreview ? "Preview after upload" : null;
};

/** Returns the accessible name of a tile: "Tile 2 of 6, 30 by 45 cm, portrait, beach.jpg, sharp". */
export const tileLabel = (
  { index, placed, photo, verdict }: TileView,
  count: number,
  view: PhotoView | undefined,
): string => {
  const { width, height } = FRAME_SIZES[placed.size];
  const shape = width === height ? "square" : placed.orientation;
  const position = `Tile ${index + 1} of ${count}, ${frameSizeText(placed.size, placed.orientation)}, ${shape}`;
  if (photo === undefined) return `${position}, empty, add photo`;
  // A photo that failed, or has not been read yet, has no print to judge. The name contains the visible text, so that it can be used by voice.
  const shownVerdict = view?.stage.kind === "failed" || isUnread(view) ? null : verdict;
  const parts = [
    position,
    photo.fileName,
    tileNote(photo, view),
    shownVerdict && VERDICT_LABELS[shownVerdict],
    // The page reads its photos a moment after its design: until then the progress of this one is unknown.
    view === undefined && photo.handle === undefined ? WAITING_MESSAGE : stageMessage(view),
  ];
  return parts.filter(Boolean).join(", ");
};
