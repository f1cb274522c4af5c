import { parseRoom } from "@storywall/domain/design/parse/readRoom.ts";
import type { DesignRoom } from "@storywall/domain/design/room.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { readStored, STORAGE_KEYS, type StorageEntry, writeStored } from "../../../lib/browser/storage.ts";

/**
 * The rooms in which lines of the cart were designed. A room is not part of what is bought, so a cart line has none.
 * The browser in which it was chosen saves it, for when the line is opened again (B5).
 */
type LineRoom = { readonly uuid: string; readonly room: DesignRoom };

const storedRooms: StorageEntry<readonly LineRoom[]> = {
  key: STORAGE_KEYS.lineRooms,
  version: 1,
  parse: (data) => (Array.isArray(data) ? data.flatMap(parseLineRoom) : null),
};

const parseLineRoom = (data: unknown): readonly LineRoom[] => {
  const uuid = fieldOf(data, "uuid");
  const room = parseRoom(fieldOf(data, "room"));
  return typeof uuid === "string" && room ? [{ uuid, room }] : [];
};

/** More lines than a cart has. Beyond this number only the newest are saved. */
const MAX_LINE_ROOMS = 50;

/** Returns the room that a cart line was designed in, or undefined. */
export const lineRoom = (uuid: string): DesignRoom | undefined =>
  (readStored(storedRooms) ?? []).find((line) => line.uuid === uuid)?.room;

/** Saves the room of a line, or removes it when there is none any more. */
export const saveLineRoom = (uuid: string, room: DesignRoom | undefined): void => {
  const known = readStored(storedRooms) ?? [];
  const others = known.filter((line) => line.uuid !== uuid);
  if (!room && others.length === known.length) return;
  writeStored(storedRooms, [...others, ...(room ? [{ uuid, room }] : [])].slice(-MAX_LINE_ROOMS));
};
