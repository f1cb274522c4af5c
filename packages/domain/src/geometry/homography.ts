/**
 * A point of a plane. Homographies map between two planes, such as a wall and its photo from an angle. The caller
 * chooses the units of each plane (pixels, millimetres, fractions); x to the right, y down.
 */
export type PlanePoint = { readonly x: number; readonly y: number };

/** Corners clockwise: top left, top right, bottom right, bottom left. */
export type Quad = readonly [PlanePoint, PlanePoint, PlanePoint, PlanePoint];

/** x' = (a x + b y + c) / w, y' = (d x + e y + f) / w, w = g x + h y + i. */
export type Homography = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
  readonly g: number;
  readonly h: number;
  readonly i: number;
};

export const rectangleQuad = (x: number, y: number, width: number, height: number): Quad => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** Returns four corners, given in any order, clockwise from top left: sorted by their angle around their centre. */
export const sortCorners = (corners: Quad): Quad => {
  const mean = (coordinate: (corner: PlanePoint) => number): number =>
    corners.reduce((sum, corner) => sum + coordinate(corner), 0) / corners.length;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const angle = ({ x, y }: PlanePoint): number => Math.atan2(y - middle.y, x - middle.x);
  const [one, two, three, four] = corners.toSorted((a, b) => angle(a) - angle(b));
  return one && two && three && four ? [one, two, three, four] : corners;
};

/** Returns twice the area of the triangle; positive where its points are clockwise (y points down). */
const crossProduct = (one: PlanePoint, two: PlanePoint, three: PlanePoint): number =>
  (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x);

/**
 * Returns true if the corners are clockwise and no three are in line: only such a quad can be a rectangle seen from
 * its front.
 */
export const isClockwiseConvex = ([one, two, three, four]: Quad): boolean => {
  const size = Math.max(Math.abs(three.x - one.x), Math.abs(three.y - one.y), 1e-9);
  const minArea = 1e-3 * size * size;
  return [
    crossProduct(one, two, three),
    crossProduct(two, three, four),
    crossProduct(three, four, one),
    crossProduct(four, one, two),
  ].every((area) => area > minArea);
};

/** Returns the map from the corners of one quad to those of the other; null when one is not clockwise and convex. */
export const homographyBetween = (from: Quad, to: Quad): Homography | null => {
  if (!isClockwiseConvex(from) || !isClockwiseConvex(to)) return null;
  return multiply(fromUnitSquare(to), invert(fromUnitSquare(from)));
};

/** Returns the image of a point; null when the point is behind the camera. */
export const project = (homography: Homography, { x, y }: PlanePoint): PlanePoint | null => {
  const w = homography.g * x + homography.h * y + homography.i;
  if (w <= 1e-9) return null;
  return {
    x: (homography.a * x + homography.b * y + homography.c) / w,
    y: (homography.d * x + homography.e * y + homography.f) / w,
  };
};

/** Returns the map of the unit square to a quad (P. Heckbert, Fundamentals of Texture Mapping, 1989, 2.2.3). */
const fromUnitSquare = ([one, two, three, four]: Quad): Homography => {
  const [x1, y1] = [two.x - three.x, two.y - three.y];
  const [x2, y2] = [four.x - three.x, four.y - three.y];
  const [sx, sy] = [one.x - two.x + three.x - four.x, one.y - two.y + three.y - four.y];
  const divisor = x1 * y2 - x2 * y1;
  const g = (sx * y2 - x2 * sy) / divisor;
  const h = (x1 * sy - sx * y1) / divisor;
  return {
    a: two.x - one.x + g * two.x,
    b: four.x - one.x + h * four.x,
    c: one.x,
    d: two.y - one.y + g * two.y,
    e: four.y - one.y + h * four.y,
    f: one.y,
    g,
    h,
    i: 1,
  };
};

/**
 * Returns the inverse, by the adjugate. A homography may be multiplied by any number; dividing by the determinant keeps
 * w positive.
 */
const invert = ({ a, b, c, d, e, f, g, h, i }: Homography): Homography => {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const scaled = (value: number): number => value / determinant;
  return {
    a: scaled(e * i - f * h),
    b: scaled(c * h - b * i),
    c: scaled(b * f - c * e),
    d: scaled(f * g - d * i),
    e: scaled(a * i - c * g),
    f: scaled(c * d - a * f),
    g: scaled(d * h - e * g),
    h: scaled(b * g - a * h),
    i: scaled(a * e - b * d),
  };
};

const multiply = (m: Homography, n: Homography): Homography => ({
  a: m.a * n.a + m.b * n.d + m.c * n.g,
  b: m.a * n.b + m.b * n.e + m.c * n.h,
  c: m.a * n.c + m.b * n.f + m.c * n.i,
  d: m.d * n.a + m.e * n.d + m.f * n.g,
  e: m.d * n.b + m.e * n.e + m.f * n.h,
  f: m.d * n.c + m.e * n.f + m.f * n.i,
  g: m.g * n.a + m.h * n.d + m.i * n.g,
  h: m.g * n.b + m.h * n.e + m.i * n.h,
  i: m.g * n.c + m.h * n.f + m.i * n.i,
});
