import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { type DesignRoom, PLAIN_ROOM } from "@storywall/domain/design/room.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { saveLineRoom } from "../../features/designer/storage/lineRooms.ts";
import { stubLocalStorage } from "../../features/designer/storage/storageTesting.ts";
import { saveOwnOrder } from "../../lib/page/ownOrders.ts";
import { withOrderedRoom } from "./withOrderedRoom.ts";

const trio = createDesign({ kind: "set", key: "square_trio" });
const bedroom: DesignRoom = { ...PLAIN_ROOM, place: { kind: "room", key: "bedroom" } };
const order = (orderId: string, ...uuids: readonly string[]) =>
  saveOwnOrder({ orderId, number: orderId, lines: uuids.map((uuid) => ({ uuid, tiles: 3 })) });

beforeEach(() => {
  stubLocalStorage();
  vi.stubGlobal("document", { documentElement: { toggleAttribute: () => true } });
});

test("B9 a wall that is ordered again opens in the room in which it was designed, where that is known", () => {
  saveLineRoom("a", bedroom);
  order("one", "a");
  order("two", "a", "b");
  expect(withOrderedRoom(trio, "one").room).toEqual(bedroom);
  expect(withOrderedRoom(trio, "two")).toBe(trio);
  expect(withOrderedRoom(trio, "unknown")).toBe(trio);
});
