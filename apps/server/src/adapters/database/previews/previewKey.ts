import { hash } from "node:crypto";
import type { Design } from "@storywall/domain/design/design.ts";
import { shareableRoom } from "@storywall/domain/design/room.ts";

/** What pictures show of a design: its tiles, and for who has a link to it the room, which a cart line never has. */
export const toPreviewDesign = ({ room, ...tiles }: Design): Design => {
  const sharedRoom = room && shareableRoom(room);
  return sharedRoom ? { ...tiles, room: sharedRoom } : tiles;
};

/**
 * 192 bits of what the wall is; photos' asset ids are in it, so whoever does not know them cannot know it. Addresses of
 * pictures and quotes hold such keys for years, so a wall's key never changes.
 */
export const previewKey = (design: Design): string =>
  hash("sha256", toCanonicalJson(toPreviewDesign(design)), "base64url").slice(0, 32);

/**
 * One text for one content: the database keeps a JSON object's keys in an order of its own. Made by appending, since it is
 * made for every line of every cart that is asked for.
 */
const toCanonicalJson = (value: unknown): string => {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  let text = "";
  if (Array.isArray(value)) {
    for (const item of value) text += `${text && ","}${toCanonicalJson(item)}`;
    return `[${text}]`;
  }
  for (const name of Object.keys(value).sort()) {
    const field: unknown = Reflect.get(value, name);
    if (field !== undefined) text += `${text && ","}${JSON.stringify(name)}:${toCanonicalJson(field)}`;
  }
  return `{${text}}`;
};
