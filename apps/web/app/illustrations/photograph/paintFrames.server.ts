import type { FrameColour } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Box } from "@storywall/scene/operations.ts";
import type { FrameOnWall } from "./framesOnWall.server.ts";

/** Light on each side of a frame as a factor of the light on the wall. The left side faces the window. */
export const SIDE_LIGHT = { left: 1.15, top: 0.72, right: 0.34, bottom: 0.3 } as const;
/** How much of the window the paint or oil on a side mirrors, of white light: in the close-ups a black side that faces it is grey. */
export const SIDE_SHEEN = { left: 0.06, top: 0.045, right: 0, bottom: 0 } as const;
/** Reflectance of the sides of a moulding, in red, green and blue. */
export const SIDE_COLOURS: Readonly<Record<FrameColour, readonly [number, number, number]>> = {
  black: [0.03, 0.03, 0.031],
  white: [0.78, 0.76, 0.72],
  wood: [0.47, 0.3, 0.15],
};

/**
 * How much the moulding darkens the area inside it: beside its left side, which hides the window, and below its top.
 * In depths of the frame.
 */
const [INSIDE_REACH, INSIDE_LEFT, INSIDE_TOP] = [0.6, 0.3, 0.16] as const;

const contains = ({ x, y, width, height }: Box, atX: number, atY: number): boolean =>
  atX >= x && atX < x + width && atY >= y && atY < y + height;

type Side = "left" | "right" | "top" | "bottom";

/**
 * Visits the pixels of a frame's side that the camera sees, each with its coverage and the brightness of the wood
 * there.
 */
export const paintSide = (
  side: Side,
  { outer, back, colour }: FrameOnWall,
  random: () => number,
  width: number,
  height: number,
  visit: (pixel: number, column: number, row: number, cover: number, tone: number) => void,
): void => {
  const isUpright = side === "left" || side === "right";
  const [faceStart, faceLength, backStart, backLength] = isUpright
    ? [outer.x, outer.width, back.x, back.width]
    : [outer.y, outer.height, back.y, back.height];
  const isFirst = side === "left" || side === "top";
  const [face, behind] = isFirst ? [faceStart, backStart] : [faceStart + faceLength, backStart + backLength];
  // Seen only where the back shows beside the face.
  if (isFirst ? behind >= face : behind <= face) return;
  const [from, to] = [Math.min(face, behind), Math.max(face, behind)];
  const [alongFace, alongBack] = isUpright
    ? [
        [outer.y, outer.y + outer.height],
        [back.y, back.y + back.height],
      ]
    : [
        [outer.x, outer.x + outer.width],
        [back.x, back.x + back.width],
      ];
  const across = isUpright ? width : height;
  const along = isUpright ? height : width;
  const tones = Array.from({ length: Math.ceil(faceLength) + along }, () => random());
  // Half a pixel below the face too, whose own edge is half transparent.
  for (let at = Math.max(0, Math.floor(from - 1)); at < Math.min(across, Math.ceil(to + 1)); at += 1) {
    const inner = isFirst ? Math.min(at + 1, to + 1) : Math.min(at + 1, to);
    const outerEdge = isFirst ? Math.max(at, from) : Math.max(at, from - 1);
    const cover = Math.max(0, Math.min(1, inner - outerEdge));
    if (cover === 0) continue;
    const share = Math.min(1, Math.max(0, (at + 0.5 - behind) / (face - behind || 1)));
    const start = (alongBack[0] ?? 0) + ((alongFace[0] ?? 0) - (alongBack[0] ?? 0)) * share;
    const end = (alongBack[1] ?? 0) + ((alongFace[1] ?? 0) - (alongBack[1] ?? 0)) * share;
    for (let step = Math.max(0, Math.floor(start)); step < Math.min(along, Math.ceil(end)); step += 1) {
      const ends = Math.max(0, Math.min(step + 1, end) - Math.max(step, start));
      const [column, row] = isUpright ? [at, step] : [step, at];
      // Grain runs along the moulding; near the wall there is less light.
      const grain = colour === "wood" ? 0.86 + 0.28 * (tones[at % 7] ?? 0) : 1;
      visit(row * width + column, column, row, cover * ends, grain * (0.7 + 0.3 * share));
    }
  }
};

