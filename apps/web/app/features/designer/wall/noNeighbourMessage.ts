import type { Direction } from "./neighbour.ts";

const DIRECTION_TEXT: Readonly<Record<Direction, string>> = {
  left: "to the left of",
  right: "to the right of",
  up: "above",
  down: "below",
};

/** Returns why a photo that was to be moved by key stays where it is. `number`: the tile's number, from 1. */
export const noNeighbourMessage = (number: number, direction: Direction): string =>
  `There's no tile ${DIRECTION_TEXT[direction]} tile ${number}, so its photo stays.`;
