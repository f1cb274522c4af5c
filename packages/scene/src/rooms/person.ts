import type { Drawing } from "../operations.ts";
import { ellipse, group, line, linear, path, point, smoothData, solid, stop } from "../shapes.ts";

/** Height of the person, for whoever writes it beside them. */
export const PERSON_HEIGHT = 1700;

/** A person of 1700 mm who looks at the wall, seen from behind: what makes centimetres believable. Feet at the origin. */
export const drawPerson = (at: { readonly x: number; readonly y: number }): Drawing[number] => {
  const cloth = (from: number, to: number, light: `#${string}`, dark: `#${string}`) =>
    linear(point(from, 0), point(to, 0), [stop(0, light), stop(0.55, light), stop(1, dark)]);
  return group(
    "person",
    [
      ...[1, 0.8, 0.55].map((part) => ellipse(24, -2, 260 * part, 36 * part, solid("#2a1c0e", 0.13))),
      path("M-118 -10q-10 -44 18 -60h62q16 26 8 60ZM30 -10q-8 -34 8 -60h62q28 16 18 60Z", solid("#7a4a2f")),
      path("M-168 -860L-140 -56H-18L0 -640L18 -56H140L168 -860Z", cloth(-168, 168, "#46586a", "#2c3a48")),
      line("M0 -640V-820", { colour: "#22303d", width: 7, opacity: 0.6 }),
      path(
        "M-214 -1280C-262 -1200 -270 -1000 -254 -800L-206 -796C-196 -960 -186 -1100 -160 -1220ZM214 -1280C262 -1200 270 -1000 254 -800L206 -796C196 -960 186 -1100 160 -1220Z",
        cloth(-262, 262, "#cf8a66", "#9c5b3c"),
      ),
      path(
        "M-254 -802c-14 40 -10 86 12 102c24 4 38 -50 34 -98ZM254 -802c14 40 10 86 -12 102c-24 4 -38 -50 -34 -98Z",
        solid("#c99673"),
      ),
      path(
        smoothData([
          [0, -1418],
          [-80, -1400],
          [-190, -1352],
          [-216, -1270],
          [-184, -1100],
          [-172, -960],
          [-176, -820],
          [0, -804],
          [176, -820],
          [172, -960],
          [184, -1100],
          [216, -1270],
          [190, -1352],
          [80, -1400],
        ]),
        cloth(-216, 216, "#dd9c78", "#ab6746"),
      ),
      line("M-170 -850Q0 -832 170 -850", { colour: "#8c4f33", width: 8, opacity: 0.5 }),
      path("M-58 -1490H58L70 -1396Q0 -1370 -70 -1396Z", cloth(-70, 70, "#c99673", "#a5744f")),
      ellipse(-112, -1560, 16, 30, solid("#c99673")),
      ellipse(112, -1560, 16, 30, solid("#b5825f")),
      path(
        smoothData([
          [0, -1702],
          [-74, -1684],
          [-112, -1612],
          [-108, -1520],
          [-78, -1452],
          [0, -1436],
          [78, -1452],
          [108, -1520],
          [112, -1612],
          [74, -1684],
        ]),
        cloth(-112, 112, "#4a3023", "#2c1a12"),
      ),
      path(
        smoothData([
          [0, -1770],
          [-52, -1752],
          [-58, -1706],
          [0, -1680],
          [58, -1706],
          [52, -1752],
        ]),
        cloth(-58, 58, "#54382a", "#2c1a12"),
      ),
      line("M-60 -1660Q-20 -1600 -50 -1480M10 -1680Q40 -1600 30 -1450M60 -1650Q90 -1580 70 -1480", {
        colour: "#7a5440",
        width: 6,
        opacity: 0.5,
        cap: "round",
      }),
    ],
    at,
  );
};
