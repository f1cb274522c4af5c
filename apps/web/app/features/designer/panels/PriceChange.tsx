import type { Minor } from "@storywall/domain/units/units.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useFormatMoney } from "../../../lib/api/site.ts";

/** How a choice changes the wall's price, as text: "R200.00 less", "R300.00 more", "same price". */
export function PriceChange({ from, to }: { readonly from: Minor; readonly to: Minor }) {
  const formatMoney = useFormatMoney();
  if (from === to) return "same price";
  return to < from ? `${formatMoney(minor(from - to))} less` : `${formatMoney(minor(to - from))} more`;
}
