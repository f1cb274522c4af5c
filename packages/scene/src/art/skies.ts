import { randomBetween, seededRandom } from "@storywall/domain/random/random.ts";
import type { Drawing, Fill, Path } from "../operations.ts";
import { glow, paperGrain, randomPointIn, ridge, sky, specks, verticalGradient } from "../samples/brush.ts";
import {
  ellipse,
  formatNumber,
  linear,
  path,
  point,
  smoothData,
  solid,
  stop,
  strokePath,
} from "../shapes.ts";

const n = (value: number): string => formatNumber(value, 1);

export const moonPhases = (): Drawing => {
  const random = seededRandom("phases of the moon");
  const radius = 32;
  /**
   * Draws the moon. `light` runs from -1 (new) through a thin waning moon to 0 (full), and through a thin waxing
   * moon to 1 (new).
   */
  const moon = (x: number, y: number, light: number): Drawing => {
    if (Math.abs(light) === 1) return [ellipse(x, y, radius, radius, solid("#223a55"))];
    const bulge = radius * (1 - 2 * Math.abs(light));
    const [outer, inner] = [light < 0 ? 0 : 1, bulge < 0 === light < 0 ? 1 : 0];
    const lit =
      light === 0
        ? ellipse(x, y, radius, radius, solid("#f1e3c2"))
        : path(
            `M${n(x)} ${n(y - radius)}A${radius} ${radius} 0 0 ${outer} ${n(x)} ${n(y + radius)}` +
              `A${n(Math.max(0.5, Math.abs(bulge)))} ${radius} 0 0 ${inner} ${n(x)} ${n(y - radius)}Z`,
            solid("#f1e3c2"),
          );
    return [ellipse(x, y, radius, radius, solid("#27405c")), lit];
  };
  const phases = [0.85, 0.5, 0.25, 0, -0.25, -0.5, -0.85, -1];
  return [
    sky("#101f33", "#1a3049", "#152840"),
    specks(random, 90, randomPointIn(12, 12, 376, 476), 1.6, "#f1e3c2", 0.5),
    specks(random, 16, randomPointIn(12, 12, 376, 476), 2.8, "#fff6dd", 0.8),
    strokePath("M200 78V422M68 250a132 172 0 1 0 264 0a132 172 0 1 0-264 0", {
      colour: "#c9a869",
      width: 1,
      opacity: 0.6,
    }),
    ...phases.flatMap((light, index) => {
      // On the orbit, from the lower left over the full moon at the top to the new one at the bottom.
      const angle = ((index - 3) * Math.PI) / 4;
      return moon(200 + 132 * Math.sin(angle), 250 - 172 * Math.cos(angle), light);
    }),
    glow(200, 250, 130, "#f1e3c2", 0.35),
    ellipse(200, 250, 64, 64, solid("#f1e3c2")),
    ellipse(182, 234, 15, 13, solid("#d9c596", 0.6)),
    ellipse(216, 262, 20, 17, solid("#d9c596", 0.5)),
    ellipse(190, 278, 9, 8, solid("#d9c596", 0.6)),
    ellipse(224, 226, 8, 7, solid("#d9c596", 0.5)),
    ...paperGrain(random),
  ];
};

/** Mountains: a line of peaks and saddles, down to the bottom of the sheet. */
const peaks = (random: () => number, height: number, swing: number, fill: Fill): Path => {
  let line: readonly number[] = [
    height + swing * (random() - 0.5),
    height,
    height + swing * (random() - 0.5),
  ];
  // Each step halves the distances and the swing, as rock does at every scale.
  for (let reach = swing; line.length < 60; reach *= 0.54) {
    line = line.flatMap((y, index) => {
      const next = line[index + 1];
      return next === undefined ? [y] : [y, (y + next) / 2 + reach * (random() - 0.5) * 1.5];
    });
  }
  const step = 420 / (line.length - 1);
  return path(
    `M-10 510L${line.map((y, index) => `${n(-10 + index * step)} ${n(y)}`).join("L")}L410 510Z`,
    fill,
  );
};

export const blueRidges = (): Drawing => {
  const random = seededRandom("far ridges in the mist");
  const colours = ["#b4c7d3", "#8fadc0", "#688ca6", "#456c89", "#284d69", "#12304a"] as const;
  return [
    sky("#f4e4d1", "#f0ddca", "#dfdcd6"),
    glow(268, 120, 150, "#fff2d6", 0.9),
    ellipse(268, 120, 32, 32, solid("#fff8e8")),
    ...colours.map((colour, index) => {
      const height = 196 + index * 52;
      return peaks(
        random,
        height,
        92 - index * 7,
        verticalGradient(height - 40, height + 120, colour, "#e6e4de"),
      );
    }),
    peaks(random, 474, 26, solid("#0b2033")),
    ...paperGrain(random),
  ];
};

