import { randomBetween, seededRandom } from "@storywall/domain/random/random.ts";
import type { Colour, Drawing, Path } from "../operations.ts";
import { paperGrain, sky } from "../samples/brush.ts";
import { ellipse, formatNumber, linear, path, point, solid, stop, strokePath } from "../shapes.ts";

const n = (value: number): string => formatNumber(value, 1);

type Leaf = {
  readonly x: number;
  readonly y: number;
  /** Radians, from the stem outwards. */
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  readonly light: Colour;
  readonly dark: Colour;
};

/** A leaf with one half in shade and its rib. */
const leaf = ({ x, y, angle, length, width, light, dark }: Leaf): readonly Path[] => {
  const at = (along: number, across: number): string => {
    const [dx, dy] = [along * length, across * width];
    return `${n(x + dx * Math.cos(angle) - dy * Math.sin(angle))} ${n(y + dx * Math.sin(angle) + dy * Math.cos(angle))}`;
  };
  const half = (side: number): string =>
    `M${at(0, 0)}C${at(0.22, side * 0.75)} ${at(0.72, side * 0.62)} ${at(1, 0)}`;
  const tip = point(x + length * Math.cos(angle), y + length * Math.sin(angle));
  const fill = (from: Colour, to: Colour) => linear(point(x, y), tip, [stop(0, from), stop(1, to)]);
  return [
    path(`${half(1)}Z`, fill(dark, light)),
    path(`${half(-1)}Z`, fill(light, dark)),
    strokePath(`M${at(0, 0)}L${at(0.92, 0)}`, { colour: dark, width: 0.9, opacity: 0.7, cap: "round" }),
  ];
};

export const eucalyptus = (): Drawing => {
  const random = seededRandom("two stems of eucalyptus");
  const stem = (fromX: number, bend: number, top: number, seed: number): Drawing => {
    const at = (share: number) => ({
      x: fromX + bend * share * share,
      y: 470 - (470 - top) * share,
    });
    const leaves = Array.from({ length: 11 }, (_, index) => {
      const share = 0.16 + (index / 10) * 0.8;
      const { x, y } = at(share);
      const size = 58 - share * 30;
      return ([1, -1] as const).flatMap((side) =>
        leaf({
          x,
          y,
          angle:
            -Math.PI / 2 + side * (1.05 - share * 0.35) + bend / 260 + randomBetween(random, -0.14, 0.14),
          length: size + randomBetween(random, -5, 5),
          width: size * 0.62,
          light: (index + seed) % 3 === 0 ? "#b7c7b0" : "#a3b8a1",
          dark: (index + seed) % 2 === 0 ? "#6f8f7e" : "#7d9a83",
        }),
      );
    });
    const end = at(1);
    const middle = at(0.5);
    return [
      strokePath(`M${n(fromX)} 480Q${n(middle.x - bend * 0.12)} ${n(middle.y)} ${n(end.x)} ${n(end.y)}`, {
        colour: "#8b7358",
        width: 3,
        cap: "round",
      }),
      ...leaves.flat(),
      ...leaf({
        ...end,
        angle: -Math.PI / 2 + bend / 200,
        length: 26,
        width: 14,
        light: "#b7c7b0",
        dark: "#7d9a83",
      }),
    ];
  };
  return [
    sky("#f7f4ec", "#f1ece0"),
    ...stem(236, 70, 96, 1),
    ...stem(168, -58, 44, 0),
    ...paperGrain(random),
  ];
};

export const fern = (): Drawing => {
  const random = seededRandom("one frond of fern");
  const rib = (share: number) => ({
    x: 150 + 110 * share - 34 * share * share,
    y: 468 - 420 * share + 24 * Math.sin(share * Math.PI),
  });
  const pinnae = Array.from({ length: 34 }, (_, index) => {
    const share = 0.1 + (index / 33) * 0.88;
    const { x, y } = rib(share);
    const length = 118 * Math.sin(Math.PI * (0.16 + 0.82 * share)) ** 0.9;
    return ([1, -1] as const).flatMap((side) =>
      leaf({
        x,
        y,
        angle: -Math.PI / 2 + 0.16 + side * (1.24 - share * 0.5) + randomBetween(random, -0.04, 0.04),
        length: length + randomBetween(random, -4, 4),
        width: 9 + length * 0.07,
        light: index % 2 === 0 ? "#4f7f5b" : "#437450",
        dark: "#23513a",
      }),
    );
  });
  const points = Array.from({ length: 12 }, (_, index) => rib(index / 11));
  return [
    sky("#f2efe4", "#eae6d6"),
    ...pinnae.flat(),
    strokePath(`M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join("L")}`, {
      colour: "#1d4431",
      width: 2.6,
      cap: "round",
    }),
    ...paperGrain(random),
  ];
};

