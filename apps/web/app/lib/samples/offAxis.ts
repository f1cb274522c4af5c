import type { RoomKey } from "@storywall/domain/design/room.ts";

/**
 * How far the camera of a picture is turned to one side, in degrees, because photographs of walls are never taken
 * quite straight on. All pictures of a room are taken from the same side; positive: from the left.
 */
const TURNS: Readonly<Record<RoomKey, number>> = {
  livingRoom: -6,
  bedroom: 6,
  diningRoom: -5,
  nursery: 5,
  study: -6,
  hall: 5,
};

/** Returns the turn of a room's pictures; a mirrored room is taken from the other side. */
export const turnOf = (room: RoomKey, isMirrored = false): number =>
  isMirrored ? -TURNS[room] : TURNS[room];

/** Distance of the camera, in widths of the picture. */
const DISTANCE = 2.6;

/**
 * Returns the position of a picture's camera and its distance from the wall, in pixels of the wall seen straight on.
 */
export const cameraOf = (
  turn: number,
  width: number,
  height: number,
): Point & { readonly distance: number } => {
  const angle = (turn * Math.PI) / 180;
  return {
    x: width / 2 - DISTANCE * width * Math.sin(angle),
    y: height / 2,
    distance: DISTANCE * width * Math.cos(angle),
  };
};

type Point = { readonly x: number; readonly y: number };

/** Returns by how much a turned picture is enlarged, so that it fills its rectangle. */
const enlargementOf = (turn: number): number => {
  if (turn === 0) return 1;
  const angle = (Math.abs(turn) * Math.PI) / 180;
  return 0.5 / (0.5 * Math.cos(angle) * (1 - (0.5 * Math.tan(angle)) / DISTANCE)) + 0.004;
};

/**
 * Returns the point of the straight picture that is visible at a point of the turned one. Both are in widths of the
 * picture, from its middle. It is the inverse of `turnedStyle`.
 */
export const pointShown = (turn: number, { x, y }: Point): Point => {
  const angle = (turn * Math.PI) / 180;
  const enlargement = enlargementOf(turn);
  const across = (x * DISTANCE) / (DISTANCE * Math.cos(angle) - x * Math.sin(angle));
  return {
    x: across / enlargement,
    y: (y * (DISTANCE + across * Math.sin(angle))) / (DISTANCE * enlargement),
  };
};

/** Returns the `transform` for an element that lies over a turned picture; its container must be a size container. */
export const turnedStyle = (turn: number): string =>
  `perspective(${DISTANCE * 100}cqw) rotateY(${turn}deg) scale(${enlargementOf(turn).toFixed(5)})`;
