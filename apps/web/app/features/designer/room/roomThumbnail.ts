import type { RoomPlace, WallColourKey } from "@storywall/domain/design/room.ts";
import { drawRoom, ROOMS } from "@storywall/scene/rooms/drawRoom.ts";
import { plainWall } from "@storywall/scene/rooms/plainWall.ts";
import { paintSvg } from "@storywall/scene/svg.ts";
import { svgMarkup } from "@storywall/scene/svgMarkup.ts";

const made = new Map<string, string>();

/** A room as a small picture: an image costs the page one element, the drawing some hundred. */
export const roomThumbnail = (place: RoomPlace, wallColour: WallColourKey): string => {
  const room = place.kind === "room" ? ROOMS[place.key] : plainWall;
  const key = `${room.key} ${wallColour}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const { operations } = drawRoom(room, null, { wallColour });
  const box = { x: -1450, y: -2050, width: 2900, height: 2350 };
  const svg = paintSvg(operations, box, {
    idPrefix: "room",
    photoSource: () => null,
    size: { width: 290, height: 235 },
  });
  const source = `data:image/svg+xml,${encodeURIComponent(svgMarkup(svg))}`;
  made.set(key, source);
  return source;
};
