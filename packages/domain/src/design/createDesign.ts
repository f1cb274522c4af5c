import type { FrameSizeKey } from "../catalogue/frameSizes.ts";
import type { FrameStyleKey } from "../catalogue/frameStyles.ts";
import {
  allowedFrameStyles,
  allowedOrientations,
  allowedSizes,
  allowedTileSizes,
  defaultFrameStyle,
  defaultSize,
  tileNamesOf,
} from "./allowedOptions.ts";
import type { Design, DesignBase, DesignTile } from "./design.ts";

/** Creates an empty tile of the base. It has a size of its own only where the base does not allow the wall's size. */
export const emptyTile = (base: DesignBase, name: string, wallSize: FrameSizeKey): DesignTile => {
  const sizes = allowedTileSizes(base, name);
  const ownSize = sizes.includes(wallSize) ? undefined : sizes[0];
  return {
    name,
    photoId: null,
    orientation: allowedOrientations(base, name)[0] ?? "portrait",
    ...(ownSize && { size: ownSize }),
    crops: {},
  };
};

/**
 * Creates a design without photos (R4.5, R9.2). A preference that the base does not allow becomes the base's default:
 * preferences come from links that people write by hand.
 */
export const createDesign = (
  base: DesignBase,
  preferences: { readonly size?: FrameSizeKey; readonly frameStyle?: FrameStyleKey } = {},
): Design => {
  const size =
    preferences.size && allowedSizes(base).includes(preferences.size) ? preferences.size : defaultSize(base);
  const frameStyle =
    preferences.frameStyle && allowedFrameStyles(base).includes(preferences.frameStyle)
      ? preferences.frameStyle
      : defaultFrameStyle(base);
  return {
    version: 1,
    base,
    size,
    frameStyle,
    tiles: tileNamesOf(base).map((name) => emptyTile(base, name, size)),
    photos: [],
  };
};
