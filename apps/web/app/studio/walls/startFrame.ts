import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { setWallFrameStyle } from "@storywall/domain/design/commands/frameCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { isOutOfStock } from "@storywall/domain/stock/nearestStyle.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";
import {
  createBlankDesign,
  createRequestedDesign,
  designPath,
  findReplacement,
} from "../../features/designer/layout/designBase.ts";

/** The layout as its address opens it, without photos. */
type Opened = {
  readonly blank: Design;
  readonly search: URLSearchParams;
  readonly shortages: readonly Shortage[];
};

/** Returns the frame in which a layout opens when none is chosen. */
const frameOfLayout = ({ base }: Design, shortages: readonly Shortage[]): FrameStyleKey => {
  const [, search] = designPath(base).split("?");
  return createBlankDesign(new URLSearchParams(search), shortages).frameStyle;
};

/**
 * Returns the frame of a new layout that is filled with the photos of the last wall: that of the last wall, where the
 * shopper chose it and it can be made. The layout's own frame stays where its page has promised it: the address names it,
 * or it replaces one that is out of stock (B13).
 */
export const startFrame = (last: Design, { blank, search, shortages }: Opened): FrameStyleKey => {
  const isPromised =
    search.has("frame") || findReplacement(createRequestedDesign(search), shortages) !== null;
  const isChosen = last.frameStyle !== frameOfLayout(last, shortages);
  if (isPromised || !isChosen) return blank.frameStyle;
  const framed = setWallFrameStyle.run(blank, { frameStyle: last.frameStyle });
  return isOutOfStock(shortages, framed) && !isOutOfStock(shortages, blank)
    ? blank.frameStyle
    : last.frameStyle;
};
