import { drawShadow } from "@storywall/scene/frames/shadow.ts";
import type { Box, Drawing, Point } from "@storywall/scene/operations.ts";
import { box, linear, point, rect, stop } from "@storywall/scene/shapes.ts";
import type { RoomVariant } from "../lib/samples/offerRooms.ts";

/** Where the middle of a light switch is, in mm of the room: beside a bed, and where no wall of the list hangs. */
const PLACE: Point = { x: 1060, y: -1150 };

/** Side length of the plate, its distance from the wall, the margin around the rockers, and the gap around each, in mm. */
const [PLATE, DEPTH, MARGIN, GAP] = [84, 8, 13, 1.2] as const;

/** Returns the area of a room's light switch; null when it has none. */
export const lightSwitchOf = ({ isMirrored, hasSwitch }: RoomVariant): Box | null =>
  hasSwitch ? box((isMirrored ? -PLACE.x : PLACE.x) - PLATE / 2, PLACE.y - PLATE / 2, PLATE, PLATE) : null;

/**
 * Draws a light switch with two rockers, one pressed at its top and one at its foot: white plastic in the light of a wall away from
 * the window, whose upper edges catch light, with its shadow on the far side from the window. A plate with one even square in it looks
 * like a hole in the picture.
 */
export const drawLightSwitch = (area: Box, isMirrored: boolean): Drawing => {
  const dx = isMirrored ? -DEPTH / 2 : DEPTH / 2;
  const inner = box(area.x + MARGIN, area.y + MARGIN, area.width - 2 * MARGIN, area.height - 2 * MARGIN);
  const wide = inner.width / 2;
  return [
    ...drawShadow(area, { dx: dx * 1.6, dy: 7, blur: 20, opacity: 0.26, colour: "#2a2118" }),
    ...drawShadow(area, { dx: dx / 2, dy: 2, blur: 4, opacity: 0.5, colour: "#2a2118" }),
    rect(area, plastic(area, "#f0ece3", "#c9c2b6"), 6),
    rect(
      box(area.x + 2, area.y + 2.5, area.width - 4, area.height - 4.5),
      plastic(area, "#e2ddd2", "#d6d0c4"),
      5,
    ),
    rect(
      box(inner.x - GAP, inner.y - GAP, inner.width + 2 * GAP, inner.height + 2 * GAP),
      plastic(inner, "#847d71", "#a49c8f"),
      2,
    ),
    ...drawRocker(box(inner.x, inner.y, wide - GAP / 2, inner.height), true),
    ...drawRocker(box(inner.x + wide + GAP / 2, inner.y, wide - GAP / 2, inner.height), false),
  ];
};

/** Draws a rocker: its half that stands out faces the light above it if it is the upper one. */
const drawRocker = (area: Box, isOn: boolean): Drawing => {
  const [upper, lower] = isOn ? (["#cfc8bb", "#e9e4da"] as const) : (["#efeae1", "#c8c1b4"] as const);
  const half = area.height / 2;
  return [
    rect(area, plastic(area, upper, lower), 1.5),
    rect(box(area.x, area.y + half - 0.6, area.width, 1.2), plastic(area, "#b9b2a5", "#b9b2a5")),
    rect(box(area.x + 0.8, area.y + 0.6, area.width - 1.6, 1), plastic(area, "#f7f3eb", "#f7f3eb")),
  ];
};

const plastic = ({ x, y, height }: Box, top: `#${string}`, foot: `#${string}`) =>
  linear(point(x, y), point(x, y + height), [stop(0, top), stop(1, foot)]);
