import { layOut } from "@storywall/domain/design/layOut.ts";
import { ROOM_KEYS } from "@storywall/domain/design/room.ts";
import { drawWall } from "@storywall/scene/drawWall.ts";
import { drawRenderedRoom, RENDERED_ROOMS } from "@storywall/scene/rooms/drawRenderedRoom.ts";
import { defaultHangingPosition, ROOMS } from "@storywall/scene/rooms/drawRoom.ts";
import { group } from "@storywall/scene/shapes.ts";
import { ciede2000, toLab } from "@storywall/testkit/compare/ciede2000.ts";
import { readPixels } from "@storywall/testkit/pixels.ts";
import { expect, test } from "vitest";
import { sampleWallOf } from "../lib/samples/sampleDesigns.ts";
import { embedBitmaps } from "./bitmaps.server.ts";
import { renderMarkup } from "./samples.server.ts";

/** The eye takes no offence at a mean difference of this (CIEDE2000). */
const MAX_MEAN_DIFFERENCE = 3;
/** Pixels of a picture for each millimetre of the wall. */
const SCALE = 0.3;
/** Distance between the points that are compared, and from the edge of the photo to the first (mm). */
const STEP = 10;

const SHOWN = ROOM_KEYS.flatMap((key) =>
  (["square_trio", "front_room_eight"] as const).map((wall) => [key, wall] as const),
);

test.each(SHOWN)(
  "B1 by day the %s shows the photos of %s in the colours of their prints",
  async (key, name) => {
    const room = RENDERED_ROOMS[key];
    const sample = sampleWallOf(name);
    if (!sample) throw new Error("no such wall");
    const wall = layOut(sample.design);
    const at = defaultHangingPosition(ROOMS[key], wall);
    const view = { x: at.x, y: at.y, width: wall.width, height: wall.height };
    const size = { width: Math.round(view.width * SCALE), height: Math.round(view.height * SCALE) };
    const [inRoom, print] = await Promise.all(
      [
        drawRenderedRoom(key, room, { ...sample, at }, "warmWhite"),
        [group("wall", drawWall(sample), at)],
      ].map(async (drawing) => readPixels(await embedBitmaps(renderMarkup(drawing, view, size)))),
    );
    if (!inRoom || !print) throw new Error("no picture");
    const labAt = (pixels: typeof inRoom, x: number, y: number) => {
      const { red, green, blue } = pixels.at(x * SCALE, y * SCALE);
      return toLab(red, green, blue);
    };
    const differences = wall.tiles.flatMap(({ opening }) =>
      pointsOf(opening).map(([x, y]) => ciede2000(labAt(inRoom, x, y), labAt(print, x, y))),
    );
    expect(differences.length).toBeGreaterThan(300);
    const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
    expect(mean).toBeLessThanOrEqual(MAX_MEAN_DIFFERENCE);
  },
);

/** Returns the points (mm) of a grid inside a box. */
const pointsOf = (box: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}) => {
  const along = (length: number) =>
    Array.from({ length: Math.floor(length / STEP) - 1 }, (_, n) => (n + 1) * STEP);
  return along(box.width).flatMap((x) => along(box.height).map((y) => [box.x + x, box.y + y] as const));
};
