import { addDays, type FigureSpan } from "@storywall/domain/figures/figureSpan.ts";

export type DatePreset = FigureSpan & { readonly label: string };

/** Returns the spans of days that are used most, for a local day of the site. */
export const datePresets = (today: string): readonly DatePreset[] => {
  const yesterday = addDays(today, -1);
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const endOfLastMonth = addDays(firstOfMonth, -1);
  return [
    { label: "Today", from: today, to: today },
    { label: "Yesterday", from: yesterday, to: yesterday },
    { label: "7 days", from: addDays(today, -6), to: today },
    { label: "30 days", from: addDays(today, -29), to: today },
    { label: "This month", from: firstOfMonth, to: today },
    { label: "Last month", from: `${endOfLastMonth.slice(0, 8)}01`, to: endOfLastMonth },
  ];
};
