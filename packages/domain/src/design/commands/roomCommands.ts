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

/** What a shopper can do to the room behind a wall (B5). The tiles themselves stay as they are. */

const changeRoom = (design: Design, change: Partial<DesignRoom>): Design => ({
  ...design,
  room: { ...roomOf(design), ...change },
});

/** Whether two places are the same room, or the same picture of an own wall. */
export const isSamePlace = (one: RoomPlace, other: RoomPlace): boolean =>
  one.kind === other.kind &&
  (one.kind !== "room" || other.kind !== "room" || one.key === other.key) &&
  (one.kind !== "own" || other.kind !== "own" || one.pictureId === other.pictureId);

/** Another place; the tiles hang there where we would hang them. */
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

/** How wide the wall is; null when that is nobody's business. Nothing that is no wall is taken. */
export const setWallWidth = defineCommand<{ readonly wallWidth: Mm | null }>({
  label: "Change wall width",
  isPossible: (design, { wallWidth }) =>
    roomOf(design).wallWidth !== wallWidth &&
    (wallWidth === null || (wallWidth >= WALL_WIDTH_LIMITS.min && wallWidth <= WALL_WIDTH_LIMITS.max)),
  run: (design, { wallWidth }) => changeRoom(design, { wallWidth }),
});

/** Shows or hides what gives the eye a measure. */
export const showScaleAid = defineCommand<{ readonly scaleAid: ScaleAid; readonly isShown: boolean }>({
  label: "Show for scale",
  isPossible: (design, { scaleAid, isShown }) => roomOf(design).shown.includes(scaleAid) !== isShown,
  run: (design, { scaleAid, isShown }) => {
    const { shown } = roomOf(design);
    return changeRoom(design, {
      shown: SCALE_AIDS.filter((other) => (other === scaleAid ? isShown : shown.includes(other))),
    });
  },
});

/** Hangs the tiles elsewhere: the whole way from where we would hang them, so that a drag adds up to no drift. */
export const moveWall = defineCommand<{ readonly moved: PointMm }>({
  label: "Move the wall",
  isPossible: (design, { moved }) => {
    const before = roomOf(design).moved;
    return before.x !== moved.x || before.y !== moved.y;
  },
  run: (design, { moved }) => changeRoom(design, { moved }),
});

/** The room of another layout comes along. */
export const setRoom = defineCommand<{ readonly room: DesignRoom }>({
  label: "Keep the room",
  isPossible: (design, { room }) => design.room !== room,
  run: (design, { room }) => ({ ...design, room: { ...room, moved: NOT_MOVED } }),
});