export const lemons = (): Drawing => {
  const random = seededRandom("a branch of lemons");
  const lemon = (x: number, y: number, turn: number): Drawing => {
    const at = (dx: number, dy: number): string =>
      `${n(x + dx * Math.cos(turn) - dy * Math.sin(turn))} ${n(y + dx * Math.sin(turn) + dy * Math.cos(turn))}`;
    const outline = `M${at(0, -58)}C${at(20, -52)} ${at(44, -34)} ${at(44, 0)}C${at(44, 34)} ${at(18, 46)} ${at(8, 60)}Q${at(0, 66)} ${at(-8, 60)}C${at(-18, 46)} ${at(-44, 34)} ${at(-44, 0)}C${at(-44, -34)} ${at(-20, -52)} ${at(0, -58)}Z`;
    const shade = `M${at(44, 0)}C${at(44, 34)} ${at(18, 46)} ${at(8, 60)}Q${at(0, 66)} ${at(-8, 60)}C${at(-18, 46)} ${at(-36, 38)} ${at(-42, 14)}C${at(-10, 44)} ${at(26, 36)} ${at(44, 0)}Z`;
    return [
      path(
        outline,
        linear(point(x - 40, y - 40), point(x + 40, y + 50), [stop(0, "#fbe07a"), stop(1, "#eab83a")]),
      ),
      path(shade, solid("#c98f23", 0.42)),
      strokePath(`M${at(-24, -26)}Q${at(-32, -8)} ${at(-28, 10)}`, {
        colour: "#fff6cf",
        width: 7,
        opacity: 0.75,
        cap: "round",
      }),
    ];
  };
  const green = (x: number, y: number, angle: number, length: number): Drawing =>
    leaf({ x, y, angle, length, width: length * 0.42, light: "#7ea25f", dark: "#3e6b45" });
  return [
    sky("#d5e3e6", "#e4ece8"),
    strokePath("M-10 70C90 86 190 84 250 128C300 166 318 214 320 262M168 92C176 150 152 190 140 232", {
      colour: "#75603f",
      width: 7,
      cap: "round",
    }),
    strokePath("M250 128C246 190 238 250 232 318", { colour: "#75603f", width: 5, cap: "round" }),
    ...green(66, 80, -0.9, 92),
    ...green(112, 86, 1.9, 104),
    ...green(190, 100, -0.6, 112),
    ...green(266, 140, -0.25, 104),
    ...green(300, 190, 0.15, 86),
    ...green(246, 160, 2.5, 96),
    ...green(238, 250, 0.5, 84),
    ...green(152, 190, 2.75, 88),
    ...lemon(138, 288, 0.16),
    ...lemon(232, 376, -0.1),
    ...lemon(322, 318, -0.24),
    ...paperGrain(random),
  ];
};

export const poppies = (): Drawing => {
  const random = seededRandom("three poppies");
  const poppy = (x: number, y: number, size: number): Drawing => {
    const petal = (dx: number, dy: number, rx: number, ry: number, from: Colour, to: Colour) =>
      ellipse(
        x + dx * size,
        y + dy * size,
        rx * size,
        ry * size,
        linear(point(x, y - size), point(x, y + size), [stop(0, from), stop(1, to)]),
      );
    return [
      petal(0, -0.34, 0.86, 0.62, "#d9432f", "#b02a22"),
      petal(-0.5, 0.02, 0.56, 0.6, "#e4553a", "#c0342a"),
      petal(0.5, 0.02, 0.56, 0.6, "#cf3b2c", "#a62620"),
      petal(0, 0.26, 0.8, 0.5, "#ec6a48", "#d24632"),
      ellipse(x, y - 0.02 * size, size * 0.2, size * 0.17, solid("#2a2320")),
      ...Array.from({ length: 16 }, (_, index) => {
        const angle = (index / 16) * 2 * Math.PI;
        return ellipse(
          x + Math.cos(angle) * size * 0.31,
          y - 0.02 * size + Math.sin(angle) * size * 0.26,
          size * 0.035,
          size * 0.035,
          solid("#2a2320", 0.9),
        );
      }),
    ];
  };
  const stem = (data: string) => strokePath(data, { colour: "#5f7d4e", width: 4, cap: "round" });
  const blade = (x: number, angle: number, length: number) =>
    leaf({ x, y: 486, angle, length, width: 22, light: "#8aa56e", dark: "#4f6f45" });
  return [
    sky("#f6f1e6", "#eee7d6"),
    ...blade(150, -1.95, 190),
    ...blade(236, -1.2, 210),
    ...blade(190, -1.62, 150),
    stem("M196 500C190 380 140 330 134 216"),
    stem("M206 500C214 380 246 300 262 146"),
    stem("M214 500C236 420 300 400 306 330"),
    stem("M188 500C170 430 100 420 84 372"),
    ...poppy(262, 138, 74),
    ...poppy(134, 208, 62),
    ...poppy(308, 322, 46),
    path("M84 352q22 18 12 44q-14 14-26 0q-10-26 14-44Z", solid("#7f9a66")),
    path("M84 352q12 10 13 26q-13-6-26 0q2-16 13-26Z", solid("#d9432f")),
    ...paperGrain(random),
  ];
};
