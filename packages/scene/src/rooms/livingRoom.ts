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
import { books, floorLamp, floorShadow, plant, softBlock } from "./furniture.ts";
import type { Room } from "./room.ts";

const LINEN = "#ddd1bb";
const LINEN_DARK = "#b3a48a";

/** A three-seat sofa, 2200 mm wide and 820 mm high. */
export const sofa = (): Drawing => [
  group("sofa-shadow", [
    ...drawShadow(box(-1080, -760, 2160, 700), {
      dx: 60,
      dy: 40,
      blur: 240,
      opacity: 0.26,
      colour: "#2a1c0e",
    }),
  ]),
  floorShadow(30, 30, 2600, 190, 0.6),
  path("M-1000 -120h46l-14 150h-20ZM954 -120h46l-12 150h-20Z", solid("#5b4128")),
  ...softBlock(-1000, -820, 668, 520, 90, LINEN, LINEN_DARK),
  ...softBlock(-334, -826, 668, 520, 90, LINEN, LINEN_DARK),
  ...softBlock(332, -820, 668, 520, 90, LINEN, LINEN_DARK),
  rect(box(-960, -420, 1920, 220), solid("#a3947a")),
  ...softBlock(-1030, -250, 2060, 170, 40, "#cfc2aa", "#9d8e75"),
  ...[-1000, -334, 332].flatMap((x) => softBlock(x, -430, 668, 210, 60, "#e5dac6", "#bcae94")),
  rect(
    box(-1000, -236, 2000, 30),
    linear(point(0, -236), point(0, -206), [stop(0, "#4a3a26", 0.32), stop(1, "#4a3a26", 0)]),
  ),
  ...softBlock(-1110, -600, 190, 540, 90, "#e0d5c0", "#a89a80"),
  ...softBlock(920, -600, 190, 540, 90, "#d8ccb5", "#9d8e75"),
  ...cushions(),
  ...blanket(),
];

const cushions = (): Drawing => [
  path(
    "M-890 -650q190 -40 400 -6q20 190 -8 350q-200 30 -388 2q-26 -170 -4 -346Z",
    linear(point(-890, -650), point(-500, -300), [stop(0, "#54836a"), stop(1, "#2b5742")]),
  ),
  path(
    "M-640 -570q150 -34 320 -4q18 150 -6 272q-160 24 -310 2q-20 -130 -4 -270Z",
    linear(point(-640, -570), point(-320, -300), [stop(0, "#eadfc9"), stop(1, "#c8b899")]),
  ),
  strokePath("M-600 -510h250M-604 -460h256M-606 -410h260M-604 -360h256", {
    colour: "#b9744f",
    width: 9,
    opacity: 0.8,
  }),
  path(
    "M560 -620q180 -38 350 -4q22 180 -6 318q-170 28 -340 2q-24 -160 -4 -316Z",
    linear(point(560, -620), point(900, -300), [stop(0, "#d08a68"), stop(1, "#9c5638")]),
  ),
];

/** A blanket over the right arm. */
const blanket = (): Drawing => [
  path(
    "M908 -560C908 -614 960 -622 1015 -622C1072 -622 1124 -612 1124 -556L1134 -236Q1020 -214 898 -240Z",
    linear(point(900, 0), point(1130, 0), [stop(0, "#54836a"), stop(0.4, "#47755d"), stop(1, "#244b38")]),
  ),
  strokePath("M904 -300Q1016 -278 1131 -296M903 -272Q1016 -250 1132 -268M908 -500Q1014 -520 1124 -500", {
    colour: "#eadfc9",
    width: 9,
    opacity: 0.75,
  }),
  strokePath(
    Array.from(
      { length: 16 },
      (_, index) => `M${904 + index * 15} ${-236 + Math.round(10 * Math.sin((index / 15) * Math.PI))}v30`,
    ).join(""),
    { colour: "#2d5642", width: 5 },
  ),
];

export const rug = (): Drawing => [
  polygon(
    [point(-1180, 120), point(1180, 120), point(1420, 330), point(-1420, 330)],
    linear(point(0, 120), point(0, 330), [stop(0, "#e6dcc9"), stop(1, "#f1e9da")]),
  ),
  strokePath("M-1196 160H1196M-1232 200H1232M-1322 270H1322M-1368 304H1368", {
    colour: "#b9744f",
    width: 8,
    opacity: 0.5,
  }),
];

/** A low round table to the right of the sofa, with books and a cup. */
const sideTable = (): Drawing[number] =>
  group(
    "side-table",
    [
      floorShadow(10, 44, 480, 70, 0.45),
      strokePath("M-110 -480L-150 40M110 -480L150 40M0 -480V60", {
        colour: "#6e5033",
        width: 24,
        cap: "round",
      }),
      ellipse(
        0,
        -490,
        220,
        34,
        linear(point(-220, 0), point(220, 0), [stop(0, "#c79f6d"), stop(1, "#8f6a3f")]),
      ),
      ellipse(
        0,
        -502,
        220,
        34,
        linear(point(-220, 0), point(220, 0), [stop(0, "#dfbb88"), stop(1, "#b08a58")]),
      ),
      books({ x: 40, y: -506 }, ["#2f6b4f", "#e6dcc6", "#b5573d"]),
    ],
    { x: 1390, y: 0 },
  );

export const livingRoom: Room = {
  key: "livingRoom",
  name: "Living room",
  view: { width: 3400, above: 2350, below: 380 },
  minWallWidth: 3900,
  furnitureHeight: 830,
  eyeLevel: 1550,
  personX: 1440,
  furniture: () => [
    ...rug(),
    floorLamp({ x: -1420, y: 20 }, 1620),
    ...sofa(),
    sideTable(),
    plant({ x: 1640, y: 60 }, 1380, "plant in the living room"),
  ],
};
