import { createHistory } from "@storywall/domain/design/commands/history.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";
import { useEffect, useMemo, useState } from "react";
import { useSite } from "../../../lib/api/site.ts";
import { loadSavedDesign } from "../storage/savedDesign.ts";
import { createBlankDesign, designKeyOf, designPath } from "./designBase.ts";
import { inStockTransfer } from "./inStockTransfer.ts";
import { createTransfer, withChosenFrame } from "./layoutTransfer.ts";
import { findMatchingChange, loadMatchingChange } from "./loadMatchingChange.ts";
import type { changeLayoutAndMatch } from "./matchingChange.ts";

/** Another layout before and after the shopper's photos are carried over to it. */
export type LayoutOffer = { readonly before: Design; readonly after: Design };

type OfferOptions = {
  /** Photos that failed: they hang nowhere. */
  readonly unusableIds?: readonly string[];
  /** Frames that cannot be made at the moment (B13). */
  readonly shortages?: readonly Shortage[];
};

/**
 * Returns the wall that a change of layout makes of `design`: with the photos that suit its tiles, and for a gallery
 * wall with a frame for each photo that hangs, in sizes of its own. So arrangement, price and sizes are known before the
 * shopper chooses it (B8). `target` is that layout as it was left, or blank.
 */
export const layoutOffer = (
  change: typeof changeLayoutAndMatch,
  design: Design,
  target: Design,
  { unusableIds = [], shortages = [] }: OfferOptions = {},
): Design => {
  const command = change(createHistory(target));
  const transfer = withChosenFrame(designKeyOf(design.base), createTransfer(design, [], unusableIds));
  return command.run(target, inStockTransfer(command, target, transfer, shortages));
};

/**
 * Returns the same for a layout as this browser has it, if it does; the design itself for its own layout. Null
 * until the code is loaded, or when it cannot be loaded.
 */
export const useLayoutOffer = (
  design: Design,
  base: DesignBase,
  unusableIds: readonly string[],
): LayoutOffer | null => {
  const { shortages } = useSite();
  const [matching, setMatching] = useState(findMatchingChange);
  useEffect(() => {
    if (matching === null) loadMatchingChange().then(setMatching, () => undefined);
  }, [matching]);
  return useMemo(() => {
    const key = designKeyOf(base);
    if (designKeyOf(design.base) === key) return { before: design, after: design };
    if (matching === null) return null;
    const before = loadSavedDesign(key)?.design ?? createBlankOf(base, shortages);
    const options = { unusableIds, shortages };
    return { before, after: layoutOffer(matching.changeLayoutAndMatch, design, before, options) };
  }, [matching, design, base, unusableIds, shortages]);
};

/** Returns a layout as its address opens it. */
const createBlankOf = (base: DesignBase, shortages: readonly Shortage[]): Design =>
  createBlankDesign(new URLSearchParams(designPath(base).split("?")[1]), shortages);
