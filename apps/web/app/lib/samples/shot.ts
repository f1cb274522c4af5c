import type { Point } from "@storywall/scene/operations.ts";

/** A camera in front of a room's wall. Lengths are in mm of the room, y down from the floor. */
export type Shot = {
  /** The point of the wall in the middle of the picture. */
  readonly aim: Point;
  /** How far the camera is turned, in degrees; positive: it stands at the right and looks to the left. */
  readonly turn: number;
  /** Distance from that point. */
  readonly distance: number;
  /** Height of the camera. Its lens is shifted, so that verticals stay vertical. */
  readonly eye: number;
  /** Size of the area that it would show of a wall that it faces. */
  readonly width: number;
  readonly height: number;
};

/** Returns the position of a point of the wall on the photograph, as fractions of its width and height. */
export const projectOnPhotograph = (shot: Shot, { x, y }: Point): Point => {
  const turn = (shot.turn * Math.PI) / 180;
  const [across, away] = [
    x - shot.aim.x - shot.distance * Math.sin(turn),
    shot.distance * Math.cos(turn),
  ] as const;
  const depth = away * Math.cos(turn) - across * Math.sin(turn);
  const enlarged = shot.distance / depth;
  const right = (across * Math.cos(turn) + away * Math.sin(turn)) * enlarged;
  const down = (y + shot.eye) * enlarged - (shot.aim.y + shot.eye);
  return { x: 0.5 + right / shot.width, y: 0.5 + down / shot.height };
};
