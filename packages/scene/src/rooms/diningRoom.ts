import { drawShadow } from "../frames/shadow.ts";
import type { Drawing } from "../operations.ts";
import { box, ellipse, group, linear, path, point, rect, solid, stop, strokePath } from "../shapes.ts";
import { books, floorShadow, plant, softBlock, tableLamp, vase } from "./furniture.ts";
import type { Room } from "./room.ts";

/** A table for four along the wall, 1860 mm wide and 750 mm high. */
const table = (): Drawing => [
  ...drawShadow(box(-930, -740, 1860, 140), { dx: 50, dy: 60, blur: 180, opacity: 0.24, colour: "#2a1c0e" }),
  floorShadow(20, 60, 2200, 150, 0.5),
  strokePath("M-850 -640L-862 90M850 -640L862 90M-800 -640L-806 20M800 -640L806 20", {
    colour: "#80603f",
    width: 52,
    cap: "round",
  }),
  rect(
    box(-870, -715, 1740, 80),
    linear(point(-870, 0), point(870, 0), [stop(0, "#b08a5c"), stop(1, "#8a673f")]),
    6,
  ),
  rect(
    box(-940, -750, 1880, 40),
    linear(point(-940, 0), point(940, 0), [stop(0, "#d9b988"), stop(0.5, "#c39e6e"), stop(1, "#a37c4f")]),
    9,
  ),
];

/** A bowl of lemons, a vase, and a pile of plates. */
const onTheTable = (): Drawing => [
  vase({ x: -400, y: -750 }, "vase on the dining table"),
  ...[30, 95, 160].map((x, index) => ellipse(x, -842 - (index % 2) * 14, 40, 30, solid("#d0ab3c"))),
  path(
    "M-55 -835Q-30 -750 50 -750H140Q220 -750 245 -835Z",
    linear(point(-55, 0), point(245, 0), [stop(0, "#b99a7d"), stop(1, "#86664c")]),
  ),
  ...[0, 1, 2, 3].map((index) => rect(box(610, -766 - index * 12, 250, 11), solid("#e6dfd1"), 5)),
];

/** A chair seen from behind, pushed in. */
const chair = (x: number): Drawing[number] =>
  group(
    "chair",
    [
      floorShadow(10, 20, 560, 90, 0.5),
      strokePath("M-200 -450L-235 40M200 -450L235 40M-160 -440L-170 -10M160 -440L170 -10", {
        colour: "#2f2a25",
        width: 32,
        cap: "round",
      }),
      ...softBlock(-235, -480, 470, 60, 26, "#b3a58c", "#8d8069"),
      strokePath("M-205 -470L-220 -860M205 -470L220 -860M-90 -470L-98 -850M0 -470V-860M90 -470L98 -850", {
        colour: "#2f2a25",
        width: 24,
        cap: "round",
      }),
      path("M-245 -900Q0 -950 245 -900L240 -830Q0 -880 -240 -830Z", solid("#332e28")),
    ],
    { x, y: 250 },
  );

/** A low sideboard with a lamp to the right. */
const sideboard = (): Drawing[number] =>
  group(
    "sideboard",
    [
      floorShadow(16, 6, 1400, 80, 0.5),
      strokePath("M-520 -160V0M520 -160V0", { colour: "#80603f", width: 36, cap: "round" }),
      rect(
        box(-575, -780, 1150, 640),
        linear(point(-575, 0), point(575, 0), [stop(0, "#b08a5c"), stop(1, "#8f6b43")]),
        8,
      ),
      strokePath("M0 -750V-150M-565 -450H565", { colour: "#5f4526", width: 8, opacity: 0.7 }),
      tableLamp({ x: -270, y: -780 }),
      books({ x: 160, y: -780 }, ["#5f5a50", "#b8aa92"]),
    ],
    { x: 2060, y: 0 },
  );

export const diningRoom: Room = {
  key: "diningRoom",
  name: "Dining room",
  view: { width: 3200, above: 2350, below: 420 },
  minWallWidth: 5300,
  // The branches on the table, as they are rendered.
  furnitureHeight: 1080,
  eyeLevel: 1580,
  personX: 1700,
  furniture: () => [
    sideboard(),
    plant({ x: -1950, y: 50 }, 1450, "plant in the dining room"),
    ...table(),
    ...onTheTable(),
    chair(-460),
    chair(500),
  ],
};
