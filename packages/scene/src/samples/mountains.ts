import { seededRandom } from "@storywall/domain/random/random.ts";
import type { Drawing } from "../operations.ts";
import { box, ellipse, path, rect, solid } from "../shapes.ts";
import { glow, paperGrain, randomPointIn, ridge, ripples, sky, specks, verticalGradient } from "./brush.ts";

export const mountains = (): Drawing => {
  const random = seededRandom("mountains and sun");
  const firs = (foot: number, size: number, colour: "#2f4f4a" | "#17332f") =>
    path(
      Array.from({ length: 15 }, (_, index) => {
        const x = -10 + index * 30 + random() * 18;
        const height = size * (0.7 + random() * 0.6);
        return `M${x.toFixed(0)} ${(foot - height).toFixed(0)}l${(height * 0.24).toFixed(0)} ${height.toFixed(0)}h${(-height * 0.48).toFixed(0)}Z`;
      }).join(""),
      solid(colour),
    );
  return [
    sky("#e8a87c", "#f2c79a", "#f8e3c2", "#f8e3c2"),
    glow(250, 118, 200, "#fff6dc", 0.9),
    ellipse(250, 118, 44, 44, verticalGradient(74, 162, "#fffbe9", "#ffdf9e")),
    ridge(random, 236, 30, verticalGradient(200, 330, "#d3a793", "#e9cdb0"), 44),
    path(
      "M-20 330L70 190L112 232L176 112L236 206L270 178L420 330Z",
      verticalGradient(112, 330, "#54708a", "#8ea2a8"),
    ),
    path(
      "M176 112L236 206L270 178L420 330H214L232 270L196 226L206 176Z",
      verticalGradient(112, 330, "#3a5470", "#6f8896"),
    ),
    path("M176 112L212 168L200 164L206 182L186 160L180 190L168 160L152 178L158 146Z", solid("#fdf6ea")),
    path("M176 112L212 168L200 164L206 182L190 152Z", solid("#c9d3da")),
    path("M70 190L92 212L80 210L74 226L64 208L54 216Z", solid("#fdf6ea")),
    path("M270 178L298 206L282 202L276 214L266 196Z", solid("#dde3e4")),
    firs(338, 40, "#2f4f4a"),
    rect(box(0, 334, 400, 120), verticalGradient(334, 454, "#e7c3a0", "#9fb0b2", "#587688")),
    path("M60 334L176 440L290 334Z", solid("#4c6a83", 0.45)),
    ripples(random, 11, randomPointIn(220, 342, 60, 60), 40, { colour: "#fff4d6", width: 2.4, opacity: 0.8 }),
    ripples(random, 37, randomPointIn(-10, 340, 420, 110), 70, {
      colour: "#f6e6cf",
      width: 1.6,
      opacity: 0.4,
    }),
    ridge(random, 454, 8, verticalGradient(446, 500, "#37574c", "#17332f"), 80),
    firs(476, 78, "#17332f"),
    specks(random, 48, randomPointIn(0, 476, 400, 24), 3, "#8fae7d", 0.6),
    ...paperGrain(random),
  ];
};
