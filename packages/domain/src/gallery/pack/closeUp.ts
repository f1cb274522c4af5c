import type { Rect } from "../rects.ts";
import type { Size } from "./blocks.ts";

/** A rectangle along one axis, and its extent across it. */
type Span = { readonly start: number; readonly length: number; readonly from: number; readonly to: number };
type Axis = "x" | "y";

const spanOf = ({ x, y, width, height }: Rect, axis: Axis): Span =>
  axis === "x"
    ? { start: x, length: width, from: y, to: y + height }
    : { start: y, length: height, from: x, to: x + width };

/**
 * Returns the frames after one of them has become smaller, where they cannot be read as blocks: those beyond it, to its right
 * or below, close up by as much, and keep their places among each other. Where another frame is in their way they stay, and
 * the smaller one hangs in the middle of the space that it had.
 */
export const closeUp = (rects: readonly Rect[], index: number, size: Size, gap: number): readonly Rect[] =>
  closeAlong(closeAlong(rects, index, size.width, gap, "x"), index, size.height, gap, "y");

const closeAlong = (
  rects: readonly Rect[],
  index: number,
  length: number,
  gap: number,
  axis: Axis,
): readonly Rect[] => {
  const frame = rects[index];
  if (!frame) return rects;
  const freed = spanOf(frame, axis).length - length;
  const beyond = framesBeyond(rects, index, axis);
  const room = Math.min(
    ...rects.flatMap((rect, other) =>
      beyond.includes(other) || other === index
        ? []
        : beyond.map((moved) => roomBetween(spanOf(rect, axis), rects[moved], gap, axis)),
    ),
  );
  // A frame of a row or column is not pulled out of its line.
  const isInLine = rects.some(
    (rect, other) =>
      other !== index &&
      !beyond.includes(other) &&
      beyond.some((moved) => rects[moved]?.[axis] === rect[axis]),
  );
  const isClosed = beyond.length > 0 && room >= freed && !isInLine;
  // With nothing on either side it keeps its middle, beside a neighbour it keeps its gap.
  const isBeside = rects.some((_, other) => framesBeyond(rects, other, axis).includes(index));
  const shift = isClosed || (beyond.length === 0 && isBeside) ? 0 : Math.floor(freed / 2);
  return rects.map((rect, other) => {
    if (other === index) return placed(rect, axis, { start: spanOf(rect, axis).start + shift, length });
    return isClosed && beyond.includes(other)
      ? placed(rect, axis, { start: spanOf(rect, axis).start - freed, length: spanOf(rect, axis).length })
      : rect;
  });
};

const placed = (rect: Rect, axis: Axis, { start, length }: Pick<Span, "start" | "length">): Rect =>
  axis === "x" ? { ...rect, x: start, width: length } : { ...rect, y: start, height: length };

/** Returns the frames that hang beyond a frame along the axis, and beyond those in turn. */
const framesBeyond = (rects: readonly Rect[], index: number, axis: Axis): readonly number[] => {
  const found = [index];
  for (const at of found) {
    const rect = rects[at];
    const span = rect && spanOf(rect, axis);
    for (const [other, candidate] of rects.entries()) {
      const next = spanOf(candidate, axis);
      const isBeyond =
        span && next.start >= span.start + span.length && next.from < span.to && span.from < next.to;
      if (isBeyond && !found.includes(other)) found.push(other);
    }
  }
  return found.slice(1);
};

/** Returns how far a frame can move back along the axis before it is closer than a gap to one that stays. */
const roomBetween = (stays: Span, moved: Rect | undefined, gap: number, axis: Axis): number => {
  const span = moved && spanOf(moved, axis);
  if (!span || span.start < stays.start) return Number.POSITIVE_INFINITY;
  const isInWay = span.from < stays.to + gap && stays.from < span.to + gap;
  return isInWay ? span.start - stays.start - stays.length - gap : Number.POSITIVE_INFINITY;
};
