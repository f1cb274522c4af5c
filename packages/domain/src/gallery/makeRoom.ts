import { nearestFreePlace } from "./freePlace.ts";
import { isApart, isFree, type Rect } from "./rects.ts";

type Gaps = { readonly gap: number; readonly minGap: number };

/**
 * Maximum number of times that a frame pushes others aside; after that, a frame that is still in the way gets
 * another position.
 */
const MAX_ROUNDS = 4;

/**
 * Returns the frames after one of them has become larger: those in its way move aside, and push others aside in
 * turn. All others stay. `changed` is the frame's new rectangle; `rects[index]` is its old one.
 */
export const makeRoom = (
  rects: readonly Rect[],
  index: number,
  changed: Rect,
  gaps: Gaps,
): readonly Rect[] => {
  const after = rects.map((rect, other) => (other === index ? changed : rect));
  const pushers = [index];
  for (let turn = 0; turn < MAX_ROUNDS * rects.length; turn += 1) {
    const pusher = pushers.shift();
    const [from, fixed] = [rects[pusher ?? -1], after[pusher ?? -1]];
    if (!from || !fixed) break;
    for (const [other, to] of rects.entries()) {
      const rect = after[other];
      if (other === pusher || other === index || !rect) continue;
      // Frames that the shopper hung closer than a gap may stay that close.
      if (isApart(rect, fixed, isApart(from, to, gaps.gap) ? gaps.gap : gaps.minGap)) continue;
      after[other] = pushedAside(rect, fixed, from, to, gaps.gap);
      pushers.push(other);
    }
  }
  return settleOverlaps(after, index, gaps);
};

/**
 * Moves a frame away from `pusher`, in the direction in which `from` and `to`, their old rectangles, were furthest
 * apart.
 */
const pushedAside = (rect: Rect, pusher: Rect, from: Rect, to: Rect, gap: number): Rect => {
  const across = Math.max(to.x - from.x - from.width, from.x - to.x - to.width);
  const down = Math.max(to.y - from.y - from.height, from.y - to.y - to.height);
  return across >= down
    ? { ...rect, x: to.x > from.x ? pusher.x + pusher.width + gap : pusher.x - gap - rect.width }
    : { ...rect, y: to.y > from.y ? pusher.y + pusher.height + gap : pusher.y - gap - rect.height };
};

/** Moves each frame that still overlaps another one to the nearest free position. */
const settleOverlaps = (rects: readonly Rect[], kept: number, gaps: Gaps): readonly Rect[] => {
  const settled = rects.map((rect, index): Rect | undefined =>
    index === kept || isFree(rect, rects.toSpliced(index, 1), gaps.minGap) ? rect : undefined,
  );
  for (const [index, rect] of rects.entries()) {
    const others = settled.flatMap((other) => other ?? []);
    settled[index] ??= { ...rect, ...nearestFreePlace(rect, others, gaps) };
  }
  return settled.flatMap((rect) => rect ?? []);
};
