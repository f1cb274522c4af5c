import type { Colour, Drawing } from "../operations.ts";
import { ellipse, group, linear, path, point, smoothData, solid, stop, strokePath } from "../shapes.ts";
import { floorShadow } from "./furniture.ts";

/**
 * Draws a person of 1700 mm, seen from behind, as a measure for the wall (requirement B5). Their feet are at `at` (mm).
 */
export const drawPerson = (at: { readonly x: number; readonly y: number }): Drawing[number] =>
  group("person", [floorShadow(30, -6, 620, 90, 0.5), ...legs(), ...arms(), ...jumper(), ...head()], at);

/** Shading of a round body in light from the left. */
const rounded = (half: number, light: Colour, dark: Colour) =>
  linear(point(-half, 0), point(half, 0), [stop(0, light), stop(0.5, light), stop(1, dark)]);

const legs = (): Drawing => [
  path(
    "M-112 -8q-10 -44 14 -60h60q16 26 8 60q-40 12 -82 0ZM30 -8q-8 -34 8 -60h60q26 16 16 60q-42 12 -84 0Z",
    solid("#7a4a2f"),
  ),
  path("M-160 -840L-130 -56H-20L0 -640L20 -56H130L160 -840Z", rounded(160, "#46586a", "#2c3a48")),
  strokePath("M0 -640V-800", { colour: "#22303d", width: 6, opacity: 0.6 }),
];

const arms = (): Drawing => [
  path(
    "M-196 -1300C-240 -1200 -246 -1000 -234 -800L-190 -796C-184 -960 -172 -1100 -150 -1230ZM196 -1300C240 -1200 246 -1000 234 -800L190 -796C184 -960 172 -1100 150 -1230Z",
    rounded(246, "#d6a043", "#a1701f"),
  ),
  path(
    "M-234 -802c-14 36 -12 80 8 96c24 4 38 -46 36 -94ZM234 -802c14 36 12 80 -8 96c-24 4 -38 -46 -36 -94Z",
    solid("#c08a66"),
  ),
];

const jumper = (): Drawing => [
  path(
    smoothData([
      [0, -1432],
      [-70, -1418],
      [-170, -1370],
      [-198, -1290],
      [-172, -1120],
      [-160, -960],
      [-166, -806],
      [0, -788],
      [166, -806],
      [160, -960],
      [172, -1120],
      [198, -1290],
      [170, -1370],
      [70, -1418],
    ]),
    rounded(198, "#e3b155", "#b27f28"),
  ),
  strokePath("M-160 -836Q0 -816 160 -836", { colour: "#8f6216", width: 7, opacity: 0.5 }),
];

const head = (): Drawing => [
  path("M-48 -1500H48L60 -1414Q0 -1390 -60 -1414Z", rounded(60, "#c08a66", "#95653f")),
  ellipse(-82, -1560, 11, 24, solid("#c08a66")),
  ellipse(82, -1560, 11, 24, solid("#a5744f")),
  path(
    smoothData([
      [0, -1690],
      [-58, -1672],
      [-84, -1610],
      [-80, -1540],
      [-58, -1484],
      [0, -1470],
      [58, -1484],
      [80, -1540],
      [84, -1610],
      [58, -1672],
    ]),
    rounded(84, "#4a3023", "#2c1a12"),
  ),
  path(
    smoothData([
      [0, -1728],
      [-40, -1714],
      [-46, -1680],
      [0, -1656],
      [46, -1680],
      [40, -1714],
    ]),
    rounded(46, "#54382a", "#2c1a12"),
  ),
  strokePath("M-46 -1640Q-16 -1590 -38 -1500M8 -1650Q30 -1590 22 -1490M46 -1636Q68 -1570 52 -1510", {
    colour: "#7a5440",
    width: 5,
    opacity: 0.5,
    cap: "round",
  }),
];
