import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { findOutOfStockStyles } from "@storywall/domain/design/outOfStock.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";

/** Checks that no wall has a frame that is out of stock. */
export const checkInStock = (designs: readonly Design[]): Result<null, "FRAME_OUT_OF_STOCK"> => {
  const [style] = designs.flatMap(findOutOfStockStyles);
  return style === undefined
    ? ok(null)
    : err(
        "FRAME_OUT_OF_STOCK",
        `${FRAME_STYLES[style].name} is out of stock at the moment. Please choose another frame.`,
      );
};