/**
 * How much tones vary within the grain of a piece, and between pieces: a frame consists of several boards. Black is a thin paint, through
 * which pores are felt; white fills them.
 */
const GRAIN: Readonly<Record<FrameColour, number>> = { black: 0.5, white: 0.03, wood: 0.16 };
const PIECE: Readonly<Record<FrameColour, number>> = { black: 0.22, white: 0.035, wood: 0.1 };
/** Length of a streak of grain, in widths of the moulding. */
const STREAK = 9;
/** Brightness of the joint of two pieces, as a factor. */
const MITRE = 0.78;

/** Returns a number from 0 to 1 that looks random, the same each time. */
const hash = (a: number, b: number): number => {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

/**
 * Returns which piece of a moulding a point is on (0 is the left, 1 the right, 2 the upper, 3 the lower one), and how far it is from the
 * piece's outer edge and from its nearer end.
 */
const pieceAt = ({ x, y, width, height }: Box, atX: number, atY: number) => {
  const [left, right, above, below] = [atX - x, x + width - atX, atY - y, y + height - atY];
  const depth = Math.min(left, right, above, below);
  const piece = depth === left ? 0 : depth === right ? 1 : depth === above ? 2 : 3;
  return { depth, piece, fromEnd: piece < 2 ? Math.min(above, below) : Math.min(left, right) };
};

/**
 * Returns the brightness of the moulding at a point, as a factor of its drawn colour: the grain of wood, which runs
 * along each piece, and the mitres.
 */
const mouldingTone = ({ outer, inner, colour, tone }: FrameOnWall, x: number, y: number): number => {
  const { depth, piece, fromEnd } = pieceAt(outer, x, y);
  const isUpright = piece < 2;
  const mitre = fromEnd - depth < 0.8 ? MITRE : 1;
  const board = outer.x + 7 * outer.y + 31 * piece;
  const along = (isUpright ? y : x) / (STREAK * (inner.x - outer.x));
  const [step, line] = [Math.floor(along), Math.floor(depth)];
  const share = along - step;
  const streak = hash(board + step, line) * (1 - share) + hash(board + step + 1, line) * share;
  // Paint and oil are a little thicker at one end.
  const end =
    (hash(board, 1.5) - 0.5) *
    ((isUpright ? y - outer.y : x - outer.x) / (isUpright ? outer.height : outer.width) - 0.5);
  return (
    tone * mitre * (1 + GRAIN[colour] * (streak - 0.5) + PIECE[colour] * (hash(board, 0.5) - 0.5 + 1.5 * end))
  );
};

/**
 * How much of the window's light the paint or oil of a moulding mirrors along the edge that faces it, of white light, as the close-ups have it:
 * a line as narrow as the rounding of the edge. Of its flat face so little that black stays black.
 */
const EDGE_SHEEN: Readonly<Record<FrameColour, number>> = { black: 0.24, white: 0.2, wood: 0.2 };
const FACE_SHEEN: Readonly<Record<FrameColour, number>> = { black: 0.011, white: 0.014, wood: 0.016 };
/** How wide that line is and where it lies, in widths of the moulding; in pixels it is never narrower than half of one. */
const [EDGE_WIDE, EDGE_AT, EDGE_INNER_AT] = [0.085, 0.26, 0.82] as const;
/** How far along a piece its sheen reaches from the end that is nearer to the window, in lengths of the piece. */
const SHEEN_REACH = 0.55;
/** How much darker the opposite edge is, which faces away from the window. */
const [EDGE_DARK, EDGE_DARK_AT] = [0.55, 0.12] as const;

/** Returns how near a point of a moulding is to a line along it, from 0 to 1. */
const onLine = (from: number, at: number, wide: number): number =>
  Math.exp(-(((from - at) / Math.max(EDGE_WIDE, 0.5 / wide)) ** 2));

/**
 * Returns how much of the window a moulding mirrors at a point: most on the rounded edges that face it, which are the outer one of the left and
 * the upper piece and the inner one of the others, less the farther from the window, and not the same on each frame.
 */
const sheenAt = ({ outer, inner, colour, gain }: FrameOnWall, x: number, y: number): number => {
  const { depth, piece } = pieceAt(outer, x, y);
  const wide = Math.max(1, inner.x - outer.x);
  const isFacing = piece === 0 || piece === 2;
  const line = onLine(depth / wide, isFacing ? EDGE_AT : EDGE_INNER_AT, wide);
  const along = piece < 2 ? (y - outer.y) / outer.height : (x - outer.x) / outer.width;
  const facing = piece === 0 ? 1 : piece === 2 ? 0.85 : 0.3;
  // A hand brings no two pieces into the same plane.
  const own = 0.6 + 0.8 * hash(outer.x + 3 * outer.y, piece + gain);
  const reach = Math.exp(-(((along - 0.18 - 0.3 * hash(piece + outer.y, outer.x)) / SHEEN_REACH) ** 2));
  return own * (0.35 + 0.65 * reach) * (FACE_SHEEN[colour] + EDGE_SHEEN[colour] * facing * line);
};

/** Returns the factor by which the edge of a moulding that faces away from the window is darker. */
const darkEdgeAt = ({ outer, inner }: FrameOnWall, x: number, y: number): number => {
  const { depth, piece } = pieceAt(outer, x, y);
  const wide = Math.max(1, inner.x - outer.x);
  return piece === 1 || piece === 3 ? 1 - EDGE_DARK * onLine(depth / wide, EDGE_DARK_AT, wide) : 1;
};

/** How much white light matt paper mirrors at the window's side, and how much it leans to another side. */
const [PRINT_SHEEN, PAPER_LEAN] = [0.017, 0.35] as const;

/** Returns how much of the window print and mat mirror: most at the window's side; paper is never quite flat. */
const printSheenAt = ({ inner }: FrameOnWall, x: number, y: number): number => {
  const lean = PAPER_LEAN * (2 * hash(inner.x, inner.y) - 1);
  const [across, down] = [(x - inner.x) / inner.width, (y - inner.y) / inner.height];
  return PRINT_SHEEN * Math.max(0, 0.9 - across + lean * (down - 0.5)) ** 2;
};

/** Visits the pixels of a frame's face: whether each is print, how light it is, of its drawing, and how much of the window it mirrors. */
export const paintFace = (
  frame: FrameOnWall,
  width: number,
  height: number,
  visit: (
    pixel: number,
    column: number,
    row: number,
    isPrint: boolean,
    inside: number,
    sheen: number,
  ) => void,
): void => {
  const { outer, inner, opening, depth } = frame;
  const reach = INSIDE_REACH * depth;
  for (
    let row = Math.max(0, Math.floor(outer.y));
    row < Math.min(height, Math.ceil(outer.y + outer.height));
    row += 1
  )
    for (
      let column = Math.max(0, Math.floor(outer.x));
      column < Math.min(width, Math.ceil(outer.x + outer.width));
      column += 1
    ) {
      const [x, y] = [column + 0.5, row + 0.5];
      const isInside = contains(inner, x, y);
      const below = (distance: number, share: number) => 1 - share * Math.max(0, 1 - distance / reach) ** 1.5;
      const inside = isInside
        ? below(x - inner.x, INSIDE_LEFT) * below(y - inner.y, INSIDE_TOP)
        : mouldingTone(frame, x, y) * darkEdgeAt(frame, x, y);
      const sheen = isInside ? printSheenAt(frame, x, y) : sheenAt(frame, x, y);
      visit(row * width + column, column, row, contains(opening, x, y), inside, sheen);
    }
};
