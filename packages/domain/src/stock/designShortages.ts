import { FRAME_STYLES, type FrameStyleKey } from "../catalogue/frameStyles.ts";
import { allowedFrameStyles } from "../design/allowedOptions.ts";
import type { Design } from "../design/design.ts";
import { frameStyleOfTile, sizeOfTile } from "../design/effectiveTile.ts";
import { type FrameShortage, findFrameShortage, findStyleShortage, type Shortage } from "./shortage.ts";

/** Returns the frames of a design that cannot be made at the moment, each once. */
export const findDesignShortages = (
  shortages: readonly Shortage[],
  design: Design,
): readonly FrameShortage[] => {
  const frames = new Map(
    design.tiles.map((tile) => {
      const frame = { style: frameStyleOfTile(design, tile), size: sizeOfTile(design, tile) };
      return [`${frame.style} ${frame.size}`, frame] as const;
    }),
  );
  return [...frames.values()].flatMap(({ style, size }) => findFrameShortage(shortages, style, size) ?? []);
};

/**
 * Returns the style that is most like one that cannot be made, of those that this design may have and that can be made
 * in every size that it is needed in: first of the same colour, then with the same mat. Null when there is none.
 */
export const findNearestStyle = (
  shortages: readonly Shortage[],
  design: Design,
  style: FrameStyleKey,
): FrameStyleKey | null => {
  const sizes = design.tiles
    .filter((tile) => frameStyleOfTile(design, tile) === style)
    .map((tile) => sizeOfTile(design, tile));
  const [nearest] = allowedFrameStyles(design.base)
    .filter((other) => other !== style && findStyleShortage(shortages, other, sizes) === null)
    .toSorted((one, other) => distance(style, one) - distance(style, other));
  return nearest ?? null;
};

const distance = (from: FrameStyleKey, to: FrameStyleKey): number =>
  (FRAME_STYLES[from].colour === FRAME_STYLES[to].colour ? 0 : 2) +
  (FRAME_STYLES[from].mat === FRAME_STYLES[to].mat ? 0 : 1);
