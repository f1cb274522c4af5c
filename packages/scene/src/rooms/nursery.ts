import { drawShadow } from "../frames/shadow.ts";
import type { Drawing } from "../operations.ts";
import { box, ellipse, group, linear, path, point, rect, solid, stop, strokePath } from "../shapes.ts";
import { books, floorShadow, softBlock, tableLamp } from "./furniture.ts";
import type { Room } from "./room.ts";

const BARS = Array.from({ length: 17 }, (_, index) => `M${-536 + index * 67} -830V-300`).join("");

/** A cot, 1300 mm wide and 880 mm high, with a blanket over its rail. */
const cot = (): Drawing[number] =>
  group(
    "cot",
    [
      ...drawShadow(box(-650, -860, 1300, 700), {
        dx: 50,
        dy: 40,
        blur: 160,
        opacity: 0.22,
        colour: "#2a1c0e",
      }),
      floorShadow(16, 30, 1560, 110, 0.5),
      ...softBlock(-610, -400, 1220, 120, 40, "#efebe2", "#cfc8ba"),
      strokePath(BARS, { colour: "#b5946a", width: 18 }),
      rect(box(-640, -850, 1280, 56), solid("#c4a478"), 20),
      rect(box(-640, -330, 1280, 64), solid("#b5946a"), 16),
      strokePath("M-630 -865V60M630 -865V60", { colour: "#c4a478", width: 48, cap: "round" }),
      path(
        "M90 -858H590V-370Q470 -340 340 -366T90 -360Z",
        linear(point(0, -858), point(0, -350), [stop(0, "#bd987f"), stop(1, "#9a7660")]),
      ),
    ],
    { x: -320, y: 0 },
  );

/** A chest of three drawers, 860 mm wide and high, with a lamp, books and a soft rabbit. */
const chest = (): Drawing[number] =>
  group(
    "chest",
    [
      floorShadow(12, 6, 1060, 80, 0.5),
      strokePath("M-380 -130V0M380 -130V0", { colour: "#b5946a", width: 36, cap: "round" }),
      rect(
        box(-430, -850, 860, 730),
        linear(point(-430, 0), point(430, 0), [stop(0, "#e9e5dc"), stop(1, "#c9c4b8")]),
        8,
      ),
      strokePath("M-420 -600H420M-420 -360H420", { colour: "#a8a294", width: 8 }),
      ...[-730, -480, -240].flatMap((y) => [-200, 200].map((x) => ellipse(x, y, 15, 15, solid("#a08252")))),
      rect(box(-442, -866, 884, 26), solid("#c4a478"), 6),
      books({ x: -260, y: -866 }, ["#8c9a86", "#d9d0be", "#b98a6c"]),
      tableLamp({ x: 250, y: -866 }),
      ellipse(15, -950, 72, 88, solid("#b8a48c")),
      ellipse(18, -1074, 58, 53, solid("#b8a48c")),
      ellipse(-12, -1170, 22, 74, solid("#b8a48c")),
      ellipse(70, -1090, 24, 60, solid("#a89277")),
    ],
    { x: 1060, y: 0 },
  );

const toyBasket = (): Drawing[number] =>
  group(
    "toys",
    [
      floorShadow(10, 4, 540, 70, 0.5),
      ellipse(-80, -340, 95, 90, solid("#d8cbb4")),
      ellipse(90, -340, 100, 80, solid("#b8a48c")),
      path(
        "M-220 -340H220L190 0H-190Z",
        linear(point(-220, 0), point(220, 0), [stop(0, "#c4a67c"), stop(1, "#94764e")]),
      ),
      strokePath("M-214 -280H214M-208 -210H208M-202 -140H202M-196 -70H196", {
        colour: "#6f5230",
        width: 7,
        opacity: 0.4,
      }),
    ],
    { x: -1380, y: 40 },
  );

const rug = (): Drawing => [
  ellipse(-50, 250, 1240, 170, linear(point(0, 80), point(0, 420), [stop(0, "#d3cbb9"), stop(1, "#e6e0d2")])),
];

export const nursery: Room = {
  key: "nursery",
  name: "Nursery",
  view: { width: 3100, above: 2350, below: 420 },
  minWallWidth: 4300,
  furnitureHeight: 900,
  eyeLevel: 1580,
  personX: 1720,
  furniture: () => [...rug(), toyBasket(), chest(), cot()],
};
