import { ROOM_KEYS } from "@storywall/domain/design/room.ts";
import { expect, test } from "vitest";
import { lightAt, RENDERED_ROOMS } from "./drawRenderedRoom.ts";
import { mirrorRoom } from "./mirrorRoom.ts";

test.each(ROOM_KEYS)(
  "the mirrored %s has its furniture, its light and its window at the other side",
  (key) => {
    const room = RENDERED_ROOMS[key];
    const mirrored = mirrorRoom(room);
    expect(mirrored.furnitureBox.x).toBe(-(room.furnitureBox.x + room.furnitureBox.width));
    expect(mirrored.window?.x).toBe(-(room.window?.x ?? 0));
    for (const x of [-900, 150, 700])
      expect(lightAt(mirrored.light, { x: -x, y: -1500 })).toBeCloseTo(
        lightAt(room.light, { x, y: -1500 }),
        9,
      );
  },
);

test.each(ROOM_KEYS)("the %s mirrored twice is as it was", (key) => {
  expect(mirrorRoom(mirrorRoom(RENDERED_ROOMS[key]))).toEqual(RENDERED_ROOMS[key]);
});
