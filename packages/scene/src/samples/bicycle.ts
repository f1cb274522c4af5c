import { seededRandom } from "@storywall/domain/random/random.ts";
import type { Drawing } from "../operations.ts";
import { box, ellipse, ellipseData, formatNumber, path, rect, solid, strokePath } from "../shapes.ts";
import {
  glow,
  horizontalGradient,
  paperGrain,
  pointInEllipse,
  randomPointIn,
  sky,
  specks,
  verticalGradient,
} from "./brush.ts";

export const bicycle = (): Drawing => {
  const random = seededRandom("bicycle by the wall");
  const wheel = (x: number) => {
    const spokes = Array.from({ length: 10 }, (_, index) => {
      const angle = (index * Math.PI) / 10;
      const [dx, dy] = [52 * Math.cos(angle), 52 * Math.sin(angle)];
      return `M${formatNumber(x - dx, 1)} ${formatNumber(376 - dy, 1)}L${formatNumber(x + dx, 1)} ${formatNumber(376 + dy, 1)}`;
    }).join("");
    return [
      strokePath(spokes, { colour: "#e9ddc8", width: 1, opacity: 0.75 }),
      strokePath(ellipseData(x, 376, 56), { colour: "#23282b", width: 7 }),
      strokePath(ellipseData(x, 376, 51), { colour: "#d8cbb2", width: 2 }),
      ellipse(x, 376, 5, 5, solid("#3a4145")),
    ];
  };
  return [
    sky("#d08a66", "#c97f5c", "#b96f4f"),
    glow(90, 70, 300, "#ffdcae", 0.5),
    specks(random, 42, randomPointIn(0, 0, 400, 400), 9, "#a9603f", 0.16),
    specks(random, 42, randomPointIn(0, 0, 400, 400), 7, "#f0b48a", 0.2),
    rect(box(118, 46, 164, 196), solid("#f3e6cf")),
    rect(box(130, 58, 140, 172), verticalGradient(58, 230, "#3f5a63", "#7d9a98")),
    path("M130 58h62L130 166Z", solid("#ffffff", 0.14)),
    strokePath("M200 58v172M130 116h140M130 174h140", { colour: "#f3e6cf", width: 6 }),
    ...[82, 282].map((x) => rect(box(x, 46, 36, 196), horizontalGradient(x, x + 36, "#3d7259", "#2a5542"))),
    strokePath(
      "M86 64h28M86 78h28M86 92h28M86 106h28M86 120h28M86 134h28M86 148h28M86 162h28M86 176h28M86 190h28M86 204h28M86 218h28M286 64h28M286 78h28M286 92h28M286 106h28M286 120h28M286 134h28M286 148h28M286 162h28M286 176h28M286 190h28M286 204h28M286 218h28",
      { colour: "#1c3d2f", width: 3, opacity: 0.55 },
    ),
    rect(box(110, 242, 180, 12), solid("#e2d0b2")),
    specks(random, 32, randomPointIn(120, 224, 160, 20), 13, "#4e7d4c", 1),
    specks(random, 18, randomPointIn(122, 214, 156, 22), 9, "#d4483a", 1),
    specks(random, 14, randomPointIn(122, 214, 156, 22), 6, "#f6c4a2", 1),
    rect(box(0, 424, 400, 76), verticalGradient(424, 500, "#cdbb9c", "#9e8a6b")),
    strokePath("M0 446H400M0 474H400M60 424L30 500M150 424L132 500M240 424L244 500M330 424L360 500", {
      colour: "#7d6b50",
      width: 2,
      opacity: 0.45,
    }),
    path("M40 436q160-12 340 0q20 8-10 12q-150 8-330 0q-20-6 0-12Z", solid("#3b2417", 0.3)),
    ...wheel(112),
    ...wheel(296),
    strokePath("M112 376L168 300H262L204 376H112M168 300L204 376M262 300L296 376M262 300L254 272", {
      colour: "#1f4d6b",
      width: 7,
      cap: "round",
    }),
    strokePath("M114 372L168 299H260", { colour: "#7fb0c8", width: 1.8, opacity: 0.8, cap: "round" }),
    strokePath("M168 300L162 276M254 272q10-14 34-8", { colour: "#23282b", width: 5, cap: "round" }),
    path("M138 270q26-10 50 0q-6 12-24 10q-16 2-26-10Z", verticalGradient(264, 284, "#9a623a", "#5f3820")),
    ellipse(204, 376, 14, 14, solid("#2b3033")),
    strokePath("M204 376l14 22M210 399h16", { colour: "#2b3033", width: 4, cap: "round" }),
    path("M272 272h56l-8 44h-40Z", horizontalGradient(272, 328, "#d9b277", "#a97f48")),
    strokePath("M274 283h52M276 294h48M278 305h44M286 272l4 44M300 272v44M314 272l-4 44", {
      colour: "#7a5528",
      width: 1.6,
      opacity: 0.6,
    }),
    specks(random, 18, pointInEllipse(300, 260, 26, 16), 12, "#5c8a58", 1),
    specks(random, 11, pointInEllipse(300, 252, 26, 16), 11, "#fff4e2", 1),
    specks(random, 8, pointInEllipse(300, 252, 26, 16), 8, "#f2b84d", 1),
    ...paperGrain(random),
  ];
};
