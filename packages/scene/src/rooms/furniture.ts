import { randomBetween, seededRandom } from "@storywall/domain/random/random.ts";
import type { Colour, Drawing, Group } from "../operations.ts";
import {
  box,
  ellipse,
  ellipseData,
  formatNumber,
  group,
  linear,
  path,
  point,
  radial,
  rect,
  solid,
  stop,
  strokePath,
} from "../shapes.ts";

// Each piece has its foot at the origin, in mm; `at` moves it.

/** Draws a soft shadow on the floor: a flattened disc. */
export const floorShadow = (x: number, y: number, width: number, depth: number, opacity: number): Group => ({
  kind: "group",
  at: { x, y },
  scale: { x: 1, y: depth / width },
  children: [
    path(
      ellipseData(0, 0, width / 2),
      radial(point(0, 0), width / 2, [
        stop(0, "#2a1c0e", opacity),
        stop(0.6, "#2a1c0e", opacity * 0.75),
        stop(0.85, "#2a1c0e", opacity * 0.2),
        stop(1, "#2a1c0e", 0),
      ]),
    ),
  ],
});

/** Draws a soft block (cushion, mattress, arm), light at its top edge, dark at its foot. */
export const softBlock = (
  x: number,
  top: number,
  width: number,
  height: number,
  radius: number,
  light: Colour,
  dark: Colour,
): Drawing => [
  rect(
    box(x, top, width, height),
    linear(point(0, top), point(0, top + height), [stop(0, light), stop(0.55, light), stop(1, dark)]),
    radius,
  ),
  rect(
    box(x, top, width, height),
    linear(point(x, 0), point(x + width, 0), [
      stop(0, "#ffffff", 0.16),
      stop(0.3, "#ffffff", 0),
      stop(0.6, "#2a1c0e", 0),
      stop(1, "#2a1c0e", 0.13),
    ]),
    radius,
  ),
];

const leafData = (x: number, y: number, length: number, wide: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  const at = (along: number, side: number) =>
    `${formatNumber(x + along * Math.cos(angle) - side * Math.sin(angle), 0)} ${formatNumber(y + along * Math.sin(angle) + side * Math.cos(angle), 0)}`;
  return `M${at(0, 0)}C${at(length * 0.25, -wide)} ${at(length * 0.7, -wide)} ${at(length, 0)}C${at(length * 0.7, wide)} ${at(length * 0.25, wide)} ${at(0, 0)}Z`;
};

/** Draws a rubber plant in a pot, `height` mm in total. */
export const plant = (at: { x: number; y: number }, height: number, seed: string): Drawing[number] => {
  const random = seededRandom(seed);
  const pot = height * 0.26;
  const half = pot * 0.5;
  const stems = [-16, -5, 7, 18].map((lean, index) => {
    const top = -height * randomBetween(random, 0.76, 0.94) + Math.abs(lean) * height * 0.008;
    return { lean, top, bend: (lean / 90) * height * 1.1, index };
  });
  const leaves = (shade: number) =>
    stems
      .flatMap(({ top, bend, index }) =>
        Array.from({ length: 7 }, (_, step) => {
          const along = 0.3 + step * 0.115;
          const x = bend * along * along;
          const y = -pot * 0.9 + (top + pot * 0.9) * along;
          const side = (step + index) % 2 === 0 ? 1 : -1;
          const turn = side > 0 ? randomBetween(random, -52, -4) : randomBetween(random, -176, -128);
          return (step + index) % 3 === shade
            ? leafData(x, y, height * randomBetween(random, 0.13, 0.185), height * 0.042, turn)
            : "";
        }),
      )
      .join("");
  const stemData = stems
    .map(
      ({ top, bend }) =>
        `M0 ${formatNumber(-pot * 0.9, 0)}Q${formatNumber(bend * 0.2, 0)} ${formatNumber(top * 0.6, 0)} ${formatNumber(bend, 0)} ${formatNumber(top, 0)}`,
    )
    .join("");
  return group(
    "plant",
    [
      floorShadow(pot * 0.08, 0, pot * 1.35, 80, 0.5),
      strokePath(stemData, { colour: "#5c5138", width: 14, cap: "round" }),
      path(leaves(0), linear(point(0, -height), point(0, -pot), [stop(0, "#3f6a4c"), stop(1, "#234532")])),
      path(leaves(1), linear(point(0, -height), point(0, -pot), [stop(0, "#5d8a5c"), stop(1, "#345c40")])),
      path(leaves(2), linear(point(0, -height), point(0, -pot), [stop(0, "#85a872"), stop(1, "#4a7650")])),
      path(
        `M${formatNumber(-half)} ${formatNumber(-pot)}H${formatNumber(half)}L${formatNumber(half * 0.78)} 0H${formatNumber(-half * 0.78)}Z`,
        linear(point(-half, 0), point(half, 0), [
          stop(0, "#f4ede0"),
          stop(0.5, "#e2d7c4"),
          stop(1, "#b7a88f"),
        ]),
      ),
      rect(
        box(-half - 8, -pot - 14, 2 * half + 16, 34),
        linear(point(-half, 0), point(half, 0), [stop(0, "#faf5ea"), stop(1, "#c3b59c")]),
        8,
      ),
    ],
    at,
  );
};

