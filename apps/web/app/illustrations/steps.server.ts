import { layOut } from "@storywall/domain/design/layOut.ts";
import { drawWall } from "@storywall/scene/drawWall.ts";
import { drawShadow } from "@storywall/scene/frames/shadow.ts";
import type { Box, Drawing, Group } from "@storywall/scene/operations.ts";
import { box, linear, point, rect, stop, strokePath } from "@storywall/scene/shapes.ts";
import { hangingPositionOf } from "../lib/samples/offerView.ts";
import { sampleDesign } from "../lib/samples/sampleDesigns.ts";
import { drawSampleTile } from "./frames.server.ts";
import { plainRoom, type RoomScene } from "./roomScene.server.ts";
import { renderMarkup } from "./samples.server.ts";

/** The view of step 3, in mm. */
const STEP_VIEW: Box = { x: -600, y: -500, width: 1200, height: 1000 };

const WALL_GRADIENT = linear(point(-600, -500), point(600, 500), [stop(0, "#f3efe7"), stop(1, "#e4dfd4")]);
const drawWallBackground = (): Drawing => [rect(STEP_VIEW, WALL_GRADIENT)];

/** What step 2 shows of the hall, in mm: its console table, and the wall above it. No other picture of the home page is taken there. */
const PLACE_VIEW = { x: -1080, width: 2160, height: 1800 } as const;
const SPACE_ABOVE_PLACE = 170;

/** Returns step 2, Place: a wall in a room, whose last tile has no photo yet. */
export const placeStepScene = (): RoomScene => {
  const design = sampleDesign(
    { kind: "template", key: "mixed_absolute_four_frames" },
    { frameStyle: "Timeless" },
    { families: ["sea"], skipped: 2 },
    3,
  );
  const wall = layOut(design);
  const at = hangingPositionOf(wall, "hall");
  const hung = {
    wall,
    design,
    appearance: { detail: "fine", empty: "paper" },
    at,
  } as const;
  return {
    variant: { ...plainRoom("hall"), isMirrored: true },
    view: { ...PLACE_VIEW, y: at.y - SPACE_ABOVE_PLACE },
    isNear: true,
    hung,
  };
};

/** Renders step 3, Stick: the plate on the wall, and the tile that will be attached to it. */
export const renderStickStep = (): string => {
  const tile: Group = {
    ...drawSampleTile("rectangle_large", "Timeless", "kitten-in-daisies"),
    at: point(60, -330),
  };
  return renderMarkup(
    [...drawWallBackground(), ...drawPlate(box(-400, -100, 150, 150)), ...drawArrow(), tile],
    STEP_VIEW,
  );
};

/** Draws a flat steel plate with round corners, held by an adhesive strip. */
const drawPlate = (area: Box): Drawing => [
  ...drawShadow(area, { dx: 2, dy: 3, blur: 9, opacity: 0.35, colour: "#1c1a16" }),
  rect(
    area,
    linear(point(area.x, area.y), point(area.x + area.width, area.y + area.height), [
      stop(0, "#f2f2ef"),
      stop(1, "#bcbdb8"),
    ]),
    14,
  ),
];

const drawArrow = (): Drawing => [
  strokePath("M10 -25h-160M-112 -67l-42 42l42 42", { colour: "#2f6b4f", width: 10, cap: "round" }),
];

const MISSING_VIEW: Box = { x: -800, y: -450, width: 1600, height: 900 };

/** Renders the illustration of the 404 page: three tiles in a row, the middle one missing. */
export const renderMissing = (): string => {
  const design = sampleDesign(
    { kind: "template", key: "flex_three_frames" },
    {},
    { families: ["sea"], skipped: 0 },
  );
  const wall = layOut(design);
  const [left, middle, right] = wall.tiles;
  const others = left && middle && right ? drawWall({ design, wall: { ...wall, tiles: [left, right] } }) : [];
  const gap = middle ? box(middle.outer.x + 90, middle.outer.y + 165, 120, 120) : box(0, 0, 0, 0);
  return renderMarkup(
    [
      rect(
        MISSING_VIEW,
        linear(point(-800, -450), point(800, 450), [stop(0, "#f3efe7"), stop(1, "#e4dfd4")]),
      ),
      {
        kind: "group",
        at: point(-wall.width / 2, -wall.height / 2),
        children: [...others, ...drawPlate(gap)],
      },
    ],
    MISSING_VIEW,
  );
};
