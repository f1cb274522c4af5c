import type { RoomKey } from "@storywall/domain/design/room.ts";
import { drawShadow } from "@storywall/scene/frames/shadow.ts";
import type { Box, Drawing, Point } from "@storywall/scene/operations.ts";
import { box, linear, point, rect, stop } from "@storywall/scene/shapes.ts";

/** Where each room has its light switch, by its middle in mm of the room: beside the furniture, and where no wall of the list hangs. */
const SWITCHES: Readonly<Record<RoomKey, Point | null>> = {
  livingRoom: { x: -1090, y: -1110 },
  bedroom: { x: 1010, y: -1150 },
  diningRoom: { x: 1080, y: -1110 },
  nursery: null,
  study: null,
  hall: { x: 640, y: -1160 },
};

/** The plate is as wide and high as this, and so far from the wall (mm); the rocker leaves a margin. */
const [PLATE, DEPTH, MARGIN] = [84, 8, 17] as const;

/** Returns the area of a room's light switch; null where none is seen. */
export const lightSwitchOf = (room: RoomKey, isMirrored: boolean): Box | null => {
  const at = SWITCHES[room];
  return at && box((isMirrored ? -at.x : at.x) - PLATE / 2, at.y - PLATE / 2, PLATE, PLATE);
};

/** Draws a light switch: white plastic, which is never as warm as paint. Its shadow falls away from the window. */
export const drawLightSwitch = (area: Box, isMirrored: boolean): Drawing => {
  const rocker = box(area.x + MARGIN, area.y + MARGIN, area.width - 2 * MARGIN, area.height - 2 * MARGIN);
  const dx = isMirrored ? -DEPTH / 2 : DEPTH / 2;
  return [
    ...drawShadow(area, { dx, dy: 3, blur: 9, opacity: 0.4, colour: "#2a2118" }),
    rect(area, plastic(area, "#f0efeb", "#e0dfda"), 5),
    rect(
      box(rocker.x - 1.5, rocker.y - 1.5, rocker.width + 3, rocker.height + 3),
      plastic(rocker, "#a9a8a2", "#c3c2bc"),
      2,
    ),
    // Pressed at its top, it faces the light at its foot.
    rect(rocker, plastic(rocker, "#dcdbd6", "#f4f3ef"), 2),
  ];
};

const plastic = ({ x, y, height }: Box, top: `#${string}`, foot: `#${string}`) =>
  linear(point(x, y), point(x, y + height), [stop(0, top), stop(1, foot)]);
