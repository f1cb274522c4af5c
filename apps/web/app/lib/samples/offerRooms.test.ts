import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { expect, test } from "vitest";
import { roomOfOffer, secondRoomOfOffer, secondVariantOfOffer, variantOfOffer } from "./offerRooms.ts";

/** The sections of the list in their order, and how many cards a desktop has in a row. */
const SECTIONS: readonly { readonly keys: readonly string[]; readonly columns: number }[] = [
  { keys: GALLERY_WALL_KEYS, columns: 2 },
  { keys: ["own_mix"], columns: 1 },
  { keys: SET_KEYS, columns: 3 },
  { keys: TEMPLATE_KEYS, columns: 3 },
];

test("walls that follow each other in the list hang in different rooms", () => {
  const rooms = SECTIONS.flatMap(({ keys }) => keys.map((key) => roomOfOffer(key)));
  expect(rooms.filter((room, index) => room === rooms[index + 1])).toEqual([]);
});

test("walls above each other in the list on a desktop hang in different rooms", () => {
  const rows = SECTIONS.flatMap(({ keys, columns }) => {
    const rooms = keys.map((key) => roomOfOffer(key));
    return Array.from({ length: Math.ceil(rooms.length / columns) }, (_, row) =>
      rooms.slice(row * columns, (row + 1) * columns),
    );
  });
  const same = rows.flatMap((row, index) => row.filter((room, column) => room === rows[index + 1]?.[column]));
  expect(same).toEqual([]);
});

const KEYS_OF_PAGES = [...SET_KEYS, ...TEMPLATE_KEYS, ...GALLERY_WALL_KEYS];

test.each(KEYS_OF_PAGES)(
  "no picture on the page of %s shows a room of another one in other colours",
  (key) => {
    const [first, second] = [variantOfOffer(key), secondVariantOfOffer(key)];
    if (second.room === first.room) {
      expect(second).toEqual(first);
      // From far they have other things on them.
      expect(["study", "nursery"]).not.toContain(first.room);
    }
  },
);

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

test("no picture shows the desk from far, which has other things on it than from near", () => {
  expect(KEYS_OF_PAGES.map((key) => secondRoomOfOffer(key))).not.toContain("study");
});

test("a wall that is not in the list hangs above the sofa", () => {
  expect(roomOfOffer("gallery_pair")).toBe("livingRoom");
});
