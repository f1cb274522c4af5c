import { ParseError, Reader } from "../../parse/reader.ts";
import { mm } from "../../units/units.ts";
import {
  type DesignRoom,
  ROOM_KEYS,
  type RoomPlace,
  SCALE_AIDS,
  WALL_COLOUR_KEYS,
  WALL_WIDTH_LIMITS,
} from "../room.ts";

/** Larger than any wall; keeps later calculations finite. */
const MAX_DISTANCE_MM = 30_000;

/**
 * Reads the room of a stored design. Returns undefined for a room that this version does not understand, because a
 * newer page wrote it or it was damaged: the room is only a background, and an error would lose the whole wall.
 */
export const readRoom = (reader: Reader): DesignRoom | undefined => {
  if (reader.isAbsent) return undefined;
  try {
    return readKnownRoom(reader);
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
};

const readKnownRoom = (reader: Reader): DesignRoom => {
  const wallWidth = reader.field("wallWidth");
  const moved = reader.field("moved");
  const isEvening = reader.field("isEvening");
  const shown = reader
    .field("shown")
    .array(SCALE_AIDS.length)
    .map((scaleAid) => scaleAid.oneOf(SCALE_AIDS));
  return {
    place: readPlace(reader.field("place")),
    wallColour: reader.field("wallColour").oneOf(WALL_COLOUR_KEYS),
    wallWidth: wallWidth.isNull ? null : mm(wallWidth.number(WALL_WIDTH_LIMITS.min, WALL_WIDTH_LIMITS.max)),
    moved: {
      x: mm(moved.field("x").number(-MAX_DISTANCE_MM, MAX_DISTANCE_MM)),
      y: mm(moved.field("y").number(-MAX_DISTANCE_MM, MAX_DISTANCE_MM)),
    },
    shown: SCALE_AIDS.filter((scaleAid) => shown.includes(scaleAid)),
    ...(isEvening.isAbsent ? {} : { isEvening: isEvening.boolean() }),
  };
};

const readPlace = (reader: Reader): RoomPlace => {
  const kind = reader.field("kind").oneOf(["plain", "room", "own"]);
  switch (kind) {
    case "plain":
      return { kind };
    case "room":
      return { kind, key: reader.field("key").oneOf(ROOM_KEYS) };
    case "own": {
      const size = reader.field("size");
      return {
        kind,
        pictureId: reader.field("pictureId").string(64),
        size: {
          width: mm(size.field("width").number(WALL_WIDTH_LIMITS.min, WALL_WIDTH_LIMITS.max)),
          height: mm(size.field("height").number(1, MAX_DISTANCE_MM)),
        },
      };
    }
  }
};

/** Parses a room; returns undefined for data that is not one. */
export const parseRoom = (value: unknown): DesignRoom | undefined => readRoom(new Reader(value));
