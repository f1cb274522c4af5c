import type { Design } from "../design/design.ts";
import { frameStyleOfTile, sizeOfTile } from "../design/effectiveTile.ts";
import { type FrameShortage, findFrameShortage, type Shortage } from "./shortage.ts";

/** A frame of a design that cannot be made at present. */
export type DesignShortage = FrameShortage & {
  /** Numbers of the tiles that have this frame, from 1; empty when every tile has it. */
  readonly tiles: readonly number[];
};

/** Returns the frames of a design that cannot be made at present, each once. */
export const findDesignShortages = (
  shortages: readonly Shortage[],
  design: Design,
): readonly DesignShortage[] => {
  const frames = design.tiles.map((tile) => ({
    style: frameStyleOfTile(design, tile),
    size: sizeOfTile(design, tile),
  }));
  return frames.flatMap(({ style, size }, index) => {
    const isSame = (other: (typeof frames)[number]): boolean => other.style === style && other.size === size;
    const shortage = frames.findIndex(isSame) === index ? findFrameShortage(shortages, style, size) : null;
    const tiles = frames.flatMap((other, at) => (isSame(other) ? [at + 1] : []));
    return shortage ? [{ ...shortage, tiles: tiles.length === frames.length ? [] : tiles }] : [];
  });
};
