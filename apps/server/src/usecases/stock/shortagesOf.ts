import { REMAKE_BY_STATE } from "@storywall/domain/orders/remakes.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import { findNeededShortages } from "@storywall/domain/stock/neededShortages.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { PrintWork } from "../print/printWork.ts";

/** Returns the out-of-stock materials of the tiles of an order; none once it is sent. */
export const shortagesOf = ({ shortages }: Site, { status, lines }: OrderRecord): readonly Shortage[] => {
  if (REMAKE_BY_STATE[status] !== "reprint" && status !== "awaiting_photos") return [];
  return findNeededShortages(
    shortages,
    lines.map(({ design }) => design),
  );
};

/** Returns the same for an order or a replacement; for a replacement, of the tiles that are made again. */
export const shortagesOfWork = (
  site: Site,
  { order, replacement }: Pick<PrintWork, "order" | "replacement">,
): readonly Shortage[] => {
  if (replacement === null) return shortagesOf(site, order);
  if (replacement.state !== "in_production") return [];
  const designs = order.lines.map(({ id: lineId, design }) => ({
    ...design,
    tiles: design.tiles.filter(({ name }) =>
      replacement.tiles.some((each) => each.lineId === lineId && each.tile === name),
    ),
  }));
  return findNeededShortages(site.shortages, designs);
};
