import { mixColours } from "../colour.ts";
import type { Box, Drawing, Fill, Operation, Path, Point } from "../operations.ts";
import { formatNumber, inset, linear, point, polygon, ring, solid, stop, strokePath } from "../shapes.ts";
import { lightGain, SIDES, type Side, shadeMaterial } from "./lighting.ts";
import type { Material } from "./materials.ts";
import { type Profile, sampleProfile } from "./profile.ts";

/** Returns the four corners of a box, clockwise from the top left. */
const corners = ({ x, y, width, height }: Box): readonly [Point, Point, Point, Point] => [
  point(x, y),
  point(x + width, y),
  point(x + width, y + height),
  point(x, y + height),
];

/** Returns the corners of one piece between its two mitres, clockwise. */
export const pieceCorners = (side: Side, outer: Box, inner: Box): readonly [Point, Point, Point, Point] => {
  const [outerA, outerB, outerC, outerD] = corners(outer);
  const [innerA, innerB, innerC, innerD] = corners(inner);
  switch (side) {
    case "top":
      return [outerA, outerB, innerB, innerA];
    case "right":
      return [outerB, outerC, innerC, innerB];
    case "bottom":
      return [outerC, outerD, innerD, innerC];
    case "left":
      return [outerD, outerA, innerA, innerD];
    default:
      return side satisfies never;
  }
};

/** Returns the gradient of light across a piece, from its outer to its inner edge. */
const acrossFill = (side: Side, outer: Box, width: number, material: Material, profile: Profile): Fill => {
  const [from, to] = acrossLine(side, outer, width);
  return linear(
    from,
    to,
    sampleProfile(profile).map(({ offset, slope }) =>
      stop(offset, shadeMaterial(material, lightGain(side, slope), slope)),
    ),
  );
};

const acrossLine = (side: Side, { x, y, width, height }: Box, moulding: number): readonly [Point, Point] => {
  switch (side) {
    case "top":
      return [point(0, y), point(0, y + moulding)];
    case "right":
      return [point(x + width, 0), point(x + width - moulding, 0)];
    case "bottom":
      return [point(0, y + height), point(0, y + height - moulding)];
    case "left":
      return [point(x, 0), point(x + moulding, 0)];
    default:
      return side satisfies never;
  }
};

/**
 * Draws four mitred pieces, each lit by its own slope, then the surface (grain), then sheen and edges. A plain ring
 * is below them all: where two pieces meet, antialiasing makes both half transparent along the mitre, and the wall
 * would show through the joint.
 */
export const drawMoulding = (
  outer: Box,
  inner: Box,
  material: Material,
  profile: Profile,
  surface: Drawing,
): Drawing => {
  const width = inner.x - outer.x;
  const pieces = SIDES.map(
    (side): Operation =>
      polygon(pieceCorners(side, outer, inner), acrossFill(side, outer, width, material, profile)),
  );
  return [
    ring(outer, inner, solid(material.face)),
    ...pieces,
    ...surface,
    sheen(outer, inner, material),
    ...mitres(outer, inner, material),
    ...edges(outer, inner, material),
  ];
};

/** Light that fades along the frame, from the corner nearest to the light to the farthest. */
const sheen = (outer: Box, inner: Box, material: Material): Path =>
  ring(
    outer,
    inner,
    linear(point(outer.x, outer.y), point(outer.x + outer.width * 0.72, outer.y + outer.height), [
      stop(0, "#ffffff", material.sheen),
      stop(0.32, "#ffffff", material.sheen * 0.25),
      stop(0.55, "#000000", 0),
      stop(1, "#000000", 0.09),
    ]),
  );

/** The joints between the pieces: a dark hairline on each mitre. */
const mitres = (outer: Box, inner: Box, material: Material): Drawing => {
  const width = inner.x - outer.x;
  const from = corners(outer);
  const to = corners(inner);
  const data = from
    .map(({ x, y }, index) => {
      const end = to[index] ?? { x, y };
      return `M${formatNumber(x)} ${formatNumber(y)}L${formatNumber(end.x)} ${formatNumber(end.y)}`;
    })
    .join("");
  return [strokePath(data, { colour: material.edge, width: Math.max(0.25, width * 0.022), opacity: 0.5 })];
};

const edges = (outer: Box, inner: Box, material: Material): Drawing => [
  ring(outer, inset(outer, 0.35), solid(material.edge, material.edgeOpacity)),
  ring(inset(inner, -0.3), inner, solid(mixColours(material.shade, "#000000", 0.4), 0.75)),
];
