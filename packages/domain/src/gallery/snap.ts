import type { Rect } from "./rects.ts";

/** A line that a frame snapped to: an edge or middle of another frame, or a gap beside one. */
export type Guide = { readonly axis: "x" | "y"; readonly at: number };

export type Snapped = { readonly x: number; readonly y: number; readonly guides: readonly Guide[] };

/**
 * Returns where a moved frame snaps to: its edges and middle align with those of other frames, or are one gap beside
 * them, if these are within `tolerance` mm; else its own position, in whole mm.
 */
export const snapFrame = (
  moved: Rect,
  others: readonly Rect[],
  { gap, tolerance }: { readonly gap: number; readonly tolerance: number },
): Snapped => {
  const x = snapAlong(
    moved.x,
    moved.width,
    others.map((other) => [other.x, other.width] as const),
    gap,
    tolerance,
  );
  const y = snapAlong(
    moved.y,
    moved.height,
    others.map((other) => [other.y, other.height] as const),
    gap,
    tolerance,
  );
  return {
    x: x?.start ?? Math.round(moved.x),
    y: y?.start ?? Math.round(moved.y),
    guides: [
      ...(x ? [{ axis: "x", at: x.line } as const] : []),
      ...(y ? [{ axis: "y", at: y.line } as const] : []),
    ],
  };
};

type SnapLine = { readonly start: number; readonly line: number };

const snapAlong = (
  start: number,
  length: number,
  intervals: readonly (readonly [start: number, length: number])[],
  gap: number,
  tolerance: number,
): SnapLine | undefined => {
  const half = Math.floor(length / 2);
  const lines = intervals.flatMap(([otherStart, otherLength]): readonly SnapLine[] => {
    const end = otherStart + otherLength;
    const middle = otherStart + Math.floor(otherLength / 2);
    return [
      { start: otherStart, line: otherStart },
      { start: end - length, line: end },
      { start: middle - half, line: middle },
      { start: end + gap, line: end + gap },
      { start: otherStart - gap - length, line: otherStart - gap },
    ];
  });
  return lines
    .filter((line) => Math.abs(line.start - start) <= tolerance)
    .reduce<SnapLine | undefined>(
      (nearest, line) =>
        nearest && Math.abs(nearest.start - start) <= Math.abs(line.start - start) ? nearest : line,
      undefined,
    );
};
