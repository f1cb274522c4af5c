import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { expect, test } from "vitest";
import { roomOfOffer, secondRoomOfOffer, variantOfOffer } from "./offerRooms.ts";

test.each([
  ["sets", SET_KEYS],
  ["layouts", TEMPLATE_KEYS],
  ["gallery walls", [...GALLERY_WALL_KEYS, "own_mix"]],
] as const)("neighbours in the list of %s hang in different rooms", (_, keys) => {
  const rooms = keys.map((key) => roomOfOffer(key));
  expect(rooms.filter((room, index) => room === rooms[index + 1])).toEqual([]);
});

test("no two walls of the list hang in rooms that look alike", () => {
  const keys = [...SET_KEYS, ...TEMPLATE_KEYS, ...GALLERY_WALL_KEYS, "own_mix"];
  const variants = keys.map((key) => JSON.stringify(variantOfOffer(key)));
  expect(new Set(variants).size).toBe(keys.length);
});

test.each([...SET_KEYS, ...TEMPLATE_KEYS])(
  "the whole room on the page of %s is not the one with the sofa",
  (key) => {
    expect(secondRoomOfOffer(key)).not.toBe("livingRoom");
  },
);

test("a wall that is not in the list hangs above the sofa", () => {
  expect(roomOfOffer("gallery_pair")).toBe("livingRoom");
});
