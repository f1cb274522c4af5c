import type { Design } from "@storywall/domain/design/design.ts";
import { parseRoom } from "@storywall/domain/design/parse/readRoom.ts";
import { toWireDesign } from "./designWire.ts";
import type { LinkedDesignInput } from "./schemas/designLink.ts";

/** Returns a design as it is sent to create a link: with its room, which a cart line does not have. */
export const toLinkedDesign = (design: Design): LinkedDesignInput => ({
  ...toWireDesign(design),
  ...(design.room && { room: { ...design.room, shown: [...design.room.shown] } }),
});

/** Returns the design with a room from the wire; without it where the room is not valid. */
export const withRoom = (design: Design, room: unknown): Design => {
  const parsed = parseRoom(room);
  return parsed ? { ...design, room: parsed } : design;
};
