import type { TextStyle } from "./text.ts";

/** The shop's colours on paper (apps/web/app/ui/tokens.css). Texts are dark enough for a worn toner. */
export const INK = "#1e2421";
export const MUTED = "#4d564f";
export const LINE_COLOUR = "#cfccc2";
export const GREEN = "#2f6b4f";
export const PAPER = "#f3f1ea";
export const WHITE = "#ffffff";

const style = (size: number, weight: TextStyle["weight"] = "plain", colour: string = INK): TextStyle => ({
  size,
  weight,
  colour,
});

export const TITLE = style(24, "display");
export const HEADING = style(13, "bold");
export const BODY = style(10.5);
export const BODY_BOLD = style(10.5, "bold");
export const CELL = style(9.5);
export const CELL_BOLD = style(9.5, "bold");
export const SMALL = style(8.5);
export const SMALL_BOLD = style(8.5, "bold");
export const SMALL_MUTED = style(8.5, "plain", MUTED);
export const TINY = style(7);
