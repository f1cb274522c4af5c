import { boundsOf, isFree, type Rect } from "./rects.ts";

type Size = { readonly width: number; readonly height: number };

/** Ratio of width to height that a wall should have when frames are added one by one. */
const SHAPE = 1.5;

/**
 * Returns the position for one more frame: in line with a frame at its left and top, one gap from its neighbours,
 * where the wall stays narrowest and lowest. Equal frames make a grid. If the wall is not wide enough for that, the
 * frame goes below all others.
 */
export const placeBeside = (
  rects: readonly Rect[],
  { width, height }: Size,
  { gap, maxWidth }: { readonly gap: number; readonly maxWidth: number },
): { readonly x: number; readonly y: number } => {
  const bottom = rects.reduce((lowest, rect) => Math.max(lowest, rect.y + rect.height + gap), 0);
  const columns = [...new Set([0, ...rects.flatMap((rect) => [rect.x, rect.x + rect.width + gap])])];
  const rows = [...new Set([0, ...rects.flatMap((rect) => [rect.y, rect.y + rect.height + gap])])];
  let best = { x: 0, y: bottom };
  let lowest = Number.POSITIVE_INFINITY;
  for (const y of rows.sort((one, other) => one - other)) {
    for (const x of columns.sort((one, other) => one - other)) {
      const extent = Math.max(x + width, SHAPE * (y + height));
      if (x + width > maxWidth || extent >= lowest || !isFree({ x, y, width, height }, rects, gap)) continue;
      [lowest, best] = [extent, { x, y }];
    }
  }
  return best;
};

/**
 * Returns the position for one more frame beside one of the frames: in line with one of its edges, one gap from it,
 * where the wall grows least. If no position beside it is free, returns that of `placeBeside`.
 */
export const placeBesideFrame = (
  rects: readonly Rect[],
  { width, height }: Size,
  frame: Rect,
  options: { readonly gap: number; readonly maxWidth: number },
): { readonly x: number; readonly y: number } => {
  const { gap, maxWidth } = options;
  const [left, above] = [frame.x - gap - width, frame.y - gap - height];
  const [right, below] = [frame.x + frame.width + gap, frame.y + frame.height + gap];
  const [columns, rows] = [
    [frame.x, frame.x + frame.width - width],
    [frame.y, frame.y + frame.height - height],
  ];
  const places = [
    ...rows.flatMap((y) => [right, left].map((x) => ({ x, y }))),
    ...columns.flatMap((x) => [below, above].map((y) => ({ x, y }))),
  ];
  const [best] = places
    .filter((place) => isFree({ ...place, width, height }, rects, gap))
    .map((place) => ({ place, bounds: boundsOf([...rects, { ...place, width, height }]) }))
    .filter(({ bounds }) => bounds.width <= maxWidth)
    .map(({ place, bounds }) => ({ place, extent: Math.max(bounds.width, SHAPE * bounds.height) }))
    // The sort is stable: among equal positions the one at the right wins.
    .toSorted((one, other) => one.extent - other.extent);
  return best?.place ?? placeBeside(rects, { width, height }, options);
};
