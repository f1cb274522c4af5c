import { fileURLToPath } from "node:url";
import { NEAR_ROOMS, nearFurnitureOf } from "@storywall/scene/rooms/rendered/nearRooms.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawCordOnWall, drawLampCord } from "./lampCords.server.ts";
import { plainRoom } from "./roomScene.server.ts";

/** Returns the first and the last point of each line of a drawing, in mm. */
const endsOf = (drawing: ReturnType<typeof drawLampCord>) =>
  drawing.map((line) => {
    if (line.kind !== "path") throw new Error("A cord is a line.");
    const numbers = [...line.data.matchAll(/-?\d+\.\d/g)].map(([value]) => Number(value));
    return [numbers.slice(0, 2), numbers.slice(-2)] as const;
  });

test.each(["bedroom", "nursery", "study", "hall"] as const)(
  "in the %s the cord of the lamp lies on what the lamp stands on, up to its edge at the wall",
  async (room) => {
    const file = fileURLToPath(new URL(`../lib/rooms/${nearFurnitureOf(room)}.webp`, import.meta.url));
    const { data, info } = await sharp(file)
      .extractChannel("alpha")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { furnitureBox: box } = NEAR_ROOMS[room];
    const coverAt = ([x = 0, y = 0]: readonly number[], lower: number) => {
      const column = Math.round(((x - box.x) / box.width) * info.width);
      const row = Math.round(((y + lower - box.y) / box.height) * info.height);
      return data[row * info.width + column];
    };
    for (const [start, end] of endsOf(drawLampCord(plainRoom(room)))) {
      expect(coverAt(start, 0)).toBe(255);
      // The wall is seen above the table's edge, and the table below it.
      expect(coverAt(end, 8)).toBe(255);
      expect(coverAt(end, -12)).toBeLessThan(255);
    }
  },
);

test("a mirrored room has its cord at the other side, and rooms without a table lamp have none", () => {
  const [plain, mirrored] = [plainRoom("hall"), { ...plainRoom("hall"), isMirrored: true }];
  for (const draw of [drawLampCord, drawCordOnWall]) {
    const [ends, turned] = [endsOf(draw(plain)), endsOf(draw(mirrored))];
    expect(ends.length).toBeGreaterThan(0);
    for (const [line, points] of ends.entries())
      for (const [end, [x = 0, y]] of points.entries()) expect(turned[line]?.[end]).toEqual([-x, y]);
  }
  expect(drawLampCord(plainRoom("diningRoom"))).toEqual([]);
  expect(drawCordOnWall(plainRoom("bedroom"))).toEqual([]);
});
