import type { Minor } from "@storywall/domain/units/units.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useFormatMoney } from "../../../lib/api/site.ts";

/** Text of what a choice changes in the price of the wall: "R200.00 less", "R300.00 more", "same price". */
export function PriceChange({ from, to }: { readonly from: Minor; readonly to: Minor }) {
  const money = useFormatMoney();
  if (from === to) return "same price";
  return to < from ? `${money(minor(from - to))} less` : `${money(minor(to - from))} more`;
}
