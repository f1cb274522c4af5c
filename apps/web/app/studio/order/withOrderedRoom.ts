import type { Design } from "@storywall/domain/design/design.ts";
import { lineRoom } from "../../features/designer/storage/lineRooms.ts";
import { readOwnOrders } from "../../lib/page/ownOrders.ts";

/**
 * Returns the design in the room in which the ordered wall was designed in this browser (B5). An order has no room.
 * When an order has several walls, the wall is unknown and no room is set.
 */
export const withOrderedRoom = (design: Design, orderId: string): Design => {
  const [line, ...others] = readOwnOrders().find((order) => order.orderId === orderId)?.lines ?? [];
  const room = line && others.length === 0 ? lineRoom(line.uuid) : undefined;
  return room ? { ...design, room } : design;
};
