import { mixColours } from "../colour.ts";
import type { Colour, Drawing } from "../operations.ts";
import {
  box,
  formatNumber,
  linear,
  path,
  point,
  polygon,
  radial,
  rect,
  solid,
  stop,
  strokePath,
} from "../shapes.ts";

/** Wall and floor continue far beyond every view (mm), so that a page may show the room in any aspect ratio. */
export const ROOM_HALF_WIDTH = 6000;
export const ROOM_TOP = -5000;
export const SKIRTING_HEIGHT = 110;
/** Height of the drawn floor (mm of the drawing): a phone in portrait shows much floor below a whole room. */
export const FLOOR_DEPTH = 3600;
/** Vanishing point: lines that run towards the viewer start here. */
export const VANISHING_POINT = { x: 0, y: -1500 };

/** Draws the empty room: painted wall with light from a window at the top left, skirting board, oak floor. */
export const drawShell = (wallColour: Colour): Drawing => {
  const full = box(-ROOM_HALF_WIDTH, ROOM_TOP, 2 * ROOM_HALF_WIDTH, -ROOM_TOP);
  return [
    rect(full, solid(wallColour)),
    rect(
      full,
      radial(point(-1100, -2300), 3600, [
        stop(0, "#ffffff", 0.22),
        stop(0.3, "#ffffff", 0.14),
        stop(0.65, "#ffffff", 0.04),
        stop(1, "#ffffff", 0),
      ]),
    ),
    rect(
      full,
      linear(point(-900, -2300), point(1500, 0), [
        stop(0, "#2a2118", 0),
        stop(0.5, "#2a2118", 0.02),
        stop(1, "#2a2118", 0.16),
      ]),
    ),
    ...windowLight(),
    ...skirting(wallColour),
    ...floor(),
  ];
};

/** Sunlight through a window outside of the view: four slanted panes on the wall. */
const windowLight = (): Drawing => {
  const pane = (x: number, y: number) => `M${x} ${y}l330 60v420l-330 -60Z`;
  return [
    path(
      pane(-1480, -2130) + pane(-1110, -2063) + pane(-1480, -1660) + pane(-1110, -1593),
      linear(point(-1480, -2130), point(-780, -1170), [stop(0, "#fff6dd", 0.3), stop(1, "#fff6dd", 0.1)]),
    ),
  ];
};

const skirting = (wallColour: Colour): Drawing => {
  const board = mixColours(wallColour, "#fdfbf6", 0.82);
  return [
    rect(box(-ROOM_HALF_WIDTH, -SKIRTING_HEIGHT, 2 * ROOM_HALF_WIDTH, SKIRTING_HEIGHT), solid(board)),
    rect(
      box(-ROOM_HALF_WIDTH, -SKIRTING_HEIGHT - 8, 2 * ROOM_HALF_WIDTH, 8),
      solid(mixColours(wallColour, "#2a2118", 0.12)),
    ),
    rect(box(-ROOM_HALF_WIDTH, -SKIRTING_HEIGHT, 2 * ROOM_HALF_WIDTH, 14), solid("#ffffff", 0.6)),
    rect(
      box(-ROOM_HALF_WIDTH, -40, 2 * ROOM_HALF_WIDTH, 40),
      linear(point(0, -40), point(0, 0), [stop(0, "#2a2118", 0), stop(1, "#2a2118", 0.22)]),
    ),
  ];
};

/** Floor boards, whose joints run towards the vanishing point. */
const floor = (): Drawing => {
  const [depth, vanishingPoint] = [FLOOR_DEPTH, VANISHING_POINT];
  const joints = Array.from({ length: 49 }, (_, index) => {
    const x = (index - 24) * 240;
    const reach = (depth - vanishingPoint.y) / -vanishingPoint.y;
    return `M${formatNumber(x, 0)} 0L${formatNumber(vanishingPoint.x + (x - vanishingPoint.x) * reach, 0)} ${depth}`;
  }).join("");
  return [
    rect(
      box(-ROOM_HALF_WIDTH, 0, 2 * ROOM_HALF_WIDTH, depth),
      linear(point(0, 0), point(0, 620), [stop(0, "#b08d64"), stop(0.25, "#c09c70"), stop(1, "#d3b184")]),
    ),
    strokePath(joints, { colour: "#7c5d3a", width: 5, opacity: 0.4 }),
    strokePath(
      "M-1180 90h250M-460 150h270M260 70h245M1010 190h275M-1900 170h280M620 300h300M-200 330h310M-1100 350h320",
      {
        colour: "#7c5d3a",
        width: 5,
        opacity: 0.35,
      },
    ),
    rect(
      box(-ROOM_HALF_WIDTH, 0, 2 * ROOM_HALF_WIDTH, 120),
      linear(point(0, 0), point(0, 120), [stop(0, "#2a1c0e", 0.3), stop(1, "#2a1c0e", 0)]),
    ),
    polygon(
      [point(-1500, 0), point(-500, 0), point(-260, 620), point(-1900, 620)],
      linear(point(-1000, 0), point(-900, 620), [
        stop(0, "#fff3d4", 0),
        stop(0.4, "#fff3d4", 0.22),
        stop(1, "#fff3d4", 0.05),
      ]),
    ),
  ];
};
