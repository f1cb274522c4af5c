import { ROOM_KEYS } from "@storywall/domain/design/room.ts";
import { drawRoom, ROOMS } from "@storywall/scene/rooms/drawRoom.ts";
import { plainWall } from "@storywall/scene/rooms/plainWall.ts";
import { renderMarkup } from "./samples.server.ts";

/** As much of a room as tells it from the others at thumbnail size. */
const ROOM_VIEW = { x: -1_450, y: -2_050, width: 2_900, height: 2_350 };

/** B5: a room of ours without tiles, to choose from; `plain` is a wall with nothing before it. */
export const renderRoom = (name: string): string | null => {
  const key = ROOM_KEYS.find((known) => known === name);
  const room = key === undefined ? (name === "plain" ? plainWall : null) : ROOMS[key];
  return room && renderMarkup(drawRoom(room, null, { wallColour: "warmWhite" }).operations, ROOM_VIEW);
};
