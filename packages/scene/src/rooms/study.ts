import { drawShadow } from "../frames/shadow.ts";
import type { Drawing } from "../operations.ts";
import { box, group, linear, path, point, polygon, rect, solid, stop, strokePath } from "../shapes.ts";
import { books, floorShadow, plant, softBlock, tableLamp, vase } from "./furniture.ts";
import type { Room } from "./room.ts";

/** A writing desk, 1500 mm wide and 750 mm high. */
const desk = (): Drawing => [
  ...drawShadow(box(-750, -740, 1500, 160), { dx: 50, dy: 50, blur: 170, opacity: 0.26, colour: "#2a1c0e" }),
  floorShadow(20, 24, 1760, 110, 0.5),
  strokePath("M-680 -600L-710 40M680 -600L710 40M-640 -600L-650 10M640 -600L650 10", {
    colour: "#7b5a34",
    width: 38,
    cap: "round",
  }),
  rect(
    box(-720, -715, 1440, 150),
    linear(point(-720, 0), point(720, 0), [stop(0, "#cba574"), stop(1, "#9c7546")]),
    8,
  ),
  ...[-690, -220, 250].flatMap((x) => [
    rect(
      box(x, -695, 440, 112),
      linear(point(0, -695), point(0, -583), [stop(0, "#d8b585"), stop(1, "#be9665")]),
      6,
    ),
    rect(box(x + 175, -648, 90, 16), solid("#5b4128"), 8),
  ]),
  rect(
    box(-770, -750, 1540, 42),
    linear(point(-770, 0), point(770, 0), [stop(0, "#ead0a6"), stop(0.5, "#d9b988"), stop(1, "#b58d5c")]),
    8,
  ),
];

const onTheDesk = (): Drawing => [
  tableLamp({ x: -560, y: -750 }),
  vase({ x: 590, y: -750 }, "vase on the desk"),
  books({ x: 340, y: -750 }, ["#28506b", "#e6dcc6", "#b5573d", "#2f6b4f"]),
  path(
    "M-190 -770h330l-24 -210h-300Z",
    linear(point(-200, -980), point(120, -770), [stop(0, "#8d9396"), stop(1, "#5d6468")]),
  ),
  rect(
    box(-215, -770, 380, 20),
    linear(point(-215, 0), point(165, 0), [stop(0, "#cfd3d3"), stop(1, "#8d9396")]),
    8,
  ),
  rect(
    box(-395, -838, 74, 88),
    linear(point(-395, 0), point(-321, 0), [stop(0, "#f6efe0"), stop(1, "#c4b79f")]),
    12,
  ),
  strokePath("M-395 -815q-44 6 -40 30q6 26 42 20", { colour: "#e2d7c2", width: 11 }),
];

/** A chair pushed in, seen from behind. */
const chair = (): Drawing[number] =>
  group(
    "chair",
    [
      floorShadow(14, 20, 640, 110, 0.5),
      strokePath("M-190 -450L-240 40M190 -450L240 40M-150 -440L-165 -10M150 -440L165 -10", {
        colour: "#5b4128",
        width: 30,
        cap: "round",
      }),
      ...softBlock(-240, -510, 480, 90, 40, "#e9e0cc", "#b7a98d"),
      strokePath("M-205 -480L-215 -860M205 -480L215 -860", { colour: "#5b4128", width: 30, cap: "round" }),
      path(
        "M-250 -900Q0 -960 250 -900L240 -640Q0 -690 -240 -640Z",
        linear(point(-250, -900), point(250, -640), [stop(0, "#efe6d3"), stop(1, "#c3b498")]),
      ),
      strokePath("M-244 -890Q0 -948 244 -890", { colour: "#ffffff", width: 9, opacity: 0.6, cap: "round" }),
    ],
    { x: 60, y: 230 },
  );

/** A low shelf of records and baskets to the left. */
const shelf = (): Drawing[number] =>
  group(
    "shelf",
    [
      ...drawShadow(box(-330, -620, 660, 600), {
        dx: 30,
        dy: 20,
        blur: 120,
        opacity: 0.24,
        colour: "#2a1c0e",
      }),
      floorShadow(20, 6, 860, 80, 0.5),
      rect(
        box(-330, -630, 660, 630),
        linear(point(-330, 0), point(330, 0), [stop(0, "#fbf8f1"), stop(1, "#d9d2c3")]),
        8,
      ),
      rect(box(-300, -600, 600, 270), solid("#6f6552", 0.55)),
      rect(box(-300, -300, 600, 270), solid("#6f6552", 0.55)),
      ...(
        ["#28506b", "#b5573d", "#e0d3b8", "#2f6b4f", "#c9903f", "#7a4a3a", "#e0d3b8", "#54745d"] as const
      ).flatMap((colour, index) => [
        rect(box(-290 + index * 46, -560 + (index % 3) * 18, 42, 230 - (index % 3) * 18), solid(colour), 4),
        rect(box(-290 + index * 46, -530, 42, 8), solid("#f6ecd6", 0.6)),
      ]),
      ...softBlock(-280, -230, 260, 200, 26, "#cfae7f", "#97744a"),
      ...softBlock(20, -230, 260, 200, 26, "#cfae7f", "#8f6d44"),
      strokePath(
        "M-280 -190h260M-280 -150h260M-280 -110h260M-280 -70h260M20 -190h260M20 -150h260M20 -110h260M20 -70h260",
        { colour: "#6f5230", width: 7, opacity: 0.4 },
      ),
    ],
    { x: -1180, y: 0 },
  );

const rug = (): Drawing => [
  polygon(
    [point(-900, 130), point(900, 130), point(1080, 380), point(-1080, 380)],
    linear(point(0, 130), point(0, 380), [stop(0, "#a9b8a4"), stop(1, "#bccab6")]),
  ),
  strokePath("M-926 166H926M-1052 342H1052", { colour: "#f4ecdb", width: 10, opacity: 0.8 }),
];

export const study: Room = {
  key: "study",
  name: "Study",
  view: { width: 3000, above: 2350, below: 420 },
  minWallWidth: 3200,
  furnitureHeight: 1080,
  eyeLevel: 1600,
  personX: 1080,
  furniture: () => [
    ...rug(),
    shelf(),
    plant({ x: -1180, y: -630 }, 620, "plant on the shelf"),
    ...desk(),
    ...onTheDesk(),
    chair(),
    plant({ x: 1240, y: 50 }, 1500, "plant in the study"),
  ],
};
