import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { allowedFrameStyles } from "@storywall/domain/design/allowedOptions.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import type { Minor } from "@storywall/domain/units/units.ts";

/** The photos, the frame and the room that a change of layout carries over from one design to the next. */
export type LayoutTransfer = Pick<Design, "photos" | "room"> & {
  /** The chosen frame style, if the other layout is sold with it. Absent: the other layout's own frame stays. */
  readonly frameStyle?: FrameStyleKey;
  /** A free wall grows until it has a frame for each of the first `frameCount` photos: those that hung. */
  readonly frameCount: number;
  /** True when the other layout was opened in one size for all frames, whose price was offered. */
  readonly hasChosenSize?: boolean;
  /** Photos that failed: they are carried over with their error, and hang nowhere. Absent: none. */
  readonly unusableIds?: readonly string[];
  /** Photos that the shopper asked to hang. Absent: a wall that has photos keeps those in its tray there. */
  readonly wantedIds?: readonly string[];
  /** The previous wall, whose crops the photos keep. Absent: no photo has a crop. */
  readonly from?: Design;
  /** Price of the previous wall. Absent: no message about the price. */
  readonly priceBefore?: Minor;
};

/**
 * Creates the transfer from a design to another layout (B5). Placed photos come first, in the order of their tiles,
 * then `alsoPlacedIds`, which the new layout places in addition, then the others. Those of `unusableIds` hang nowhere.
 */
export const createTransfer = (
  from: Design,
  alsoPlacedIds: readonly string[] = [],
  unusableIds: readonly string[] = [],
): LayoutTransfer => {
  const { tiles, photos, frameStyle, room } = from;
  const hung = [...tiles.flatMap(({ photoId }) => photoId ?? []), ...alsoPlacedIds];
  const placed = new Set(hung.filter((id) => !unusableIds.includes(id)));
  const known = new Map(photos.map((photo) => [photo.id, photo]));
  const first = [...placed].flatMap((id): DesignPhoto[] => {
    const photo = known.get(id);
    return photo ? [photo] : [];
  });
  const others = photos.filter(({ id }) => !placed.has(id));
  return {
    photos: [...first, ...others],
    frameCount: first.length,
    frameStyle,
    from,
    ...(room && { room }),
    ...(unusableIds.length > 0 && { unusableIds }),
    ...(alsoPlacedIds.length > 0 && { wantedIds: alsoPlacedIds }),
  };
};

let pendingTransfer: LayoutTransfer | null = null;

/** Holds the transfer until the other layout consumes it, within one page. */
export const setTransfer = (transfer: LayoutTransfer): void => {
  pendingTransfer = transfer;
};

/** Returns whether a layout was chosen that has not received its photos yet. */
export const isTransferringPhotos = (): boolean => (pendingTransfer?.photos.length ?? 0) > 0;

/** Returns the transfer and clears it: only the first layout that calls it applies it. */
export const consumeTransfer = (): LayoutTransfer | null => {
  const transfer = pendingTransfer;
  pendingTransfer = null;
  return transfer;
};

/** A frame that the shopper chose and that a layout does not sell, with the one that the layout shows instead. */
type UnsoldFrame = {
  readonly designKey: string;
  readonly chosen: FrameStyleKey;
  readonly shown: FrameStyleKey;
};

let unsoldFrame: UnsoldFrame | null = null;

/**
 * Saves the chosen frame, within one page, when the layout that was opened with it does not sell it, so that the next
 * layout gets it again. Returns the frame that is not sold; null when it is sold.
 */
export const saveChosenFrame = (
  designKey: string,
  { base, frameStyle: shown }: Design,
  chosen: FrameStyleKey | undefined,
): FrameStyleKey | null => {
  const isSold = chosen === undefined || allowedFrameStyles(base).includes(chosen);
  unsoldFrame = isSold ? null : { designKey, chosen, shown };
  return unsoldFrame?.chosen ?? null;
};

/**
 * Returns the transfer from the layout `designKey` with the frame that the shopper chose, where that layout shows another
 * one because it does not sell it. A frame that was chosen since then stays.
 */
export const withChosenFrame = (designKey: string, transfer: LayoutTransfer): LayoutTransfer =>
  unsoldFrame?.designKey === designKey && unsoldFrame.shown === transfer.frameStyle
    ? { ...transfer, frameStyle: unsoldFrame.chosen }
    : transfer;
