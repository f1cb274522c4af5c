import type { SiteShortage } from "@storywall/contract/schemas/owner/stock.ts";
import { formatShortDay } from "@storywall/domain/orders/formatDay.ts";
import { STOCK_ITEMS } from "@storywall/domain/stock/stockCatalogue.ts";

/** Returns "Oak moulding, 15 mm". */
export const stockItemName = (item: string): string =>
  STOCK_ITEMS.find(({ key }) => key === item)?.name ?? item;

/** Returns "Oak moulding, 15 mm (back about 4 Dec); Mat for Medium". */
export const shortagesLabel = (shortages: readonly Pick<SiteShortage, "item" | "expectedOn">[]): string =>
  shortages
    .map(({ item, expectedOn }) =>
      expectedOn === null
        ? stockItemName(item)
        : `${stockItemName(item)} (back about ${formatShortDay(expectedOn)})`,
    )
    .join("; ");
