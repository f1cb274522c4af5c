import type { Minor } from "@storywall/domain/units/units.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useFormatDifference } from "../../../lib/api/site.ts";

/** How a choice changes the wall's price, as text: "R200 less", "R300 more", "same price". */
export function PriceChange({ from, to }: { readonly from: Minor; readonly to: Minor }) {
  const format = useFormatDifference();
  if (from === to) return "same price";
  return to < from ? `${format(minor(from - to))} less` : `${format(minor(to - from))} more`;
}
