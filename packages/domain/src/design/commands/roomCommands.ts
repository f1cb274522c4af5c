import type { PointMm } from "../../geometry/rect.ts";
import type { Mm } from "../../units/units.ts";
import type { Design } from "../design.ts";
import {
  type DesignRoom,
  NOT_MOVED,
  type RoomPlace,
  roomOf,
  SCALE_AIDS,
  type ScaleAid,
  WALL_WIDTH_LIMITS,
  type WallColourKey,
} from "../room.ts";
import { defineCommand } from "./command.ts";

// Commands on the room behind a wall (requirement B5). They never change the tiles.

const changeRoom = (design: Design, change: Partial<DesignRoom>): Design => ({
  ...design,
  room: { ...roomOf(design), ...change },
});

/** Returns true if two places are the same room of ours, or the same wall photo of the shopper. */
export const isSamePlace = (one: RoomPlace, other: RoomPlace): boolean =>
  one.kind === other.kind &&
  (one.kind !== "room" || other.kind !== "room" || one.key === other.key) &&
  (one.kind !== "own" || other.kind !== "own" || one.pictureId === other.pictureId);

/** Sets the place. The tiles hang there at our default position. */
export const setPlace = defineCommand<{ readonly place: RoomPlace }>({
  label: "Change room",
  isPossible: (design, { place }) => !isSamePlace(roomOf(design).place, place),
  run: (design, { place }) => changeRoom(design, { place, moved: NOT_MOVED }),
});

export const setWallColour = defineCommand<{ readonly wallColour: WallColourKey }>({
  label: "Change wall colour",
  isPossible: (design, { wallColour }) => roomOf(design).wallColour !== wallColour,
  run: (design, { wallColour }) => changeRoom(design, { wallColour }),
});

/** Sets the width of the wall in mm; null when it is not known. A width outside the limits is not possible. */
export const setWallWidth = defineCommand<{ readonly wallWidth: Mm | null }>({
  label: "Change wall width",
  isPossible: (design, { wallWidth }) =>
    roomOf(design).wallWidth !== wallWidth &&
    (wallWidth === null || (wallWidth >= WALL_WIDTH_LIMITS.min && wallWidth <= WALL_WIDTH_LIMITS.max)),
  run: (design, { wallWidth }) => changeRoom(design, { wallWidth }),
});

/** Shows or hides a scale aid. */
export const showScaleAid = defineCommand<{ readonly scaleAid: ScaleAid; readonly isShown: boolean }>({
  label: "Change size guide",
  isPossible: (design, { scaleAid, isShown }) => roomOf(design).shown.includes(scaleAid) !== isShown,
  run: (design, { scaleAid, isShown }) => {
    const { shown } = roomOf(design);
    return changeRoom(design, {
      shown: SCALE_AIDS.filter((other) => (other === scaleAid ? isShown : shown.includes(other))),
    });
  },
});

/**
 * Moves the tiles. `moved` is the whole distance from our default position: a sum of the small steps of a drag would
 * drift.
 */
export const moveWall = defineCommand<{ readonly moved: PointMm }>({
  label: "Move wall",
  isPossible: (design, { moved }) => {
    const before = roomOf(design).moved;
    return before.x !== moved.x || before.y !== moved.y;
  },
  run: (design, { moved }) => changeRoom(design, { moved }),
});

/** Adopts the room of another layout. The tiles hang there at our default position. */
export const setRoom = defineCommand<{ readonly room: DesignRoom }>({
  label: "Keep the room",
  isPossible: (design, { room }) => design.room !== room,
  run: (design, { room }) => ({ ...design, room: { ...room, moved: NOT_MOVED } }),
});
