import { ORDER_STATES, type OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { STOCK_ITEM_KEYS } from "@storywall/domain/stock/stockCatalogue.ts";
import type { StockItemKey } from "@storywall/domain/stock/stockItems.ts";
import { stockItemName } from "../stock/shortageLabel.ts";
import type { ActiveFilter } from "../ui/FilterBar.tsx";
import { ORDER_STATE_LABELS } from "../ui/orderStateLabels.ts";

/** Filters of the list as its address holds them. */
export type OrderFilters = {
  readonly site?: SiteCode;
  readonly status?: OrderState;
  readonly from?: string;
  readonly to?: string;
  readonly text?: string;
  readonly late?: "true";
  readonly stock?: StockItemKey | "waiting";
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string | null): text is string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text));

/** Parses the filters of an address. Invalid values are ignored, so that an old bookmark still opens. */
export const parseOrderFilters = (params: URLSearchParams, sites: readonly SiteCode[]): OrderFilters => {
  const site = sites.find((code) => code === params.get("site"));
  const status = ORDER_STATES.find((state) => state === params.get("status"));
  const stock = (["waiting", ...STOCK_ITEM_KEYS] as const).find((value) => value === params.get("stock"));
  const [from, to] = [params.get("from"), params.get("to")];
  const text = (params.get("text") ?? "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 100);
  return {
    ...(site && { site }),
    ...(status && { status }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(text !== "" && { text }),
    ...(params.get("late") === "true" && { late: "true" as const }),
    ...(stock && { stock }),
  };
};

/** Returns the query of an address with these filters, `?site=ZA`; empty without any. */
export const toOrderQuery = (filters: OrderFilters): string => {
  const query = new URLSearchParams(filters).toString();
  return query === "" ? "" : `?${query}`;
};

/** Returns each filter that is set, in words, with the address of the list without it. */
export const activeOrderFilters = (filters: OrderFilters): readonly ActiveFilter[] =>
  Object.entries(filters).map(([name, value]) => {
    const others = Object.fromEntries(Object.entries(filters).filter(([other]) => other !== name));
    return { label: labelOf(name, value), hrefWithout: `/admin/orders${toOrderQuery(others)}` };
  });

const labelOf = (name: string, value: string): string => {
  if (name === "status") return ORDER_STATE_LABELS[ORDER_STATES.find((state) => state === value) ?? "placed"];
  if (name === "from") return `from ${value}`;
  if (name === "to") return `until ${value}`;
  if (name === "late") return "late";
  if (name === "stock") return value === "waiting" ? "waits for stock" : `waits for ${stockItemName(value)}`;
  return name === "text" ? `“${value}”` : value;
};
