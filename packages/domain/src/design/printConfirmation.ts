import { isWeak, type Verdict, verdictOf } from "../crop/resolution.ts";
import type { Design, DesignTile } from "./design.ts";
import { isSoftArt, ppiOfTile } from "./tileVerdict.ts";

/** Tolerance, because two programs may compute the same resolution with different last digits. */
const PPI_TOLERANCE = 0.01;

/** A tile whose photo has too few pixels for a good print. */
export type WeakPrint = {
  readonly tile: string;
  /** Position of the tile in the design, from 1. */
  readonly number: number;
  readonly photoId: string;
  readonly ppi: number;
  readonly verdict: Extract<Verdict, "soft" | "unprintable">;
  readonly isConfirmed: boolean;
};

/** Returns the tiles that are soft or unprintable (requirement B2), in the order of the design. */
export const findWeakPrints = (design: Design): readonly WeakPrint[] =>
  design.tiles.flatMap((tile, index): readonly WeakPrint[] => {
    const ppi = ppiOfTile(design, tile);
    if (ppi === null || tile.photoId === null) return [];
    const verdict = verdictOf(ppi);
    if ((verdict !== "soft" && verdict !== "unprintable") || isSoftArt(tile.photoId, verdict)) return [];
    const { name, photoId } = tile;
    return [
      { tile: name, number: index + 1, photoId, ppi, verdict, isConfirmed: isPrintConfirmed(tile, ppi) },
    ];
  });

/**
 * Returns true if the shopper has accepted a print of this resolution. The photo must be the one that was accepted.
 * Size, mat and crop matter only by the resolution that they lead to: with fewer pixels per inch the confirmation is
 * void.
 */
export const isPrintConfirmed = ({ photoId, printConfirmation }: DesignTile, ppi: number): boolean =>
  printConfirmation?.photoId === photoId && ppi >= printConfirmation.ppi - PPI_TOLERANCE;

/** Returns true if the tile's print is weak and the shopper has not accepted it. */
export const isPrintUnconfirmed = (design: Design, tile: DesignTile): boolean => {
  const ppi = ppiOfTile(design, tile);
  if (ppi === null || isSoftArt(tile.photoId, verdictOf(ppi))) return false;
  return isWeak(verdictOf(ppi)) && !isPrintConfirmed(tile, ppi);
};

/** Returns the weak prints that the shopper has not accepted. */
export const findUnconfirmedPrints = (design: Design): readonly WeakPrint[] =>
  findWeakPrints(design).filter(({ isConfirmed }) => !isConfirmed);

/**
 * Returns the design with only the valid confirmations, each set to the tile's current resolution: a client that
 * sent too low a number must not thereby accept a worse print later.
 */
export const settleConfirmations = (design: Design): Design => {
  if (design.tiles.every(({ printConfirmation }) => printConfirmation === undefined)) return design;
  const confirmed = new Map(
    findWeakPrints(design).flatMap((print) => (print.isConfirmed ? [[print.tile, print]] : [])),
  );
  return {
    ...design,
    tiles: design.tiles.map(({ printConfirmation: _, ...tile }) => {
      const print = confirmed.get(tile.name);
      return print ? { ...tile, printConfirmation: { photoId: print.photoId, ppi: print.ppi } } : tile;
    }),
  };
};
