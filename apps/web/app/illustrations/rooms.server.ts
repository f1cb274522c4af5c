import { ROOM_KEYS } from "@storywall/domain/design/room.ts";
import { drawRenderedRoom, RENDERED_ROOMS } from "@storywall/scene/rooms/drawRenderedRoom.ts";
import { drawRoom } from "@storywall/scene/rooms/drawRoom.ts";
import { plainWall } from "@storywall/scene/rooms/plainWall.ts";
import { renderMarkup } from "./samples.server.ts";

/** The part of a room that makes it recognizable as a thumbnail, in mm. */
const ROOM_VIEW = { x: -1_450, y: -2_050, width: 2_900, height: 2_350 };

/**
 * Renders a room without tiles, to choose from (B5), as the designer shows it. `plain` is a wall
 * without furniture. Null for an unknown name.
 */
export const renderRoom = (name: string): string | null => {
  if (name === "plain")
    return renderMarkup(drawRoom(plainWall, null, { wallColour: "warmWhite" }).operations, ROOM_VIEW);
  const key = ROOM_KEYS.find((known) => known === name);
  return key ? renderMarkup(drawRenderedRoom(key, RENDERED_ROOMS[key], null, "warmWhite"), ROOM_VIEW) : null;
};
