import { createHistory } from "@storywall/domain/design/commands/history.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import { useEffect, useMemo, useState } from "react";
import { loadSavedDesign } from "../storage/savedDesign.ts";
import { createBlank, designKeyOf } from "./designBase.ts";
import { createTransfer } from "./layoutTransfer.ts";
import { findMatchingChange, loadMatchingChange } from "./loadMatchingChange.ts";
import type { changeLayoutAndMatch } from "./matchingChange.ts";

/**
 * Returns the gallery wall that a change of layout makes of `design`: with a frame for each photo that hangs, in sizes
 * of its own. So its price and sizes are known before the shopper chooses it (B8). `target` is that gallery wall as it
 * was left, or blank.
 */
export const galleryOffer = (
  change: typeof changeLayoutAndMatch,
  design: Design,
  target: Design,
  unusableIds: readonly string[] = [],
): Design => change(createHistory(target)).run(target, createTransfer(design, [], unusableIds));

/**
 * Returns the same for the gallery wall that this browser has, if any; the design itself when it is that wall. Null
 * until the code is loaded, or when it cannot be loaded.
 */
export const useGalleryOffer = (
  design: Design,
  base: DesignBase,
  unusableIds: readonly string[],
): Design | null => {
  const [matching, setMatching] = useState(findMatchingChange);
  useEffect(() => {
    if (matching === null) loadMatchingChange().then(setMatching, () => undefined);
  }, [matching]);
  return useMemo(() => {
    const key = designKeyOf(base);
    if (designKeyOf(design.base) === key) return design;
    const target = loadSavedDesign(key)?.design ?? createBlank(base);
    return matching && galleryOffer(matching.changeLayoutAndMatch, design, target, unusableIds);
  }, [matching, design, base, unusableIds]);
};
