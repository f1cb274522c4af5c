import type { Design } from "@storywall/domain/design/design.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { PriceChange } from "../panels/PriceChange.tsx";

type Props = {
  /** Null for a wall that is already paid for: nothing is said. */
  readonly prices: PriceList | null;
  readonly before: Design;
  readonly after: Design;
};

/** What a fix does to the price, at the end of a sentence: " for R200 less", " at the same price". */
export function ForPrice({ prices, before, after }: Props) {
  if (prices === null) return null;
  const [from, to] = [wallPrice(prices, before), wallPrice(prices, after)];
  return from === to ? (
    " at the same price"
  ) : (
    <>
      {" for "}
      <PriceChange from={from} to={to} />
    </>
  );
}
