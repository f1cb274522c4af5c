import { FRAME_DEPTH } from "@storywall/domain/catalogue/frameSizes.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import { crossSectionOf, GALLERY_PROFILE } from "../frames/profile.ts";
import type { Box, Point } from "../operations.ts";
import { inset } from "../shapes.ts";

/** A list of triangles, counter-clockwise from outside. Lengths in metres: x to the right, y up, z out of the wall. */
export type Mesh = {
  /** Three numbers for each vertex. */
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  /** Two numbers for each vertex: its position in the image as fractions, from the top left corner. */
  readonly textureCoordinates: readonly number[];
  readonly indices: readonly number[];
};

/**
 * Returns the body of a tile: a moulding of the drawing's own profile, and mat and photo behind its inner edge. The
 * origin is at the top left corner of the frame, on the wall. `texture` is where the drawing of the tile is in the
 * image, in fractions of the image. The drawing has its light already, so all that faces the room has one normal: a
 * viewer's light must not shade the moulding twice.
 */
export const tileMesh = ({ outer, inner }: PlacedTile, texture: Box): Mesh => {
  const front: Box = { x: 0, y: 0, width: outer.width, height: outer.height };
  const moulding = inner.x - outer.x;
  const section = crossSectionOf(GALLERY_PROFILE);
  const highest = Math.max(...section.map(({ height }) => height));
  const mesh = new MeshBuilder(({ x, y }) => [
    texture.x + (x / front.width) * texture.width,
    texture.y + (y / front.height) * texture.height,
  ]);
  const rings = section.map(({ offset, height }) => {
    const z = FRAME_DEPTH + (height - highest) * moulding;
    return mapCorners(cornersOf(inset(front, offset * moulding)), (at) => mesh.addVertex(at, z, FRONT, at));
  });
  for (const [index, ring] of rings.entries()) {
    const next = rings[index + 1];
    // The last ring is the inner edge, which mat and photo fill.
    if (next) for (const side of SIDES) mesh.addQuad(side.edgeOf(ring), side.edgeOf(next));
    else mesh.addQuad([ring[0], ring[1]], [ring[3], ring[2]]);
  }
  // Outer sides and back have the colour along the middle of the moulding.
  const corners = cornersOf(front);
  const colours = cornersOf(inset(front, moulding / 2));
  const edgeHeight = FRAME_DEPTH - highest * moulding;
  for (const { normal, edgeOf } of SIDES) {
    const [colourFrom, colourTo] = edgeOf(colours);
    const edgeAt = (z: number): Edge<number> => {
      const [from, to] = edgeOf(corners);
      return [mesh.addVertex(from, z, normal, colourFrom), mesh.addVertex(to, z, normal, colourTo)];
    };
    mesh.addQuad(edgeAt(0), edgeAt(edgeHeight));
  }
  const back = mapCorners(corners, (at, index) => mesh.addVertex(at, 0, BACK, colours[index]));
  mesh.addQuad([back[1], back[0]], [back[2], back[3]]);
  return mesh;
};

type Vector = readonly [number, number, number];
const FRONT: Vector = [0, 0, 1];
const BACK: Vector = [0, 0, -1];

/** Clockwise, from the top left. */
type Corners<Of> = readonly [Of, Of, Of, Of];
type Edge<Of> = readonly [Of, Of];

const SIDES: readonly { readonly normal: Vector; readonly edgeOf: <Of>(corners: Corners<Of>) => Edge<Of> }[] =
  [
    { normal: [0, 1, 0], edgeOf: ([topLeft, topRight]) => [topLeft, topRight] },
    { normal: [1, 0, 0], edgeOf: ([, topRight, bottomRight]) => [topRight, bottomRight] },
    { normal: [0, -1, 0], edgeOf: ([, , bottomRight, bottomLeft]) => [bottomRight, bottomLeft] },
    { normal: [-1, 0, 0], edgeOf: ([topLeft, , , bottomLeft]) => [bottomLeft, topLeft] },
  ];

const cornersOf = ({ x, y, width, height }: Box): Corners<Point> => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

const mapCorners = <From, To>(
  [a, b, c, d]: Corners<From>,
  map: (corner: From, index: 0 | 1 | 2 | 3) => To,
): Corners<To> => [map(a, 0), map(b, 1), map(c, 2), map(d, 3)];

class MeshBuilder implements Mesh {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly textureCoordinates: number[] = [];
  readonly indices: number[] = [];
  private readonly textureAt: (at: Point) => readonly [number, number];

  constructor(textureAt: (at: Point) => readonly [number, number]) {
    this.textureAt = textureAt;
  }

  /** Adds a vertex `z` mm from the wall in the colour that the drawing has at `colourAt`. Returns its index. */
  addVertex(at: Point, z: number, normal: Vector, colourAt: Point): number {
    this.positions.push(at.x / 1000, -at.y / 1000, z / 1000);
    this.normals.push(...normal);
    this.textureCoordinates.push(...this.textureAt(colourAt));
    return this.normals.length / 3 - 1;
  }

  /** Adds a quad between two edges that run in the same direction. Seen from outside, `above` is above `below`. */
  addQuad(above: Edge<number>, below: Edge<number>): void {
    this.indices.push(above[0], below[1], above[1], above[0], below[0], below[1]);
  }
}
