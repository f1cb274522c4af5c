import { join } from "node:path";
import { ROOM_KEYS, type RoomKey } from "@storywall/domain/design/room.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { EVENING_ROOMS, RENDERED_ROOMS } from "@storywall/scene/rooms/drawRenderedRoom.ts";
import { defaultHangingPosition, ROOMS } from "@storywall/scene/rooms/drawRoom.ts";
import sharp from "sharp";
import { expect, test } from "vitest";

const BITMAPS = join(import.meta.dirname, "../../../../web/app/lib/rooms");
/** Opacity from 0 to 255 at which a piece of furniture, and not its soft edge, is before the wall. */
const MIN_VISIBLE = 40;

/** Returns how many pixels of the furniture of a rendered room are before a wall of this size where it hangs at first. */
const countCoveringPixels = async (room: RoomKey, time: "day" | "evening", width: number, height: number) => {
  const { furnitureBox } = (time === "day" ? RENDERED_ROOMS : EVENING_ROOMS)[room];
  const file = join(BITMAPS, `${room}${time === "day" ? "" : "Evening"}-furniture.webp`);
  const { data, info } = await sharp(file)
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = defaultHangingPosition(ROOMS[room], { width: mm(width), height: mm(height) });
  const scale = info.width / furnitureBox.width;
  let count = 0;
  for (let y = at.y; y < at.y + height; y += 1 / scale) {
    const row = Math.round((y - furnitureBox.y) * scale);
    for (let x = at.x; x < at.x + width; x += 1 / scale) {
      const column = Math.round((x - furnitureBox.x) * scale);
      if (row < 0 || row >= info.height || column < 0 || column >= info.width) continue;
      if ((data[row * info.width + column] ?? 0) > MIN_VISIBLE) count += 1;
    }
  }
  return count;
};

test.each(ROOM_KEYS)(
  "B5 no furniture of the rendered %s covers a tile where the wall hangs at first",
  async (room) => {
    for (const time of ["day", "evening"] as const)
      for (const [width, height] of [
        [890, 660],
        [1200, 950],
      ] as const)
        expect({ time, count: await countCoveringPixels(room, time, width, height) }).toEqual({
          time,
          count: 0,
        });
  },
);
