import { drawShadow } from "../frames/shadow.ts";
import type { Drawing } from "../operations.ts";
import {
  box,
  ellipse,
  group,
  linear,
  path,
  point,
  polygon,
  rect,
  solid,
  stop,
  strokePath,
} from "../shapes.ts";
import { books, floorShadow, plant, softBlock, tableLamp, vase } from "./furniture.ts";
import type { Room } from "./room.ts";

/** A double bed seen from its foot: headboard of slats, 1700 mm wide and 1050 mm high. */
const bed = (): Drawing => [
  ...drawShadow(box(-850, -1040, 1700, 1000), {
    dx: 50,
    dy: 30,
    blur: 200,
    opacity: 0.26,
    colour: "#2a1c0e",
  }),
  floorShadow(30, 190, 2340, 190, 0.6),
  rect(
    box(-860, -1050, 1720, 900),
    linear(point(-860, 0), point(860, 0), [stop(0, "#cda778"), stop(0.5, "#bd9462"), stop(1, "#9c7546")]),
    26,
  ),
  strokePath(Array.from({ length: 15 }, (_, index) => `M${-750 + index * 107} -1000V-300`).join(""), {
    colour: "#6e4f2b",
    width: 7,
    opacity: 0.5,
  }),
  rect(
    box(-860, -1050, 1720, 40),
    linear(point(0, -1050), point(0, -1010), [stop(0, "#e6c799"), stop(1, "#c39a68")]),
    20,
  ),
  ...softBlock(-790, -800, 720, 330, 110, "#fdfaf3", "#d9d0bf"),
  ...softBlock(70, -800, 720, 330, 110, "#fdfaf3", "#d3cab8"),
  ...softBlock(-640, -690, 560, 260, 90, "#d9b7a0", "#b28a72"),
  ...softBlock(80, -690, 560, 260, 90, "#d9b7a0", "#ab836b"),
  ...softBlock(-330, -620, 660, 210, 80, "#7d9a84", "#54745d"),
  path(
    "M-850 -480C-600 -520 600 -520 850 -480L980 180C600 230 -600 230 -980 180Z",
    linear(point(0, -500), point(0, 220), [stop(0, "#faf6ec"), stop(0.35, "#f1eadb"), stop(1, "#d8ccb5")]),
  ),
  path(
    "M-914 -190C-600 -232 600 -232 914 -190L992 186C600 240 -600 240 -992 186Z",
    linear(point(0, -200), point(0, 220), [stop(0, "#8fa893"), stop(0.5, "#7a9680"), stop(1, "#5a7762")]),
  ),
  strokePath("M-925 -130C-600 -170 600 -170 925 -130M-932 -90C-600 -130 600 -130 932 -90", {
    colour: "#e9e2cf",
    width: 9,
    opacity: 0.7,
  }),
  strokePath(
    "M-420 -160Q-470 20 -520 205M120 -170Q110 30 140 220M560 -150Q610 20 640 205M-700 -130Q-740 30 -800 190",
    { colour: "#3f5c48", width: 16, opacity: 0.16, cap: "round" },
  ),
  strokePath("M-520 -480Q-560 -360 -600 -230M260 -490Q270 -380 300 -230", {
    colour: "#a89a80",
    width: 12,
    opacity: 0.25,
    cap: "round",
  }),
];

/** A bedside table with its drawer, 450 mm wide and 520 mm high. */
const bedside = (x: number, onTop: Drawing): Drawing[number] =>
  group(
    "bedside-table",
    [
      ...drawShadow(box(-225, -510, 450, 400), {
        dx: 30,
        dy: 20,
        blur: 110,
        opacity: 0.25,
        colour: "#2a1c0e",
      }),
      floorShadow(16, 16, 600, 70, 0.5),
      strokePath("M-190 -130L-200 16M190 -130L200 16", { colour: "#7b5a34", width: 30, cap: "round" }),
      rect(
        box(-225, -500, 450, 390),
        linear(point(-225, 0), point(225, 0), [stop(0, "#d2ad7d"), stop(1, "#a67f50")]),
        12,
      ),
      rect(
        box(-195, -440, 390, 150),
        linear(point(0, -440), point(0, -290), [stop(0, "#dcb98a"), stop(1, "#c29a68")]),
        8,
      ),
      ellipse(0, -365, 16, 16, solid("#5b4128")),
      rect(box(-195, -265, 390, 130), solid("#5b4128", 0.55), 8),
      rect(
        box(-240, -520, 480, 34),
        linear(point(-240, 0), point(240, 0), [stop(0, "#e6c799"), stop(1, "#b58d5c")]),
        10,
      ),
      ...onTop,
    ],
    { x, y: 0 },
  );

const rug = (): Drawing => [
  polygon(
    [point(-1350, 150), point(1350, 150), point(1560, 400), point(-1560, 400)],
    linear(point(0, 150), point(0, 400), [stop(0, "#dccfb9"), stop(1, "#ebe1cf")]),
  ),
];

export const bedroom: Room = {
  key: "bedroom",
  name: "Bedroom",
  view: { width: 3200, above: 2350, below: 400 },
  minWallWidth: 4100,
  furnitureHeight: 1060,
  eyeLevel: 1600,
  personX: 1500,
  furniture: () => [
    ...rug(),
    bedside(-1180, [tableLamp({ x: 0, y: -520 })]),
    bedside(1180, [
      vase({ x: 70, y: -520 }, "vase by the bed"),
      books({ x: -60, y: -520 }, ["#b5573d", "#e6dcc6"]),
    ]),
    ...bed(),
    plant({ x: -1690, y: 50 }, 1250, "plant in the bedroom"),
  ],
};
