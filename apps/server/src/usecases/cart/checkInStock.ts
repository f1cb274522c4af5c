import type { Design } from "@storywall/domain/design/design.ts";
import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import { type DesignShortage, findDesignShortages } from "@storywall/domain/stock/designShortages.ts";
import { findNearestStyle } from "@storywall/domain/stock/nearestStyle.ts";
import type { FrameShortage } from "@storywall/domain/stock/shortage.ts";
import { shortageMessage } from "@storywall/domain/stock/stockMessages.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";

type StockedSite = Pick<Site, "shortages" | "timeZone">;

/**
 * Checks that every frame of these walls can be made. `accepted` are shortages of the wall that the shopper
 * already has.
 */
export const checkInStock = (
  site: StockedSite,
  now: Date,
  designs: readonly Design[],
  accepted: readonly FrameShortage[] = [],
): Result<null, "FRAME_OUT_OF_STOCK"> => {
  for (const design of designs) {
    const [shortage] = findDesignShortages(site.shortages, design).filter(
      ({ style, size }) => !accepted.some((known) => known.style === style && known.size === size),
    );
    if (shortage) return err("FRAME_OUT_OF_STOCK", describe(site, now, design, shortage));
  }
  return ok(null);
};

/** Returns a sentence about the first frame of a wall that cannot be made; undefined when all can. */
export const findStockNote = (site: StockedSite, now: Date, design: Design): string | undefined => {
  const [shortage] = findDesignShortages(site.shortages, design);
  return shortage && describe(site, now, design, shortage);
};

const describe = (
  { shortages, timeZone }: StockedSite,
  now: Date,
  design: Design,
  shortage: DesignShortage,
): string =>
  shortageMessage(
    shortage,
    findNearestStyle(shortages, design, shortage.style),
    localDay(now.toISOString(), timeZone),
  );
