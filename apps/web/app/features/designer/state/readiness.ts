import type { Design } from "@storywall/domain/design/design.ts";
import { findUnconfirmedPrints } from "@storywall/domain/design/printConfirmation.ts";
import { countEmptyTiles, photoOfTile, photosStillUploading } from "@storywall/domain/design/tilePhotos.ts";
import { type PhotoViews, progressOf } from "../view/photoView.ts";
import { type TileView, tileViewsOf } from "../view/tileView.ts";

/** Whether a design can be added to the cart. If not, the first obstacle in this order. */
export type Readiness =
  /** R4.4 */
  | { readonly kind: "missing"; readonly count: number }
  | { readonly kind: "failed"; readonly tiles: readonly TileView[] }
  /** B2: under 100 pixels an inch, which is printed only for a shopper who wants it all the same. */
  | { readonly kind: "unprintable"; readonly tiles: readonly TileView[] }
  /** `sent`: mean progress of all photos that hang, 0 to 1. */
  | { readonly kind: "uploading"; readonly count: number; readonly sent: number }
  /** B2: 100 to 149 asks to confirm. */
  | { readonly kind: "soft"; readonly tiles: readonly TileView[] }
  | { readonly kind: "ready" };

/** Warnings that a shopper may accept: photos that follow after the order (R4.13). Prints are confirmed in the design. */
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
  const { tiles } = tileViewsOf(design);
  const failed = tiles.filter(
    ({ photo }) => photo && photo.handle === undefined && views[photo.id]?.stage.kind === "failed",
  );
  if (failed.length > 0) return { kind: "failed", tiles: failed };
  const unconfirmed = findUnconfirmedPrints(design).map(({ tile }) => tile);
  const weak = tiles.filter(({ tile }) => unconfirmed.includes(tile.name));
  const unprintable = weak.filter(({ verdict }) => verdict === "unprintable");
  if (unprintable.length > 0) return { kind: "unprintable", tiles: unprintable };
  if (uploading.length > 0) {
    return { kind: "uploading", count: uploading.length, sent: totalProgress(design, views) };
  }
  return weak.length > 0 ? { kind: "soft", tiles: weak } : { kind: "ready" };
};

/** Returns the mean progress of all photos that hang, 0 to 1. A photo in two tiles counts once. */
const totalProgress = (design: Design, views: PhotoViews): number => {
  const photos = [...new Set(design.tiles.flatMap((tile) => photoOfTile(design, tile) ?? []))];
  const sent = photos.map(({ id, handle }) => (handle === undefined ? (progressOf(views[id]) ?? 0) : 1));
  return sent.reduce((sum, part) => sum + part, 0) / Math.max(1, sent.length);
};