/** Draws a floor lamp with a linen shade, switched on. */
export const floorLamp = (at: { x: number; y: number }, height: number): Drawing[number] =>
  group(
    "lamp",
    [
      floorShadow(12, 0, 420, 70, 0.45),
      path(
        ellipseData(0, -height + 130, 900),
        radial(point(0, -height + 130), 900, [
          stop(0, "#ffe9b8", 0.55),
          stop(0.35, "#ffe9b8", 0.2),
          stop(1, "#ffe9b8", 0),
        ]),
      ),
      strokePath(`M0 0V${-height + 200}`, { colour: "#3a332a", width: 18 }),
      ellipse(
        0,
        -6,
        130,
        22,
        linear(point(-130, 0), point(130, 0), [stop(0, "#5a5044"), stop(1, "#2a251f")]),
      ),
      path(
        `M-125 ${-height}H125L195 ${-height + 270}H-195Z`,
        linear(point(-195, 0), point(195, 0), [stop(0, "#fff6df"), stop(0.5, "#fbe6bd"), stop(1, "#dcc193")]),
      ),
      path(
        `M-125 ${-height}H125L127 ${-height + 10}H-127ZM-193 ${-height + 260}H193L195 ${-height + 270}H-195Z`,
        solid("#b89b6a", 0.6),
      ),
    ],
    at,
  );

/** Draws a small table lamp. */
export const tableLamp = (at: { x: number; y: number }): Drawing[number] =>
  group(
    "lamp",
    [
      path(
        ellipseData(0, -300, 560),
        radial(point(0, -300), 560, [
          stop(0, "#ffe9b8", 0.5),
          stop(0.4, "#ffe9b8", 0.16),
          stop(1, "#ffe9b8", 0),
        ]),
      ),
      path(
        "M-30 -190C-95 -160 -95 -30 -50 0H50C95 -30 95 -160 30 -190Z",
        linear(point(-90, 0), point(90, 0), [stop(0, "#8fb0a2"), stop(0.4, "#5f8a78"), stop(1, "#35594a")]),
      ),
      rect(box(-12, -230, 24, 50), solid("#b59a62")),
      path(
        "M-95 -420H95L150 -220H-150Z",
        linear(point(-150, 0), point(150, 0), [stop(0, "#fff6df"), stop(0.5, "#fbe6bd"), stop(1, "#dcc193")]),
      ),
    ],
    at,
  );

/** Draws a pile of books with their spines to the viewer. */
export const books = (at: { x: number; y: number }, colours: readonly Colour[]): Drawing[number] =>
  group(
    "books",
    colours.flatMap((colour, index) => [
      rect(box(-150 + (index % 2) * 18, -(index + 1) * 36, 270 - index * 14, 35), solid(colour), 3),
      rect(box(-118 + (index % 2) * 18, -(index + 1) * 36 + 8, 60, 5), solid("#f6ecd6", 0.7)),
      rect(
        box(-150 + (index % 2) * 18, -(index + 1) * 36 + 27, 270 - index * 14, 8),
        solid("#1d1510", 0.18),
        3,
      ),
    ]),
    at,
  );

/** Draws dry branches in a vase. */
export const vase = (at: { x: number; y: number }, seed: string): Drawing[number] => {
  const random = seededRandom(seed);
  const stems = Array.from({ length: 6 }, (_, index) => {
    const x = (index - 2.5) * 62 + randomBetween(random, -14, 14);
    return { x, y: -randomBetween(random, 430, 600) };
  });
  return group(
    "vase",
    [
      strokePath(
        stems
          .map(
            ({ x, y }) =>
              `M0 -200Q${formatNumber(x * 0.2, 0)} ${formatNumber(y * 0.7, 0)} ${formatNumber(x, 0)} ${formatNumber(y, 0)}`,
          )
          .join(""),
        {
          colour: "#8a7450",
          width: 6,
          cap: "round",
        },
      ),
      strokePath(
        stems
          .flatMap(({ x, y }) =>
            Array.from({ length: 9 }, (_, step) => {
              const part = 0.62 + step * 0.048;
              return `M${formatNumber(x * part * part + randomBetween(random, -22, 22), 0)} ${formatNumber(-200 + (y + 200) * part + randomBetween(random, -12, 12), 0)}h.1`;
            }),
          )
          .join(""),
        { colour: "#d9b98a", width: 26, cap: "round" },
      ),
      path(
        "M-34 -230H34C30 -190 84 -150 84 -84C84 -30 62 0 40 0H-40C-62 0 -84 -30 -84 -84C-84 -150 -30 -190 -34 -230Z",
        linear(point(-84, 0), point(84, 0), [stop(0, "#e0937a"), stop(0.45, "#c56f54"), stop(1, "#8c4632")]),
      ),
    ],
    at,
  );
};
