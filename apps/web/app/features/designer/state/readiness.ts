import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { findUnconfirmedPrints } from "@storywall/domain/design/printConfirmation.ts";
import { countEmptyTiles, photoOfTile, photosStillUploading } from "@storywall/domain/design/tilePhotos.ts";
import { isUnread, type PhotoViews, progressOf } from "../view/photoView.ts";
import { type TileView, tileViewsOf } from "../view/tileView.ts";

/** Whether a design can be added to the cart. If not, the first obstacle in this order. */
export type Readiness =
  /** R4.4 */
  | { readonly kind: "missing"; readonly count: number }
  | { readonly kind: "failed"; readonly tiles: readonly TileView[] }
  /** Prints below 150 pixels an inch (B2), which are printed only after the shopper has confirmed them. */
  | { readonly kind: "weak"; readonly tiles: readonly TileView[] }
  /** `sent`: mean progress of all photos that hang, 0 to 1. */
  | { readonly kind: "uploading"; readonly count: number; readonly sent: number }
  | { readonly kind: "ready" };

/**
 * Warnings that a shopper may accept: only that photos follow after the order (R4.13). Prints are confirmed in the
 * design.
 */
export type AcceptedWarnings = ReadonlySet<"missing">;
const NONE_ACCEPTED: AcceptedWarnings = new Set();

/**
 * Returns the first obstacle between a design and the cart, or that it is ready. Accepted warnings and confirmed prints
 * are no obstacle.
 */
export const readinessOf = (
  design: Design,
  views: PhotoViews,
  accepted: AcceptedWarnings = NONE_ACCEPTED,
): Readiness => {
  const count = countEmptyTiles(design);
  if (count > 0 && !accepted.has("missing")) return { kind: "missing", count };
  const uploading = photosStillUploading(design);
  const failed = findFailedTiles(design, views);
  if (failed.length > 0) return { kind: "failed", tiles: failed };
  const weak = findWeakTiles(design, views);
  if (weak.length > 0) return { kind: "weak", tiles: weak };
  return uploading.length > 0
    ? { kind: "uploading", count: uploading.length, sent: totalProgress(design, views) }
    : { kind: "ready" };
};

const hasFailed = (photo: DesignPhoto, views: PhotoViews): boolean =>
  photo.handle === undefined && views[photo.id]?.stage.kind === "failed";

/** Returns whether a photo is being uploaded or waits for it: until then only this device has it. */
export const isUploading = ({ photos }: Design, views: PhotoViews): boolean =>
  photos.some((photo) => photo.handle === undefined && !hasFailed(photo, views));

/** Returns the tiles whose photo the shop cannot use. */
export const findFailedTiles = (design: Design, views: PhotoViews): readonly TileView[] =>
  tileViewsOf(design).tiles.filter(({ photo }) => photo && hasFailed(photo, views));

/**
 * Returns the tiles whose weak print is not confirmed (B2). A photo that the shop cannot use has no print to judge, and one
 * that has not been read yet may be such a photo.
 */
export const findWeakTiles = (design: Design, views: PhotoViews): readonly TileView[] => {
  const unconfirmed = findUnconfirmedPrints(design).map(({ tile }) => tile);
  return tileViewsOf(design).tiles.filter(
    ({ tile, photo }) =>
      unconfirmed.includes(tile.name) && photo && !hasFailed(photo, views) && !isUnread(views[photo.id]),
  );
};

/** Returns the mean progress of all photos that hang, 0 to 1. A photo in two tiles counts once. */
const totalProgress = (design: Design, views: PhotoViews): number => {
  const photos = [...new Set(design.tiles.flatMap((tile) => photoOfTile(design, tile) ?? []))];
  const sent = photos.map(({ id, handle }) => (handle === undefined ? (progressOf(views[id]) ?? 0) : 1));
  return sent.reduce((sum, part) => sum + part, 0) / Math.max(1, sent.length);
};
