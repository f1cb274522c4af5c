import { ROOM_KEYS } from "@storywall/domain/design/room.ts";
import { drawRenderedRoom, RENDERED_ROOMS } from "@storywall/scene/rooms/drawRenderedRoom.ts";
import { drawRoom, ROOMS } from "@storywall/scene/rooms/drawRoom.ts";
import { plainWall } from "@storywall/scene/rooms/plainWall.ts";
import { renderMarkup } from "./samples.server.ts";

/** The part of a room that makes it recognizable as a thumbnail, in mm. */
const ROOM_VIEW = { x: -1_450, y: -2_050, width: 2_900, height: 2_350 };

/**
 * Renders a room without tiles, to choose from (B5), as the designer shows it: rendered where it is. `plain` is a wall
 * without furniture. Null for an unknown name.
 */
export const renderRoom = (name: string): string | null => {
  const key = ROOM_KEYS.find((known) => known === name);
  const rendered = key && RENDERED_ROOMS[key];
  if (rendered) return renderMarkup(drawRenderedRoom(key, rendered, null, "warmWhite"), ROOM_VIEW);
  const room = key === undefined ? (name === "plain" ? plainWall : null) : ROOMS[key];
  return room && renderMarkup(drawRoom(room, null, { wallColour: "warmWhite" }).operations, ROOM_VIEW);
};
