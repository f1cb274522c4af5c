import { ROOM_KEYS } from "@storywall/domain/design/room.ts";
import { expect, test } from "vitest";
import { pointShown, turnOf } from "../../lib/samples/offAxis.ts";
import { photographRoom } from "./photographRoom.server.ts";

const [WIDTH, HEIGHT] = [400, 300];
const PALE = 200;

/** Returns a pale wall, with a dark tile on its left half of the rows from 90 to 150 if there is one. */
const wallWith = (hasTile: boolean) => {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3).fill(PALE);
  if (hasTile)
    for (let row = 90; row < 150; row += 1) pixels.fill(30, row * WIDTH * 3, (row * WIDTH + WIDTH / 2) * 3);
  return { pixels, width: WIDTH, height: HEIGHT };
};

const valueAt = (pixels: Uint8Array, column: number, row: number): number => {
  const first = (row * WIDTH + column) * 3;
  return ((pixels[first] ?? 0) + (pixels[first + 1] ?? 0) + (pixels[first + 2] ?? 0)) / 3;
};

test.each(ROOM_KEYS)("in the %s a tile is where the turned wall has it, to the pixel", async (room) => {
  const photograph = await photographRoom(wallWith(true), turnOf(room));
  for (let row = 0; row < HEIGHT; row += 1) {
    const at = { x: (100.5 - WIDTH / 2) / WIDTH, y: (row + 0.5 - HEIGHT / 2) / WIDTH };
    const drawnRow = pointShown(turnOf(room), at).y * WIDTH + HEIGHT / 2;
    if (Math.min(Math.abs(drawnRow - 90), Math.abs(drawnRow - 150)) < 1) continue;
    const isTile = drawnRow > 90 && drawnRow < 150;
    expect(valueAt(photograph, 100, row) < 100, `row ${row}`).toBe(isTile);
  }
});

test("the same picture is photographed in the same way each time", async () => {
  const [first, second] = [await photographRoom(wallWith(true), 5), await photographRoom(wallWith(true), 5)];
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
});
