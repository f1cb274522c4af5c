import { CANVAS_TEMPLATES } from "../catalogue/canvasTemplates.ts";
import {
  DEFAULT_FRAME_SIZE,
  FRAME_SIZE_KEYS,
  FRAME_SIZES,
  type FrameSizeKey,
  type Orientation,
} from "../catalogue/frameSizes.ts";
import {
  DEFAULT_FRAME_STYLE,
  DEFAULT_TEMPLATE_FRAME_STYLE,
  FRAME_STYLE_KEYS,
  FRAME_STYLES,
  type FrameStyleKey,
  RESET_FRAME_STYLE,
} from "../catalogue/frameStyles.ts";
import { TILE_SETS } from "../catalogue/sets.ts";
import type { Design, DesignBase } from "./design.ts";
import { frameStyleOfTile } from "./effectiveTile.ts";

// What a base lets the shopper choose (R3.4, R1.5).

const SINGLE_FRAME_SIZES: readonly FrameSizeKey[] = FRAME_SIZE_KEYS.filter(
  (key) => FRAME_SIZES[key].isSoldSingly,
);

/** Returns the sizes that the wall as a whole may have; never empty. */
export const allowedSizes = (base: DesignBase): readonly FrameSizeKey[] => {
  switch (base.kind) {
    case "template":
      return CANVAS_TEMPLATES[base.key].sizes;
    case "set":
      return [TILE_SETS[base.key].size];
    case "free":
      return SINGLE_FRAME_SIZES;
  }
};

/** Returns the sizes that one tile may have. An absolute template fixes the size of each of its frames. */
export const allowedTileSizes = (base: DesignBase, tileName: string): readonly FrameSizeKey[] => {
  if (base.kind === "template") {
    const { layout } = CANVAS_TEMPLATES[base.key];
    if (layout.type === "absolute")
      return layout.frames.filter(({ frameId }) => frameId === tileName).map(({ frameSize }) => frameSize);
  }
  return allowedSizes(base);
};

/** Returns the frame styles that are offered for a base, in display order. */
export const allowedFrameStyles = (base: DesignBase): readonly FrameStyleKey[] => {
  switch (base.kind) {
    case "template":
      return CANVAS_TEMPLATES[base.key].frameStyles;
    case "set":
      return TILE_SETS[base.key].frameStyles;
    case "free":
      return FRAME_STYLE_KEYS;
  }
};

/**
 * Returns true if a stored wall of this base may have the style. A reset used to set Sleek on every base, even if it
 * is not sold there, so such walls can still be opened. They cannot be bought: see `findUnsoldFrameStyle`.
 */
export const isFrameStyleAllowed = (base: DesignBase, style: FrameStyleKey): boolean =>
  style === RESET_FRAME_STYLE || allowedFrameStyles(base).includes(style);

/** Returns a frame style of the wall that its base does not sell (R4.6); undefined when the base sells all of them. */
export const findUnsoldFrameStyle = (design: Design): FrameStyleKey | undefined =>
  design.tiles
    .map((tile) => frameStyleOfTile(design, tile))
    .find((style) => !allowedFrameStyles(design.base).includes(style));

/**
 * Returns the orientations that a tile may have. Only on a free wall can the shopper choose; a template fixes the
 * orientation of each frame.
 */
export const allowedOrientations = (base: DesignBase, tileName: string): readonly Orientation[] => {
  if (base.kind === "free") return ["portrait", "landscape"];
  if (base.kind === "template") {
    const { layout } = CANVAS_TEMPLATES[base.key];
    if (layout.type === "absolute")
      return layout.frames
        .filter(({ frameId }) => frameId === tileName)
        .map(({ orientation }) => orientation);
  }
  return ["portrait"];
};

const pickAllowed = <Key>(preferred: Key, allowed: readonly Key[]): Key =>
  allowed.includes(preferred) ? preferred : (allowed[0] ?? preferred);

/** Returns the default size if the base allows it, else the first one that it allows (R9.2). */
export const defaultSize = (base: DesignBase): FrameSizeKey =>
  pickAllowed(DEFAULT_FRAME_SIZE, allowedSizes(base));

/**
 * Returns Timeless for a new template (R4.5); else Infinite if the base allows it, else the first style that it
 * allows (R9.2).
 */
export const defaultFrameStyle = (base: DesignBase): FrameStyleKey =>
  pickAllowed(
    base.kind === "template" ? DEFAULT_TEMPLATE_FRAME_STYLE : DEFAULT_FRAME_STYLE,
    allowedFrameStyles(base),
  );

/**
 * Returns the style after a reset (R4.6): Sleek if the base sells it, else the first style with a mat that it sells.
 */
export const resetFrameStyle = (base: DesignBase): FrameStyleKey => {
  const styles = allowedFrameStyles(base);
  const withMat = styles.find((style) => FRAME_STYLES[style].mat !== "none");
  return styles.includes(RESET_FRAME_STYLE) ? RESET_FRAME_STYLE : (withMat ?? defaultFrameStyle(base));
};

/** Returns the names of the tiles that a base starts with: those of an absolute template, else tile_1, tile_2, … */
export const tileNamesOf = (base: DesignBase): readonly string[] => {
  switch (base.kind) {
    case "template": {
      const { layout, frameCount } = CANVAS_TEMPLATES[base.key];
      return layout.type === "absolute"
        ? layout.frames.map(({ frameId }) => frameId)
        : numberedTileNames(frameCount);
    }
    case "set":
      return numberedTileNames(TILE_SETS[base.key].frameCount);
    case "free":
      return numberedTileNames(1);
  }
};

const numberedTileNames = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `tile_${index + 1}`);
