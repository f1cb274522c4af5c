import type { Design } from "@storywall/domain/design/design.ts";
import { parseRoom } from "@storywall/domain/design/parse/readRoom.ts";
import { toWireDesign } from "./designWire.ts";
import type { LinkedDesignInput } from "./schemas/designLink.ts";

/** What is sent to make a link to a wall: what is bought, and the room that it is seen in. */
export const toLinkedDesign = (design: Design): LinkedDesignInput => ({
  ...toWireDesign(design),
  ...(design.room && { room: { ...design.room, shown: [...design.room.shown] } }),
});

/** The design with the room that came beside it on the wire. */
export const withRoom = (design: Design, room: unknown): Design => {
  const known = parseRoom(room);
  return known ? { ...design, room: known } : design;
};
