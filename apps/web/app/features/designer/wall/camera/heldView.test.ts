import { moveFrame } from "@storywall/domain/design/commands/galleryCommands.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { wallBox } from "@storywall/scene/wallBox.ts";
import { expect, test } from "vitest";
import { type HeldView, holdView } from "./heldView.ts";

const AREA = { width: 1000, height: 500 };
const wall = createGalleryWall("gallery_four_square");
const [first] = wall.tiles;
if (!first) throw new Error("the wall has tiles");

const move = (design: Design, x: number, y: number): Design =>
  moveFrame.run(design, { tile: first.name, to: { x: mm(x), y: mm(y) } });
/** Where a tile is seen, in mm from the corner of the view. */
const seenAt = ({ box, tiles }: HeldView, name: string) => {
  const outer = tiles.find((tile) => tile.name === name)?.outer;
  return [(outer?.x ?? 0) - box.x, (outer?.y ?? 0) - box.y];
};

test("B8 a frame that is moved outwards leaves all others where they are seen, while the wall is in view", () => {
  const start = holdView(null, layOut(wall), AREA);
  expect(start.box.width / start.box.height).toBeCloseTo(2);
  const after = holdView(start, layOut(move(wall, -200, 0)), AREA);
  expect([after.box.width, after.box.height]).toEqual([start.box.width, start.box.height]);
  for (const { name } of wall.tiles.slice(1)) expect(seenAt(after, name)).toEqual(seenAt(start, name));
  const [x = 0, y = 0] = seenAt(start, first.name);
  expect(seenAt(after, first.name)).toEqual([x - 200, y]);
});

test("B8 the whole wall is shown again when a frame would leave the view, and when its frames are arranged", () => {
  const start = holdView(null, layOut(wall), AREA);
  const far = layOut(move(wall, 3000, 0));
  const after = holdView(start, far, AREA);
  expect(after.box.width).toBe(wallBox(far).width);
  const tiles = wall.tiles.map((tile, index) => ({
    ...tile,
    position: { x: mm(index * 300), y: mm(index * index * 10) },
  }));
  const arranged = layOut({ ...wall, tiles });
  expect(holdView(start, arranged, AREA)).toEqual(holdView(null, arranged, AREA));
});
