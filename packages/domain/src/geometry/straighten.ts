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
 * A photo of a wall without perspective: the wall as seen from in front of its middle. Units are pixels of the photo
 * and of the straight image; `sizeFromLength` converts to millimetres.
 */
export type StraightenedPhoto = {
  /** Size of the straight image in pixels. */
  readonly width: number;
  readonly height: number;
  /** Maps a point of the straight image to the point of the photo that shows it. */
  readonly toPhoto: Homography;
};

const distance = (one: PlanePoint, two: PlanePoint): number => Math.hypot(two.x - one.x, two.y - one.y);

/**
 * Returns the width divided by the height of the rectangle whose corners are at `corners` of the photo, for a camera
 * whose optical centre is the centre of the photo (Zhang and He, Whiteboard scanning and image enhancement, 2007).
 * When it is seen nearly from the front, there is too little perspective to measure, and the ratio of the mean sides
 * is used.
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
  // Only lenses from very wide to long telephoto; any other result is noise of nearly parallel sides.
  if (!Number.isFinite(focal2) || focal2 < (0.3 * side) ** 2 || focal2 > (8 * side) ** 2) return bySides;
  const length2 = (n: readonly [number, number, number]) => (n[0] ** 2 + n[1] ** 2) / focal2 + n[2] ** 2;
  return Math.sqrt(length2(n2) / length2(n3));
};

/**
 * Maximum growth of the rectangle on each side, as a multiple of its size. Farther out the pixels of the photo are
 * only smeared.
 */
const MAX_GROWTH = 4;
const GROWTH_STEPS = 80;
/** Ratios of growth across and down. The position of the camera decides which of them keeps most of the photo. */
const GROWTH_RATIOS = [0.25, 0.5, 1, 2, 4];

/**
 * Straightens a photo by the four corners of a rectangle on the wall, and keeps as much of the photo around it as
 * fills a rectangle. Without corners the photo is treated as straight. Null when the corners cannot be those of a
 * rectangle. `longSide` is the long side of the straight image, in pixels.
 */
export const straighten = (
  photo: PhotoSize,
  corners: Quad | null,
  longSide: number,
): StraightenedPhoto | null => {
  const photoQuad = rectangleQuad(0, 0, photo.width, photo.height);
  if (corners !== null && !isClockwiseConvex(corners)) return null;
  const aspect = corners === null ? photo.width / photo.height : aspectFromCorners(corners, photo);
  const plane = homographyBetween(rectangleQuad(0, 0, aspect, 1), corners ?? photoQuad);
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

/** Returns the largest rectangle that the photo fills, among those grown at the different ratios. */
const growRectangle = (plane: Homography, aspect: number, photo: PhotoSize): Sides => {
  const areaOf = ({ left, top, right, bottom }: Sides): number => (right - left) * (bottom - top);
  const grown = GROWTH_RATIOS.map((ratio) => growAtRatio(ratio, plane, aspect, photo));
  return grown.reduce((best, other) => (areaOf(other) > areaOf(best) ? other : best));
};

/**
 * Moves the four sides outwards in turn while the photo fills the rectangle. The photo is convex there, so checking
 * the corners suffices.
 */
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

/**
 * Returns the size of a straight image in mm, from the `length` of a line between two of its points; null if both
 * are the same point.
 */
export const sizeFromLength = (
  image: { readonly width: number; readonly height: number },
  from: PlanePoint,
  to: PlanePoint,
  length: Mm,
): SizeMm | null => {
  const pixels = distance(from, to);
  if (pixels < 1) return null;
  const scale = length / pixels;
  return { width: mm(image.width * scale), height: mm(image.height * scale) };
};
