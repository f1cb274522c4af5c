import type { Crop } from "../crop/crop.ts";
import type { Design, DesignTile } from "./design.ts";
import { frameStyleOfTile, openingKeyOfTile, sizeOfTile } from "./effectiveTile.ts";

/** Crops are fractions; the wire may round their last digits. */
const CROP_TOLERANCE = 1e-6;

/**
 * Returns true if two designs would be made and priced alike: the same tiles with the same photos and crops, in the
 * same frames, at the same positions. Rooms, photos in the tray, and crops for other openings make no difference.
 */
export const isSamePurchase = (a: Design, b: Design): boolean =>
  a.base.kind === b.base.kind &&
  (a.base.kind === "free" || b.base.kind === "free" || a.base.key === b.base.key) &&
  a.tiles.length === b.tiles.length &&
  a.tiles.every((tile, index) => {
    const other = b.tiles[index];
    return other !== undefined && isSameTile(a, tile, b, other);
  });

const isSameTile = (a: Design, tile: DesignTile, b: Design, other: DesignTile): boolean =>
  tile.name === other.name &&
  tile.photoId === other.photoId &&
  tile.orientation === other.orientation &&
  tile.position?.x === other.position?.x &&
  tile.position?.y === other.position?.y &&
  sizeOfTile(a, tile) === sizeOfTile(b, other) &&
  frameStyleOfTile(a, tile) === frameStyleOfTile(b, other) &&
  (tile.photoId === null ||
    isSameCrop(tile.crops[openingKeyOfTile(a, tile)], other.crops[openingKeyOfTile(b, other)]));

const isSameCrop = (a: Crop | undefined, b: Crop | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    (a.isFlipped ?? false) === (b.isFlipped ?? false) &&
    (["x", "y", "width", "height", "rotation"] as const).every(
      (part) => Math.abs(a[part] - b[part]) <= CROP_TOLERANCE,
    ));
