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
import { books, floorShadow, plant, tableLamp } from "./furniture.ts";
import type { Room } from "./room.ts";

/** A narrow console table, 1200 mm wide and 800 mm high. */
const consoleTable = (): Drawing => [
  ...drawShadow(box(-600, -790, 1200, 130), { dx: 50, dy: 60, blur: 160, opacity: 0.24, colour: "#2a1c0e" }),
  floorShadow(16, 10, 1420, 80, 0.5),
  strokePath("M-555 -680V18M555 -680V18M-500 -680V-6M500 -680V-6", {
    colour: "#6e5033",
    width: 34,
    cap: "round",
  }),
  rect(
    box(-590, -770, 1180, 110),
    linear(point(-590, 0), point(590, 0), [stop(0, "#cba574"), stop(1, "#9c7546")]),
    6,
  ),
  ...[-570, 10].flatMap((x) => [
    rect(
      box(x, -752, 560, 76),
      linear(point(0, -752), point(0, -676), [stop(0, "#d8b585"), stop(1, "#be9665")]),
      5,
    ),
    ellipse(x + 280, -714, 15, 15, solid("#5b4128")),
  ]),
  rect(
    box(-590, -210, 1180, 34),
    linear(point(-590, 0), point(590, 0), [stop(0, "#d8b585"), stop(1, "#a67f50")]),
    6,
  ),
  rect(
    box(-620, -800, 1240, 36),
    linear(point(-620, 0), point(620, 0), [stop(0, "#ead0a6"), stop(0.5, "#d9b988"), stop(1, "#b58d5c")]),
    8,
  ),
];

/** Two baskets below the table top, a bowl for keys on it. */
const onTheTable = (): Drawing => [
  ...[-500, 90].flatMap((x) => [
    path(
      `M${x} -420h410l-26 210h-358Z`,
      linear(point(x, 0), point(x + 410, 0), [stop(0, "#d7b787"), stop(1, "#8f6d44")]),
    ),
    strokePath(`M${x + 6} -372h398M${x + 12} -324h386M${x + 18} -276h374M${x + 22} -236h366`, {
      colour: "#6f5230",
      width: 7,
      opacity: 0.4,
    }),
    rect(box(x - 8, -432, 426, 26), solid("#b08a58"), 12),
  ]),
  tableLamp({ x: -420, y: -800 }),
  books({ x: 60, y: -800 }, ["#28506b", "#e6dcc6"]),
  path(
    "M310 -870Q330 -800 400 -800H450Q520 -800 540 -870Z",
    linear(point(310, 0), point(540, 0), [stop(0, "#8fb0a2"), stop(0.5, "#5f8a78"), stop(1, "#35594a")]),
  ),
  ellipse(425, -870, 115, 16, solid("#2d4d40")),
];

/** A coat stand, 1700 mm high, with a coat and a scarf. */
const coatStand = (): Drawing[number] =>
  group(
    "coat-stand",
    [
      floorShadow(14, 4, 560, 80, 0.5),
      strokePath("M0 -1690V0M0 -40L-190 24M0 -40L190 24M0 -1560L-150 -1650M0 -1560L150 -1650", {
        colour: "#5b4128",
        width: 32,
        cap: "round",
      }),
      path(
        "M-150 -1600C-250 -1540 -270 -1200 -280 -760Q-150 -720 10 -760C20 -1100 0 -1400 -60 -1560Z",
        linear(point(-280, 0), point(10, 0), [stop(0, "#5d7f93"), stop(0.5, "#466577"), stop(1, "#2e4655")]),
      ),
      strokePath("M-140 -1540Q-160 -1150 -150 -745M-215 -1380Q-236 -1180 -226 -1000", {
        colour: "#22353f",
        width: 8,
        opacity: 0.5,
      }),
      path(
        "M140 -1640C190 -1600 196 -1400 186 -1130h-92C100 -1380 90 -1560 100 -1620Z",
        linear(point(90, 0), point(196, 0), [stop(0, "#d08a68"), stop(1, "#9c5638")]),
      ),
      strokePath("M98 -1190h90M97 -1230h92M98 -1460h94M98 -1500h94", {
        colour: "#f0ddc8",
        width: 12,
        opacity: 0.7,
      }),
    ],
    { x: -1120, y: 30 },
  );

const runner = (): Drawing => [
  polygon(
    [point(-1050, 140), point(1050, 140), point(1240, 350), point(-1240, 350)],
    linear(point(0, 140), point(0, 350), [stop(0, "#b5765c"), stop(1, "#c58a70")]),
  ),
  strokePath("M-1078 172H1078M-1212 320H1212", { colour: "#f0ddc8", width: 10, opacity: 0.8 }),
];

export const hall: Room = {
  key: "hall",
  name: "Hall",
  view: { width: 2900, above: 2350, below: 400 },
  minWallWidth: 2900,
  // The branches in the vase of the rendered hall reach higher than the lamp.
  furnitureHeight: 1300,
  eyeLevel: 1600,
  personX: 1000,
  furniture: () => [
    ...runner(),
    coatStand(),
    ...consoleTable(),
    ...onTheTable(),
    plant({ x: 1180, y: 50 }, 1150, "plant in the hall"),
  ],
};
