/** A rectangle in whole millimetres. These functions work in any space. */
export type Rect = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Returns true if two rectangles are at least `gap` apart, side by side or one above the other. */
export const isApart = (a: Rect, b: Rect, gap: number): boolean =>
  a.x >= b.x + b.width + gap ||
  b.x >= a.x + a.width + gap ||
  a.y >= b.y + b.height + gap ||
  b.y >= a.y + a.height + gap;

/** Returns true if the rectangle is at least `gap` away from all others. */
export const isFree = (rect: Rect, others: readonly Rect[], gap: number): boolean =>
  others.every((other) => isApart(rect, other, gap));

/** Returns the smallest rectangle around all; an empty one at the origin when there are none. */
export const boundsOf = (rects: readonly Rect[]): Rect => {
  const [first] = rects;
  if (!first) return { x: 0, y: 0, width: 0, height: 0 };
  let [left, top, right, bottom] = [first.x, first.y, first.x, first.y];
  for (const { x, y, width, height } of rects) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** Returns the rectangles moved together, so that their bounds begin at the origin. */
export const toOrigin = <Moved extends Rect>(rects: readonly Moved[]): readonly Moved[] => {
  const { x, y } = boundsOf(rects);
  return x === 0 && y === 0 ? rects : rects.map((rect) => ({ ...rect, x: rect.x - x, y: rect.y - y }));
};
