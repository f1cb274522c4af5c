import { seededRandom } from "@storywall/domain/random/random.ts";
import type { Colour, Drawing } from "../operations.ts";
import { box, ellipse, ellipseData, path, point, radial, rect, solid, stop, strokePath } from "../shapes.ts";
import {
  blob,
  glow,
  horizontalGradient,
  paperGrain,
  pointInEllipse,
  randomPointIn,
  sky,
  specks,
  verticalGradient,
} from "./brush.ts";

export const fruitTable = (): Drawing => {
  const random = seededRandom("table with fruit");
  const round = (x: number, y: number, radius: number, light: Colour, body: Colour, dark: Colour) =>
    path(
      ellipseData(x, y, radius),
      radial(point(x - radius * 0.35, y - radius * 0.4), radius * 1.4, [
        stop(0, light),
        stop(0.45, body),
        stop(1, dark),
      ]),
    );
  const orange = (x: number, y: number, radius: number) => [
    round(x, y, radius, "#ffc873", "#ee8f2e", "#b4560f"),
    specks(random, 14, pointInEllipse(x, y, radius * 0.8, radius * 0.8), 1.6, "#a34d0c", 0.4),
  ];
  return [
    sky("#3f5b55", "#4d6b62", "#5d7a6e"),
    glow(60, 60, 320, "#e9e3b8", 0.5),
    path("M0 20L150 0H230L0 240Z", solid("#f4edc8", 0.1)),
    rect(box(0, 340, 400, 160), verticalGradient(340, 500, "#f0e4cd", "#cdb892")),
    strokePath("M0 372H400M0 412H400M0 460H400", { colour: "#b5523c", width: 5, opacity: 0.55 }),
    strokePath("M40 340L-20 500M130 340L108 500M220 340L232 500M310 340L356 500", {
      colour: "#b5523c",
      width: 5,
      opacity: 0.4,
    }),
    ellipse(214, 412, 150, 18, solid("#4a3620", 0.35)),
    path(
      "M292 118q16-8 32 0v54c26 22 34 62 34 110q0 58-14 82h-72q-14-24-14-82c0-48 8-88 34-110Z",
      horizontalGradient(258, 358, "#86a9ad", "#3c666e"),
    ),
    strokePath("M280 200c-10 30-12 80-6 134", { colour: "#e6f2ee", width: 7, opacity: 0.5, cap: "round" }),
    strokePath("M308 118C300 80 270 60 244 50M308 118C314 76 332 52 356 40M308 118C306 80 304 60 300 26", {
      colour: "#3a5a38",
      width: 3.4,
      cap: "round",
    }),
    specks(random, 21, pointInEllipse(250, 60, 34, 26), 15, "#7d9a5b", 1),
    specks(random, 21, pointInEllipse(346, 56, 30, 26), 15, "#5f8450", 1),
    specks(random, 18, pointInEllipse(300, 40, 34, 26), 13, "#f6e3b0", 1),
    specks(random, 11, pointInEllipse(300, 40, 34, 28), 7, "#e0a14a", 1),
    ...orange(112, 300, 44),
    ...orange(196, 304, 42),
    ...orange(152, 256, 44),
    blob(
      radial(point(222, 236), 90, [stop(0, "#f1e6a0"), stop(0.5, "#bcc45c"), stop(1, "#77852f")]),
      [236, 196],
      [252, 214],
      [258, 244],
      [280, 276],
      [268, 318],
      [230, 328],
      [200, 308],
      [204, 270],
      [218, 242],
      [224, 212],
    ),
    strokePath("M236 198q2-14 10-22", { colour: "#5a3d22", width: 4, cap: "round" }),
    blob(verticalGradient(150, 230, "#5d8a4e", "#3d6a3c"), [150, 214], [132, 190], [98, 184], [108, 206]),
    path(
      "M60 318H292C288 372 250 404 206 410H146C102 404 66 372 60 318Z",
      horizontalGradient(60, 292, "#f9f4e8", "#bfb59d"),
    ),
    path("M60 318H292l-2 13H62Z", solid("#2f6b8a")),
    strokePath("M76 350q100 22 200 0", { colour: "#2f6b8a", width: 3, opacity: 0.8 }),
    path("M140 408h72l8 10h-88Z", solid("#a89d84")),
    path(
      ellipseData(322, 418, 30, 22),
      radial(point(312, 408), 44, [stop(0, "#fff2a0"), stop(0.5, "#f0cb3c"), stop(1, "#b5881a")]),
    ),
    ellipse(330, 438, 36, 5, solid("#4a3620", 0.3)),
    round(86, 432, 24, "#f2a08a", "#c23b32", "#7c1c1c"),
    strokePath("M86 412q2-10 10-14", { colour: "#4b2f1a", width: 3, cap: "round" }),
    specks(random, 42, randomPointIn(0, 344, 400, 150), 1.6, "#8a6a40", 0.3),
    ...paperGrain(random),
  ];
};
