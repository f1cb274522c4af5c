import { type Verdict, verdictOf } from "../crop/resolution.ts";
import type { Design, DesignTile } from "../design/design.ts";
import { isPrintConfirmed } from "../design/printConfirmation.ts";
import { isSoftArt, ppiOfTile } from "../design/tileVerdict.ts";

/**
 * Why a print waits until a staff member has looked at it (B13). `unprintable`: under 100 pixels per inch, confirmed
 * or not. The other reasons are for soft prints: not confirmed by the shopper, below the shop's own limit, or
 * changed after the order.
 */
export const PRINT_HOLD_REASONS = ["unprintable", "unconfirmed", "verySoft", "changed"] as const;
export type PrintHoldReason = (typeof PRINT_HOLD_REASONS)[number];

/** How a tile prints, and why it must wait; null when it may be printed immediately. */
export type PrintAssessment = {
  /** Photo pixels per inch of the opening; null while the tile has no photo. */
  readonly ppi: number | null;
  readonly verdict: Verdict | null;
  readonly holdReason: PrintHoldReason | null;
};

type Circumstances = {
  readonly isConfirmed: boolean;
  readonly isChangedAfterOrder: boolean;
  /** Soft prints below this many pixels per inch wait even when they are confirmed. */
  readonly reviewBelowPpi: number;
};

/** Returns why a print of this resolution must be checked by staff. */
export const findHoldReason = (
  ppi: number,
  { isConfirmed, isChangedAfterOrder, reviewBelowPpi }: Circumstances,
): PrintHoldReason | null => {
  switch (verdictOf(ppi)) {
    case "sharp":
    case "good":
      return null;
    case "unprintable":
      return "unprintable";
    case "soft":
      if (!isConfirmed) return "unconfirmed";
      if (ppi < reviewBelowPpi) return "verySoft";
      return isChangedAfterOrder ? "changed" : null;
  }
};

/** Returns how a tile of an ordered wall prints, and why staff must check it, if they must. */
export const assessPrint = (
  design: Design,
  tile: DesignTile,
  {
    reviewBelowPpi,
    isChangedAfterOrder = false,
  }: Pick<Circumstances, "reviewBelowPpi"> & Partial<Pick<Circumstances, "isChangedAfterOrder">>,
): PrintAssessment => {
  const ppi = ppiOfTile(design, tile);
  if (ppi === null) return { ppi, verdict: null, holdReason: null };
  if (isSoftArt(tile.photoId, verdictOf(ppi))) return { ppi, verdict: verdictOf(ppi), holdReason: null };
  const isConfirmed = isPrintConfirmed(tile, ppi);
  return {
    ppi,
    verdict: verdictOf(ppi),
    holdReason: findHoldReason(ppi, { isConfirmed, isChangedAfterOrder, reviewBelowPpi }),
  };
};
