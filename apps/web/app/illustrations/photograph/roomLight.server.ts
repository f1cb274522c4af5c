import type { RoomKey } from "@storywall/domain/design/room.ts";
import { clamp } from "@storywall/domain/numbers/clamp.ts";
import type { Point } from "@storywall/scene/operations.ts";
import type { LightSources } from "./framesOnWall.server.ts";
import { throughLeaves } from "./leafShadows.server.ts";

/**
 * Returns the factors by which light changes red, green and blue at a point. The point is in widths of the picture
 * from its middle.
 */
export type LightMap = (at: Point) => readonly [number, number, number];

/** What the sun passes before it reaches the wall: a window with bars, leaves, or only a curtain. */
type Gobo = (at: Point) => number;

const smoothStep = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
};

/** How much of the sun a bar of the window hides from the wall: it is narrow and far away. */
const BAR = 0.4;

/** Sun through a window at the left: soft bars that fall to the right, less sharp the farther they are from it. */
const windowBars =
  (start: number, slope: number, spacing: number): Gobo =>
  ({ x, y }) => {
    const soft = 0.022 + 0.05 * (x + 0.5);
    const down = y - slope * (x + 0.5) - start;
    const inside =
      smoothStep(-soft, soft, down) *
      (1 - smoothStep(3 * spacing - soft, 3 * spacing + soft, down)) *
      (1 - smoothStep(0.2, 0.62, x));
    const fromBar = Math.abs((down / spacing) % 1);
    const bar = smoothStep(0.5 - 0.05 - soft / spacing, 0.5 - 0.02 + soft / spacing, Math.abs(fromBar - 0.5));
    return inside * (1 - BAR * bar);
  };

/**
 * How much the light varies behind leaves, as a fraction of the difference between sun and shade: the sky is bright
 * there too.
 */
const DAPPLED = 1.05;

/** Sun past a branch before the window: the shadows of its leaves, and less sun away from it. */
const leaves: Gobo = ({ x, y }) => {
  const sun = throughLeaves({ x, y }) * (1 - smoothStep(0, 0.62, x + 0.3 * y));
  return 0.5 + (sun - 0.5) * DAPPLED;
};

/**
 * A bright sky without sun. The light falls off with the distance from the window, and from top to bottom or the other
 * way round.
 */
const sky =
  (at: number, slope: number): Gobo =>
  ({ x, y }) =>
    1 - smoothStep(-0.6, 0.7, x - at + slope * y);

const GOBOS: Readonly<Record<RoomKey, Gobo>> = {
  livingRoom: sky(0.15, 0.3),
  bedroom: leaves,
  diningRoom: windowBars(-0.22, 0.26, 0.26),
  nursery: sky(0.1, 0.45),
  study: windowBars(-0.3, 0.4, 0.3),
  hall: windowBars(-0.36, 0.42, 0.22),
};
/**
 * A mirrored room looks like another home on a day without sun. Otherwise every wall would have the same beam of
 * light.
 */
const GOBOS_MIRRORED: Readonly<Record<RoomKey, Gobo>> = {
  livingRoom: sky(0.2, -0.15),
  bedroom: sky(0.1, 0.2),
  diningRoom: sky(0.15, -0.25),
  nursery: sky(0.1, 0.3),
  study: sky(0.15, 0.1),
  hall: sky(0.2, 0.3),
};

/** How much lighter the sun is than the shade, of the mean. */
const STRENGTH = 0.36;
/** The sun is warmer than the shade, and the sky's light bluer. */
const WARMTH = [0.03, 0.005, -0.05] as const;
/** The share of light that the wall loses from the window's side of the picture to the other side. */
const FALL = 0.26;

/** Returns the light that a window of the room casts on its wall, and so on everything that hangs there. */
export const lightOf = (room: RoomKey, isMirrored: boolean): LightMap => {
  const gobo = (isMirrored ? GOBOS_MIRRORED : GOBOS)[room];
  return (at) => {
    const sun = gobo(at) - 0.5;
    const fall = 1 - FALL * (at.x + 0.25 * at.y);
    const [red, green, blue] = WARMTH.map((warmth) => fall * (1 + sun * (STRENGTH + warmth)));
    return [red ?? 1, green ?? 1, blue ?? 1];
  };
};

/** The rooms whose wall the sun reaches; others, and all mirrored ones, have the light of a bright sky. */
const SUNNY: Readonly<Partial<Record<RoomKey, LightSources["sun"]>>> = {
  bedroom: { right: [0.85, 1.2], down: [0.34, 0.52] },
  diningRoom: { right: [1.1, 1.45], down: [0.26, 0.42] },
  study: { right: [0.8, 1.1], down: [0.3, 0.46] },
  hall: { right: [1.0, 1.3], down: [0.4, 0.58] },
};

/** The windows of rooms: how wide and how high they are as seen from the wall. A far or small one casts a shorter, harder shadow. */
const SKIES: Readonly<Record<RoomKey, LightSources["sky"]>> = {
  livingRoom: { right: [0.75, 3.05], down: [0.05, 0.99] },
  bedroom: { right: [0.6, 2.56], down: [0.1, 1.21] },
  diningRoom: { right: [0.9, 3.54], down: [0.05, 0.77] },
  nursery: { right: [0.67, 1.95], down: [0.15, 1.1] },
  study: { right: [0.53, 2.32], down: [0.1, 0.88] },
  hall: { right: [0.75, 2.81], down: [0.2, 1.43] },
};
const SKIES_MIRRORED: Readonly<Record<RoomKey, LightSources["sky"]>> = {
  livingRoom: { right: [1.05, 2.07], down: [0.05, 0.61] },
  bedroom: { right: [0.75, 1.71], down: [0.2, 0.83] },
  diningRoom: { right: [0.6, 2.2], down: [0.1, 0.99] },
  nursery: { right: [0.9, 2.93], down: [0.1, 0.88] },
  study: { right: [1.2, 2.44], down: [0.25, 1.21] },
  hall: { right: [0.6, 1.83], down: [0.15, 0.77] },
};

/** Returns the sources of light that cast the shadows of frames in a room. */
export const sourcesOf = (room: RoomKey, isMirrored: boolean): LightSources => ({
  sky: (isMirrored ? SKIES_MIRRORED : SKIES)[room],
  sun: isMirrored ? null : (SUNNY[room] ?? null),
});

/** Share of a window's light that is sun where nothing hides it. */
const SUN_SHARE = 0.72;

/** Returns the share of a window's light that is sun at each point. */
export const sunShareOf = (room: RoomKey, isMirrored: boolean): ((at: Point) => number) => {
  if (!sourcesOf(room, isMirrored).sun) return () => 0;
  const gobo = GOBOS[room];
  return (at) => SUN_SHARE * gobo(at);
};
