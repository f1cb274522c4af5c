import type { PhotoSize } from "../crop/crop.ts";
import { type Mm, mm } from "../units/units.ts";
import {
  type Homography,
  homographyBetween,
  isClockwiseConvex,
  type PlanePoint,
  project,
  type Quad,
  rectangleQuad,
} from "./homography.ts";
import type { SizeMm } from "./rect.ts";

/**
 * A photo of a wall made straight: as it would look to somebody who stands before its middle. All in pixels of the photo
 * and of the straight picture; millimetres come in with `sizeByLength`.
 */
export type StraightenedPhoto = {
  /** Pixels of the straight picture. */
  readonly width: number;
  readonly height: number;
  /** From the straight picture to the photo: which pixel of the photo shows this place. */
  readonly toPhoto: Homography;
};

const distance = (one: PlanePoint, two: PlanePoint): number => Math.hypot(two.x - one.x, two.y - one.y);

/**
 * Width to height of the rectangle whose corners are seen at `corners`, for a camera whose middle is the photo's
 * (Zhang and He, Whiteboard scanning and image enhancement, 2007). Seen nearly from the front there is no perspective to
 * measure by, and none to disturb: the mean of the sides is right then.
 */
export const aspectFromCorners = (corners: Quad, photo: PhotoSize): number => {
  const [m1, m2, m4, m3] = corners.map(({ x, y }) => [x - photo.width / 2, y - photo.height / 2] as const);
  const bySides =
    (distance(corners[0], corners[1]) + distance(corners[3], corners[2])) /
    (distance(corners[0], corners[3]) + distance(corners[1], corners[2]));
  if (!m1 || !m2 || !m3 || !m4) return bySides;
  const area = (p: readonly [number, number], q: readonly [number, number], r: readonly [number, number]) =>
    p[0] * (q[1] - r[1]) + q[0] * (r[1] - p[1]) + r[0] * (p[1] - q[1]);
  const k2 = area(m1, m4, m3) / area(m2, m4, m3);
  const k3 = area(m1, m4, m2) / area(m3, m4, m2);
  const n2 = [k2 * m2[0] - m1[0], k2 * m2[1] - m1[1], k2 - 1] as const;
  const n3 = [k3 * m3[0] - m1[0], k3 * m3[1] - m1[1], k3 - 1] as const;
  const focal2 = -(n2[0] * n3[0] + n2[1] * n3[1]) / (n2[2] * n3[2]);
  const side = Math.max(photo.width, photo.height);
  // A lens between a very wide one and a long telephoto; anything else is noise of nearly parallel sides.
  if (!Number.isFinite(focal2) || focal2 < (0.3 * side) ** 2 || focal2 > (8 * side) ** 2) return bySides;
  const length2 = (n: readonly [number, number, number]) => (n[0] ** 2 + n[1] ** 2) / focal2 + n[2] ** 2;
  return Math.sqrt(length2(n2) / length2(n3));
};

/** The rectangle may grow by at most this many times itself on each side: farther out a pixel of the photo is a smear. */
const MAX_GROWTH = 4;
const GROWTH_STEPS = 80;
/** How much faster it grows across than down; which keeps most of the photo depends on where the camera stood. */
const GROWTH_RATIOS = [0.25, 0.5, 1, 2, 4];

/**
 * Makes the photo straight by four corners of something rectangular on the wall, and keeps as much of the photo around
 * it as fills a whole rectangle. Without corners the photo is straight as it is. Null where the corners cannot be those
 * of a rectangle. `longSide` is the straight picture's, in pixels.
 */
export const straighten = (
  photo: PhotoSize,
  corners: Quad | null,
  longSide: number,
): StraightenedPhoto | null => {
  const whole = rectangleQuad(0, 0, photo.width, photo.height);
  if (corners !== null && !isClockwiseConvex(corners)) return null;
  const aspect = corners === null ? photo.width / photo.height : aspectFromCorners(corners, photo);
  const plane = homographyBetween(rectangleQuad(0, 0, aspect, 1), corners ?? whole);
  if (plane === null) return null;
  const visibleSides =
    corners === null ? { left: 0, top: 0, right: aspect, bottom: 1 } : growRectangle(plane, aspect, photo);
  const [across, down] = [visibleSides.right - visibleSides.left, visibleSides.bottom - visibleSides.top];
  const scale = longSide / Math.max(across, down);
  const [width, height] = [Math.max(1, Math.round(across * scale)), Math.max(1, Math.round(down * scale))];
  const corner = (x: number, y: number): PlanePoint => project(plane, { x, y }) ?? { x: 0, y: 0 };
  const toPhoto = homographyBetween(rectangleQuad(0, 0, width, height), [
    corner(visibleSides.left, visibleSides.top),
    corner(visibleSides.right, visibleSides.top),
    corner(visibleSides.right, visibleSides.bottom),
    corner(visibleSides.left, visibleSides.bottom),
  ]);
  return toPhoto && { width, height, toPhoto };
};

type Sides = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The largest rectangle that the photo fills, of those that growing at one pace or another leads to. */
const growRectangle = (plane: Homography, aspect: number, photo: PhotoSize): Sides => {
  const areaOf = ({ left, top, right, bottom }: Sides): number => (right - left) * (bottom - top);
  const grown = GROWTH_RATIOS.map((ratio) => growAtRatio(ratio, plane, aspect, photo));
  return grown.reduce((best, other) => (areaOf(other) > areaOf(best) ? other : best));
};

/** Pushes the four sides out in turn as long as the photo still fills the rectangle. It is convex there: corners suffice. */
const growAtRatio = (ratio: number, plane: Homography, aspect: number, photo: PhotoSize): Sides => {
  const isFilled = ({ left, top, right, bottom }: Sides): boolean =>
    rectangleQuad(left, top, right - left, bottom - top).every((corner) => {
      const at = project(plane, corner);
      return at !== null && at.x >= 0 && at.y >= 0 && at.x <= photo.width && at.y <= photo.height;
    });
  const across = (aspect * MAX_GROWTH * Math.min(1, ratio)) / GROWTH_STEPS;
  const down = (MAX_GROWTH * Math.min(1, 1 / ratio)) / GROWTH_STEPS;
  let sides: Sides = { left: 0, top: 0, right: aspect, bottom: 1 };
  for (let step = 0; step < GROWTH_STEPS; step += 1) {
    const pushes: readonly ((before: Sides) => Sides)[] = [
      (before) => ({ ...before, left: before.left - across }),
      (before) => ({ ...before, right: before.right + across }),
      (before) => ({ ...before, top: before.top - down }),
      (before) => ({ ...before, bottom: before.bottom + down }),
    ];
    for (const push of pushes) {
      const pushed = push(sides);
      if (isFilled(pushed)) sides = pushed;
    }
  }
  return sides;
};

/** What a picture of a wall measures when the line between two of its points is `length` long; null if they are one point. */
export const sizeFromLength = (
  picture: { readonly width: number; readonly height: number },
  from: PlanePoint,
  to: PlanePoint,
  length: Mm,
): SizeMm | null => {
  const pixels = distance(from, to);
  if (pixels < 1) return null;
  const scale = length / pixels;
  return { width: mm(picture.width * scale), height: mm(picture.height * scale) };
};
