import { seededRandom } from "@storywall/domain/random/random.ts";
import type { Colour, Drawing } from "../operations.ts";
import { box, path, rect, solid } from "../shapes.ts";
import {
  blob,
  glow,
  horizontalGradient,
  paperGrain,
  randomPointIn,
  sky,
  specks,
  verticalGradient,
} from "./brush.ts";

/** Draws a row of painted houses below a flat mountain. */
export const street = (): Drawing => {
  const random = seededRandom("a street of painted houses");
  const PANES = [
    [16, 32],
    [60, 32],
    [60, 104],
  ] as const;
  const house = (x: number, top: number, light: Colour, dark: Colour, door: Colour) => {
    const panes = PANES.map(([dx, dy]) => [x + dx, dy === 104 ? 318 : top + dy] as const);
    return [
      rect(box(x, top, 100, 400 - top), horizontalGradient(x, x + 100, light, dark)),
      rect(box(x - 2, top - 8, 104, 12), solid("#fbf5e8")),
      rect(box(x, top + 4, 100, 5), solid("#3b2a1c", 0.22)),
      path(
        `${panes.map(([left, y]) => `M${left} ${y}h24v40h-24Z`).join("")}M${x + 14} 308h34v92h-34Z`,
        solid("#fbf5e8"),
      ),
      // Four lights in each window.
      path(
        panes
          .map(([left, y]) =>
            [3, 13].flatMap((dx) => [3, 21].map((dy) => `M${left + dx} ${y + dy}h8v16h-8Z`)).join(""),
          )
          .join(""),
        verticalGradient(190, 400, "#34505c", "#7f9aa0"),
      ),
      rect(box(x + 18, 313, 26, 87), verticalGradient(313, 400, door, "#2a2320")),
    ];
  };
  return [
    sky("#f1b78c", "#f6d2a6", "#f8e6c8", "#f8e6c8"),
    glow(70, 120, 190, "#fff6dc", 0.8),
    path(
      "M-10 250C20 190 60 150 96 118L300 110C330 150 372 190 410 240V330H-10Z",
      verticalGradient(110, 300, "#7a8fa0", "#aab3ae"),
    ),
    path(
      "M96 118L300 110C330 150 372 190 410 240V300L330 210L280 190L262 150L210 160L196 128L150 160L128 132Z",
      solid("#5b7389", 0.5),
    ),
    blob(
      solid("#ffffff", 0.6),
      [80, 112],
      [130, 96],
      [200, 100],
      [260, 92],
      [318, 108],
      [250, 120],
      [170, 124],
      [110, 124],
    ),
    ...house(-40, 214, "#7fb3a8", "#5d9488", "#7d2f2a"),
    ...house(60, 190, "#f0c75e", "#dca83c", "#2f6b4f"),
    ...house(160, 222, "#e58a76", "#cc6a57", "#28506b"),
    ...house(260, 196, "#8fa7d0", "#6f89b8", "#c9822c"),
    ...house(360, 226, "#b9d08f", "#98b36c", "#7d2f2a"),
    rect(box(0, 396, 400, 14), solid("#d8c8aa")),
    path("M0 410H400V500H0Z", verticalGradient(410, 500, "#a89780", "#6f6251")),
    specks(random, 78, randomPointIn(0, 414, 400, 84), 5, "#8a7a64", 0.6),
    specks(random, 54, randomPointIn(0, 414, 400, 84), 4, "#c7b79c", 0.5),
    path("M0 396L0 410H400V404H0Z", solid("#3b2a1c", 0.2)),
    path(
      "M288 404v-14q2-16 16-18l16-20q4-4 10-4h36q8 0 12 6l12 18h20v32Z",
      verticalGradient(348, 404, "#f7efe0", "#cabca2"),
    ),
    path("M322 370l12-15h14v15ZM354 355h12l11 15h-23Z", solid("#3d5864")),
    path("M318 404a14 14 0 1 1 .1 0ZM390 404a14 14 0 1 1 .1 0Z", solid("#23211f")),
    ...paperGrain(random),
  ];
};
