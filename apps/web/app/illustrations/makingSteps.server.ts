import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { FRAME_SHADOWS } from "@storywall/scene/frames/frameShadows.ts";
import { drawShadow } from "@storywall/scene/frames/shadow.ts";
import type { Box, Drawing, Group } from "@storywall/scene/operations.ts";
import { box, linear, point, polygon, rect, solid, stop } from "@storywall/scene/shapes.ts";
import { samplePhotoIdAt } from "../lib/samples/samplePhotographs.ts";
import { drawSampleTile } from "./frames.server.ts";
import { renderMarkup } from "./samples.server.ts";
import { drawWallBackground, STEP_VIEW } from "./steps.server.ts";

/** Renders the step of choosing a frame: one photo in black, white and oak, side by side. */
export const renderFramesStep = (): string => {
  const styles: readonly FrameStyleKey[] = ["Infinite", "Sleek", "Whisper"];
  const frames = styles.flatMap((style, index): Drawing => {
    const at = point(-510 + index * 360, -225);
    const outer = { x: at.x, y: at.y, width: mm(300), height: mm(450) };
    return [
      ...FRAME_SHADOWS.flatMap((shadow) => drawShadow(outer, shadow)),
      { ...drawSampleTile("rectangle_medium", style, samplePhotoIdAt(4)), at },
    ];
  });
  return renderMarkup([...drawWallBackground(), ...frames], STEP_VIEW);
};

/** Renders the step of sending: three tiles in a box, whose front is closed with tape. */
export const renderParcelStep = (): string => {
  const tiles = (["Timeless", "Harmony", "Serene"] as const).map(
    (style, index): Group => ({
      ...drawSampleTile("rectangle_medium", style, samplePhotoIdAt(index + 7)),
      at: point(-340 + index * 190, -330 + index * 30),
    }),
  );
  return renderMarkup([...drawWallBackground(), ...drawBoxBack(), ...tiles, ...drawBoxFront()], STEP_VIEW);
};

const BOX_FRONT: Box = box(-420, -60, 840, 440);

const drawBoxBack = (): Drawing => [
  polygon(
    [point(-420, -60), point(-350, -130), point(350, -130), point(420, -60)],
    linear(point(0, -130), point(0, -60), [stop(0, "#8d6d47"), stop(1, "#7a5d3b")]),
  ),
];

const drawBoxFront = (): Drawing => [
  ...drawShadow(BOX_FRONT, { dx: 6, dy: 14, blur: 36, opacity: 0.3, colour: "#1c1a16" }),
  rect(
    BOX_FRONT,
    linear(point(BOX_FRONT.x, BOX_FRONT.y), point(BOX_FRONT.x, BOX_FRONT.y + BOX_FRONT.height), [
      stop(0, "#cda676"),
      stop(1, "#b98f5d"),
    ]),
  ),
  // The flaps, folded outwards.
  polygon([point(-420, -60), point(-540, 40), point(-520, 70), point(-420, -10)], solid("#b98f5d")),
  polygon([point(420, -60), point(540, 40), point(520, 70), point(420, -10)], solid("#a9814f")),
  rect(box(-45, -60, 90, 440), solid("#e2c79f", 0.7)),
];
