import type { Box } from "@storywall/scene/operations.ts";
import type { CSSProperties } from "react";

/** Returns the style of an element that covers a rectangle of the box around it, at any zoom. */
export const percentStyle = (rect: Box, box: Box): CSSProperties => ({
  left: percent(rect.x - box.x, box.width),
  top: percent(rect.y - box.y, box.height),
  width: percent(rect.width, box.width),
  height: percent(rect.height, box.height),
});

export const percent = (length: number, of: number): string => `${((length / of) * 100).toFixed(4)}%`;
