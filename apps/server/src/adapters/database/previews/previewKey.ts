import { hash } from "node:crypto";
import type { Design } from "@storywall/domain/design/design.ts";
import { shareableRoom } from "@storywall/domain/design/room.ts";

/**
 * Returns the part of a design that previews show: its tiles without the shopper's confirmations, and for links
 * the room. A cart line never has a room.
 */
export const toPreviewDesign = ({ room, ...design }: Design): Design => {
  const shown = { ...design, tiles: design.tiles.map(({ printConfirmation: _, ...tile }) => tile) };
  const sharedRoom = room && shareableRoom(room);
  return sharedRoom ? { ...shown, room: sharedRoom } : shown;
};

/**
 * Returns 192 bits of a hash of what the preview shows, as base64url. The asset ids of photos are part of it, so the
 * key cannot be guessed without them. URLs of previews and quotes contain such keys for years: the key of a design
 * must never change.
 */
export const previewKey = (design: Design): string =>
  hash("sha256", toCanonicalJson(toPreviewDesign(design)), "base64url").slice(0, 32);

/**
 * Returns the same text for equal content: the database stores the keys of a JSON object in an order of its
 * own. Appends to one string for speed, because it runs for every line of every cart that is read.
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
