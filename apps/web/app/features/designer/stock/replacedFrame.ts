import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { frameStyleOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { findDesignShortages } from "@storywall/domain/stock/designShortages.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";
import { designShortageText, frameName, shortageSentence } from "@storywall/domain/stock/stockMessages.ts";
import { createRequestedDesign, designKeyOf, findReplacement } from "../layout/designBase.ts";

/**
 * Returns why the wall does not have the frame that its address asks for (B13), so that the change is never silent.
 */
const replacedText = (shortage: string, nearest: FrameStyleKey): string =>
  `${shortage} So this wall starts in ${frameName(nearest)}.`;

/**
 * Returns the notice for a wall that still has the frame which replaced the one of its address; null when it has
 * another frame.
 */
export const replacedFrameNotice = (
  search: URLSearchParams,
  design: Design,
  shortages: readonly Shortage[],
  today: string,
): string | null => {
  // Walls of the cart and imported walls have the frames that were chosen for them.
  if (shortages.length === 0 || search.has("line") || search.has("wall")) return null;
  const requested = createRequestedDesign(search);
  const nearest = findReplacement(requested, shortages);
  const text = designShortageText(shortages, requested, today);
  return nearest !== null &&
    text !== null &&
    designKeyOf(requested.base) === designKeyOf(design.base) &&
    design.tiles.every((tile) => frameStyleOfTile(design, tile) === nearest)
    ? replacedText(text, nearest)
    : null;
};

/**
 * Returns what the page of a wall says about stock: each of its styles that cannot be made, in which sizes, and the frame
 * in which `designPath` opens instead. Tiles have no numbers on that page.
 */
export const listStockNotes = (
  designPath: string,
  styles: readonly FrameStyleKey[],
  shortages: readonly Shortage[],
  today: string,
): readonly string[] => {
  const search = new URLSearchParams(designPath.split("?")[1]);
  const requested = createRequestedDesign(search);
  return styles.flatMap((style) => {
    const text = findDesignShortages(shortages, createRequestedDesign(search, style))
      .map((shortage) => shortageSentence({ ...shortage, tiles: [] }, today))
      .join(" ");
    if (text === "") return [];
    const nearest = style === requested.frameStyle ? findReplacement(requested, shortages) : null;
    return [nearest === null ? text : replacedText(text, nearest)];
  });
};
