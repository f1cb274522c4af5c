import { seededRandom } from "@storywall/domain/random/random.ts";
import type { Drawing } from "../operations.ts";
import { ellipse, path, solid, strokePath } from "../shapes.ts";
import { blob, glow, horizontalGradient, paperGrain, sky, verticalGradient } from "./brush.ts";

export const portrait = (): Drawing => {
  const random = seededRandom("portrait in profile");
  const leaf = (x: number, y: number, length: number, turn: number) => {
    const angle = (turn * Math.PI) / 180;
    const at = (along: number, side: number) =>
      `${(x + along * Math.cos(angle) - side * Math.sin(angle)).toFixed(0)} ${(y + along * Math.sin(angle) + side * Math.cos(angle)).toFixed(0)}`;
    return `M${at(0, 0)}Q${at(length * 0.45, -length * 0.3)} ${at(length, 0)}Q${at(length * 0.45, length * 0.3)} ${at(0, 0)}Z`;
  };
  const branch = (x: number, y: number, lean: number) =>
    Array.from({ length: 9 }, (_, index) => {
      const step = index * 32;
      return leaf(x + step * lean, y - step, 54 - index * 2.4, index % 2 === 0 ? -24 : -156);
    }).join("");
  return [
    sky("#e9c4ad", "#edd0b8", "#e2b39a"),
    ellipse(214, 206, 150, 150, verticalGradient(56, 356, "#b9c7b4", "#d7d3b6")),
    glow(280, 150, 150, "#fff8e6", 0.45),
    path(branch(44, 470, 0.08), solid("#9aa883", 0.75)),
    path(branch(366, 500, -0.1), solid("#7f9676", 0.75)),
    strokePath("M44 480C52 380 64 280 72 196M366 510C356 420 344 320 334 226", {
      colour: "#5f7a5e",
      width: 2.4,
      opacity: 0.8,
    }),
    // Shoulders in a green coat, neck, face in profile to the right, hair with its knot.
    path(
      "M60 510C70 430 110 396 166 380C196 398 236 398 262 382C312 400 336 440 344 510Z",
      horizontalGradient(60, 344, "#3b7a5b", "#1f4c38"),
    ),
    path(
      "M166 300C170 340 168 360 160 384C190 410 240 408 266 386C248 366 246 350 248 322Z",
      horizontalGradient(160, 266, "#c98f6c", "#b27552"),
    ),
    path(
      "M250 122C270 136 276 160 276 182C276 196 284 208 298 226C304 234 298 240 286 242C290 248 292 254 288 260C292 266 290 274 284 278C288 296 276 312 252 314C226 318 198 330 176 316L150 200L180 120Z",
      horizontalGradient(150, 300, "#d9a17c", "#e8b892"),
    ),
    path(
      "M250 122C270 136 276 160 276 182C276 196 284 208 298 226C304 234 298 240 286 242C284 226 268 204 264 182C262 156 262 140 250 122Z",
      solid("#ffe3c2", 0.6),
    ),
    blob(
      horizontalGradient(90, 270, "#4a2a1c", "#2c1710"),
      [262, 132],
      [276, 158],
      [250, 166],
      [230, 186],
      [222, 222],
      [206, 250],
      [196, 300],
      [172, 326],
      [138, 300],
      [118, 244],
      [116, 180],
      [142, 124],
      [196, 98],
      [240, 108],
    ),
    blob(
      horizontalGradient(74, 150, "#54311f", "#2c1710"),
      [124, 104],
      [150, 122],
      [150, 160],
      [118, 176],
      [86, 158],
      [86, 120],
    ),
    strokePath(
      "M140 140C180 116 220 116 250 130M132 168C160 140 200 134 236 148M130 206C150 170 180 158 214 164M140 250C148 216 168 190 196 186M100 122C116 116 132 124 138 140",
      { colour: "#8a5a3c", width: 2.2, opacity: 0.6, cap: "round" },
    ),
    strokePath("M252 206q12-6 20 0M246 190q14-10 28-2", { colour: "#3a2015", width: 3.4, cap: "round" }),
    strokePath("M272 262q10 1 16-2", { colour: "#9c4a3c", width: 4, cap: "round" }),
    ellipse(252, 246, 17, 12, solid("#d9715c", 0.28)),
    ellipse(208, 262, 6, 7, solid("#e2bd62")),
    path("M160 384C190 412 240 410 266 386L276 400C240 430 186 428 150 396Z", solid("#f1e4cc")),
    ...paperGrain(random),
  ];
};
