import { type DesignRoom, PLAIN_ROOM } from "@storywall/domain/design/room.ts";
import { beforeEach, expect, test } from "vitest";
import { lineRoom, saveLineRoom } from "./lineRooms.ts";
import { stubLocalStorage } from "./storageTesting.ts";

const sage: DesignRoom = { ...PLAIN_ROOM, wallColour: "sage" };
const bedroom: DesignRoom = { ...sage, place: { kind: "room", key: "bedroom" }, shown: ["rulers"] };

let items: Map<string, string>;
beforeEach(() => {
  items = stubLocalStorage();
});

test("B5 a cart line gets back the room that it was last seen in", () => {
  saveLineRoom("a", sage);
  saveLineRoom("b", sage);
  saveLineRoom("a", bedroom);
  expect([lineRoom("a"), lineRoom("b"), lineRoom("c")]).toEqual([bedroom, sage, undefined]);
  saveLineRoom("a", undefined);
  expect([lineRoom("a"), lineRoom("b")]).toEqual([undefined, sage]);
});

test("B5 the rooms of the newest fifty lines are saved", () => {
  for (let index = 0; index < 51; index++) saveLineRoom(`line ${index}`, sage);
  expect([lineRoom("line 0"), lineRoom("line 1"), lineRoom("line 50")]).toEqual([undefined, sage, sage]);
});

test("B5 an unreadable room is left out, the other rooms stay", () => {
  const data = [{ uuid: "a", room: { ...sage, wallColour: "plaid" } }, "text", { uuid: "b", room: sage }];
  items.set("line_rooms", JSON.stringify({ version: 1, data }));
  expect([lineRoom("a"), lineRoom("b")]).toEqual([undefined, sage]);
});
