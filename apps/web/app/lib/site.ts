import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import { useRouteLoaderData } from "react-router";
import type { RootData } from "../root.tsx";

/** What every page knows, from the root loader. */
export const useRootData = (): RootData => {
  const data = useRouteLoaderData<() => RootData>("root");
  if (!data) throw new Error("the root loader has not run");
  return data;
};

/** The storefront in use: copy, prices, tax, address form (R1.2). */
export const useSite = (): Site => useRootData().site;

/** Writes an amount in the site's currency. */
export const useMoney = (): ((amount: Minor) => string) => {
  const { currency } = useSite();
  return (amount) => formatMoney(amount, currency);
};