/** A fir as a silhouette. */
const fir = (x: number, foot: number, height: number): Path => {
  const tiers = 7;
  const right = Array.from({ length: tiers }, (_, index) => {
    const y = foot - height + ((index + 1) / tiers) * height * 0.94;
    const reach = ((index + 1) / tiers) * height * 0.2;
    return [`${n(x + reach)} ${n(y)}`, `${n(x + reach * 0.52)} ${n(y - 3)}`];
  }).flat();
  const left = Array.from({ length: tiers }, (_, index) => {
    const y = foot - height + ((tiers - index) / tiers) * height * 0.94;
    const reach = ((tiers - index) / tiers) * height * 0.2;
    return [`${n(x - reach * 0.52)} ${n(y - 3)}`, `${n(x - reach)} ${n(y)}`];
  }).flat();
  return path(`M${n(x)} ${n(foot - height)}L${[...right, ...left].join("L")}Z`, solid("#06151a"));
};

export const northernLights = (): Drawing => {
  const random = seededRandom("northern lights");
  /** A curtain of rays: each is bright at its foot and fades upwards. */
  const curtain = (
    { height, swing, phase, reach }: { height: number; swing: number; phase: number; reach: number },
    colour: `#${string}`,
  ): Drawing =>
    Array.from({ length: 84 }, (_, index) => {
      const x = -6 + index * 5;
      const foot =
        height + swing * Math.sin(x / 62 + phase) + swing * 0.5 * Math.sin(x / 27 + phase * 2) - x * 0.12;
      const top = foot - reach * randomBetween(random, 0.55, 1) * (0.72 + 0.28 * Math.sin(x / 40 + phase));
      return path(
        `M${n(x)} ${n(foot)}h6L${n(x + 14)} ${n(top)}h-6Z`,
        linear(point(0, top), point(0, foot), [
          stop(0, colour, 0),
          stop(0.6, colour, 0.22),
          stop(0.9, colour, 0.62),
          stop(1, colour, 0),
        ]),
      );
    });
  return [
    sky("#071426", "#0c2a3d", "#15494f", "#1d5f57"),
    specks(random, 110, randomPointIn(0, 0, 400, 300), 1.5, "#ffffff", 0.6),
    specks(random, 14, randomPointIn(0, 0, 400, 240), 2.6, "#ffffff", 0.8),
    ...curtain({ height: 236, swing: 26, phase: 2.1, reach: 190 }, "#8a6be0"),
    ...curtain({ height: 282, swing: 30, phase: 0.4, reach: 230 }, "#46d792"),
    ...curtain({ height: 344, swing: 24, phase: 3.6, reach: 170 }, "#8df2b4"),
    ridge(random, 372, 16, verticalGradient(350, 470, "#0d2c36", "#081d26"), 60),
    ...Array.from({ length: 17 }, (_, index) =>
      fir(-8 + index * 26 + randomBetween(random, -7, 7), 470, randomBetween(random, 74, 148)),
    ),
    path("M0 458H400V500H0Z", solid("#06151a")),
    ...paperGrain(random),
  ];
};

export const stones = (): Drawing => {
  const random = seededRandom("five stones on the beach");
  const stone = (
    x: number,
    y: number,
    rx: number,
    ry: number,
    light: `#${string}`,
    dark: `#${string}`,
  ): Drawing => [
    path(
      smoothData([
        [x - rx, y + ry * 0.1],
        [x - rx * 0.62, y - ry * 0.82],
        [x + rx * 0.12, y - ry],
        [x + rx * 0.78, y - ry * 0.66],
        [x + rx, y + ry * 0.16],
        [x + rx * 0.56, y + ry * 0.9],
        [x - rx * 0.3, y + ry],
        [x - rx * 0.86, y + ry * 0.72],
      ]),
      linear(point(x - rx * 0.4, y - ry), point(x + rx * 0.5, y + ry), [stop(0, light), stop(1, dark)]),
    ),
    specks(
      random,
      40,
      (pick) => [x + (pick() - 0.5) * rx * 1.3, y + (pick() - 0.5) * ry * 1.2],
      1.5,
      "#2b2a28",
      0.22,
    ),
  ];
  return [
    sky("#eef0ec", "#e5e8e3", "#d9dcd4"),
    path("M0 400H400V500H0Z", verticalGradient(400, 500, "#d8cdb8", "#c4b69b")),
    strokePath("M0 400H400", { colour: "#b9ac93", width: 1.5, opacity: 0.7 }),
    ellipse(216, 448, 142, 13, solid("#6f6350", 0.35)),
    ...stone(200, 404, 112, 46, "#8d8f8e", "#4d5153"),
    ...stone(208, 326, 86, 36, "#d9d2c6", "#9c9486"),
    ...stone(194, 264, 68, 29, "#6f7d84", "#3b464c"),
    ...stone(206, 213, 47, 24, "#e8e4da", "#b3aa9b"),
    ...stone(199, 172, 31, 19, "#a8775c", "#6e4735"),
    ...paperGrain(random),
  ];
};
