import { defaultHangingPosition, ROOMS } from "@storywall/scene/rooms/drawRoom.ts";
import { HERO_WALL } from "./heroWall.ts";
import { projectOnPhotograph, type Shot } from "./shot.ts";

/** How the home page's wall is photographed: from the right, so that the frames stand out from the wall. */
export const HERO_SHOT: Shot = {
  aim: { x: -580, y: -1370 },
  turn: 17,
  distance: 3100,
  eye: 1300,
  width: 3991,
  height: 1842,
};

/** The room in which it is photographed, and the position of the wall's top left corner there, in mm. */
export const HERO_ROOM = "livingRoom";
export const HERO_AT = defaultHangingPosition(ROOMS[HERO_ROOM], HERO_WALL.wall);

export type Cover = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** How far a tile's shadow reaches to the sides, and above or below the tile, in mm. */
const [SHADOW_BESIDE, SHADOW_BELOW] = [70, 26];

/** Returns the part of the photograph that each tile covers with its shadow, in percent of its width and height. */
export const heroCovers = (): readonly Cover[] =>
  HERO_WALL.wall.tiles.map(({ outer }) => {
    const [x, y] = [HERO_AT.x + outer.x, HERO_AT.y + outer.y];
    const corners = [x - SHADOW_BELOW, x + outer.width + SHADOW_BESIDE].flatMap((side) =>
      [y - SHADOW_BELOW, y + outer.height + SHADOW_BELOW].map((edge) =>
        projectOnPhotograph(HERO_SHOT, { x: side, y: edge }),
      ),
    );
    const [left, top] = [Math.min(...corners.map((at) => at.x)), Math.min(...corners.map((at) => at.y))];
    return {
      left: percent(left),
      top: percent(top),
      width: percent(Math.max(...corners.map((at) => at.x)) - left),
      height: percent(Math.max(...corners.map((at) => at.y)) - top),
    };
  });

const percent = (fraction: number): number => Number((fraction * 100).toFixed(2));
