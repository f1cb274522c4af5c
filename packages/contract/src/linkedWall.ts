import type { Design } from "@storywall/domain/design/design.ts";
import { parseRoom } from "@storywall/domain/design/parse/readRoom.ts";
import { toWireWall } from "./designWire.ts";
import type { LinkedWallInput } from "./schemas/designLink.ts";

/** What is sent to make a link to a wall: what is bought, and the room that it is seen in. */
export const toLinkedWall = (design: Design): LinkedWallInput => ({
  ...toWireWall(design),
  ...(design.room && { room: { ...design.room, shown: [...design.room.shown] } }),
});

/** The design with the room that came beside it on the wire. */
export const inRoom = (design: Design, room: unknown): Design => {
  const known = parseRoom(room);
  return known ? { ...design, room: known } : design;
};
