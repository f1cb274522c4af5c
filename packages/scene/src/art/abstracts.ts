import { randomBetween, seededRandom } from "@storywall/domain/random/random.ts";
import type { Drawing, Path } from "../operations.ts";
import { paperGrain, randomPointIn, SHEET, sky, specks, verticalGradient } from "../samples/brush.ts";
import { ellipse, formatNumber, path, smoothData, solid, strokePath } from "../shapes.ts";

const n = (value: number): string => formatNumber(value, 1);

/** The upper half of a ring that stands on its feet. */
const arch = (x: number, y: number, outer: number, inner: number, colour: `#${string}`): Path =>
  path(
    `M${n(x - outer)} ${n(y)}A${n(outer)} ${n(outer)} 0 0 1 ${n(x + outer)} ${n(y)}V452H${n(x + inner)}V${n(y)}` +
      `A${n(inner)} ${n(inner)} 0 0 0 ${n(x - inner)} ${n(y)}V452H${n(x - outer)}Z`,
    solid(colour),
  );

export const arches = (): Drawing => {
  const random = seededRandom("arches at noon");
  return [
    sky("#f5ecdd", "#efe2cc"),
    ellipse(292, 112, 46, 46, solid("#dd9a4e")),
    arch(184, 292, 136, 110, "#b4563a"),
    arch(184, 292, 104, 80, "#d98d6a"),
    arch(184, 292, 74, 52, "#8f9c7c"),
    arch(184, 292, 46, 26, "#2f4a47"),
    path("M0 452H400V500H0Z", solid("#e0c9a6")),
    strokePath("M0 452H400", { colour: "#b4563a", width: 2, opacity: 0.5 }),
    specks(random, 260, randomPointIn(0, 0, SHEET.width, SHEET.height), 1.4, "#6b4a33", 0.12),
    ...paperGrain(random),
  ];
};

export const balance = (): Drawing => {
  const random = seededRandom("shapes in balance");
  return [
    sky("#f3ede1"),
    ellipse(152, 148, 86, 86, solid("#d96f3e")),
    path("M152 62a86 86 0 0 1 0 172Z", solid("#b9502b")),
    path("M232 206h112v112a112 112 0 0 1-112-112Z", solid("#24505c")),
    path("M58 318h180a90 90 0 0 1-180 0Z", solid("#e3b04b")),
    path("M290 120q52 34 0 92q-52-58 0-92Z", solid("#7f9a80")),
    strokePath("M290 128V330", { colour: "#26302e", width: 2.5, cap: "round" }),
    ellipse(306, 376, 34, 34, solid("#26302e")),
    ellipse(306, 376, 15, 15, solid("#f3ede1")),
    strokePath("M58 440H342M58 452H262", { colour: "#26302e", width: 2.5, cap: "round" }),
    ellipse(96, 272, 9, 9, solid("#26302e")),
    specks(random, 220, randomPointIn(0, 0, SHEET.width, SHEET.height), 1.3, "#3a2a1a", 0.1),
    ...paperGrain(random),
  ];
};

/** Returns a closed contour line of a hill, at `share` of the radius of its foot. */
const contourOf = (
  { x, y, radius, phase }: { x: number; y: number; radius: number; phase: number },
  share: number,
): string =>
  smoothData(
    Array.from({ length: 36 }, (_, index) => {
      const angle = (index / 36) * 2 * Math.PI;
      const swing =
        1 +
        0.17 * Math.sin(2 * angle + phase) +
        0.1 * Math.sin(3 * angle - phase) +
        0.05 * Math.sin(5 * angle);
      const reach = radius * share * swing;
      return [x + reach * Math.cos(angle), y + reach * 1.12 * Math.sin(angle)] as const;
    }),
  );

export const contours = (): Drawing => {
  const random = seededRandom("contours of an island");
  const hill = { x: 206, y: 236, radius: 232, phase: 0.8 };
  const shares = Array.from({ length: 17 }, (_, index) => 1.06 - index * 0.062);
  return [
    sky("#173b3a", "#10302f"),
    ...shares.map((share, index) =>
      path(contourOf(hill, share), solid(index % 4 === 0 ? "#2d5f58" : "#23504b", 0.32)),
    ),
    ...shares.map((share, index) =>
      strokePath(contourOf(hill, share), {
        colour: "#d9b26a",
        width: index % 4 === 0 ? 1.9 : 0.9,
        opacity: index % 4 === 0 ? 0.95 : 0.7,
      }),
    ),
    path("M206 208l7 13h-14Z", solid("#f2dca6")),
    ...paperGrain(random),
  ];
};

/** Layers of sand, lit from the left, each with a wavy upper edge. */
export const dunes = (): Drawing => {
  const random = seededRandom("dunes in the evening");
  const layers = [
    { height: 214, light: "#e9b98d", dark: "#d79a6c" },
    { height: 266, light: "#dfa273", dark: "#c57d50" },
    { height: 322, light: "#c98355", dark: "#a85f3a" },
    { height: 384, light: "#ab6440", dark: "#864530" },
    { height: 444, light: "#7d4130", dark: "#562b24" },
  ] as const;
  return [
    sky("#f6d9b8", "#f8e3c8", "#f6cfa5"),
    ellipse(276, 128, 40, 40, solid("#fff3dc")),
    ...layers.flatMap(({ height, light, dark }, index) => {
      const crest = 120 + index * 53 + randomBetween(random, -18, 18);
      const line =
        `M-10 ${n(height + 34)}C${n(crest - 70)} ${n(height + 24)} ${n(crest - 30)} ${n(height - 20)} ${n(crest)} ${n(height - 26)}` +
        `C${n(crest + 60)} ${n(height - 10)} ${n(crest + 120)} ${n(height + 34)} 410 ${n(height + 16)}`;
      const shade = `M${n(crest)} ${n(height - 26)}C${n(crest + 8)} ${n(height + 22)} ${n(crest - 22)} ${n(height + 56)} ${n(crest - 54)} ${n(height + 110)}L410 510V${n(height + 16)}C${n(crest + 120)} ${n(height + 34)} ${n(crest + 60)} ${n(height - 10)} ${n(crest)} ${n(height - 26)}Z`;
      return [
        path(`${line}V510H-10Z`, verticalGradient(height - 30, height + 110, light, dark)),
        path(shade, solid(dark, 0.55)),
      ];
    }),
    specks(random, 300, randomPointIn(0, 230, 400, 270), 1.2, "#fff0d8", 0.18),
    ...paperGrain(random),
  ];
};
