import { isFree, type Rect } from "./rects.ts";

/**
 * Returns the free position nearest to where a frame was dropped: that position if it is free; else one beside the
 * frames in its way, one gap from them.
 */
export const nearestFreePlace = (
  frame: Rect,
  others: readonly Rect[],
  { gap, minGap }: { readonly gap: number; readonly minGap: number },
): { readonly x: number; readonly y: number } => {
  const { x, y, width, height } = frame;
  if (isFree(frame, others, minGap)) return { x, y };
  const columns = [x, ...others.flatMap((other) => [other.x - gap - width, other.x + other.width + gap])];
  const rows = [y, ...others.flatMap((other) => [other.y - gap - height, other.y + other.height + gap])];
  let best = { x, y };
  let shortest = Number.POSITIVE_INFINITY;
  for (const column of columns) {
    for (const row of rows) {
      const distance = (column - x) ** 2 + (row - y) ** 2;
      if (distance >= shortest || !isFree({ x: column, y: row, width, height }, others, minGap)) continue;
      [shortest, best] = [distance, { x: column, y: row }];
    }
  }
  return best;
};
