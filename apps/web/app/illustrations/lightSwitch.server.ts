import { drawShadow } from "@storywall/scene/frames/shadow.ts";
import type { Box, Drawing, Point } from "@storywall/scene/operations.ts";
import { box, linear, point, rect, stop } from "@storywall/scene/shapes.ts";
import type { RoomVariant } from "../lib/samples/offerRooms.ts";

/** Where the middle of a light switch is, in mm of the room: beside a bed, and where no wall of the list hangs. */
const PLACE: Point = { x: 1060, y: -1150 };

/** Side length of the plate, its distance from the wall, and the margin around the rocker, in mm. */
const [PLATE, DEPTH, MARGIN] = [84, 8, 17] as const;

/** Returns the area of a room's light switch; null when it has none. */
export const lightSwitchOf = ({ isMirrored, hasSwitch }: RoomVariant): Box | null =>
  hasSwitch ? box((isMirrored ? -PLACE.x : PLACE.x) - PLATE / 2, PLACE.y - PLATE / 2, PLATE, PLATE) : null;

/**
 * Draws a light switch: white plastic in the light of a wall away from the window, with its shadow on the far side
 * from the window.
 */
export const drawLightSwitch = (area: Box, isMirrored: boolean): Drawing => {
  const rocker = box(area.x + MARGIN, area.y + MARGIN, area.width - 2 * MARGIN, area.height - 2 * MARGIN);
  const dx = isMirrored ? -DEPTH / 2 : DEPTH / 2;
  return [
    ...drawShadow(area, { dx, dy: 3, blur: 14, opacity: 0.32, colour: "#2a2118" }),
    rect(area, plastic(area, "#dfd9cd", "#d3ccbf"), 5),
    rect(
      box(rocker.x - 1.5, rocker.y - 1.5, rocker.width + 3, rocker.height + 3),
      plastic(rocker, "#b8b0a2", "#c3bbad"),
      2,
    ),
    // Pressed at its top, it faces the light at its foot.
    rect(rocker, plastic(rocker, "#d6cfc2", "#e2dcd0"), 2),
  ];
};

const plastic = ({ x, y, height }: Box, top: `#${string}`, foot: `#${string}`) =>
  linear(point(x, y), point(x, y + height), [stop(0, top), stop(1, foot)]);
