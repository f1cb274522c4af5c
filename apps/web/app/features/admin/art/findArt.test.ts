import { expect, test } from "vitest";
import { findArt } from "./findArt.ts";

const KOI = { title: "Koi", artist: "Thandi Mokoena", tags: ["animals", "water"] };
const LEAF = { title: "Leaf", artist: "Sipho", tags: ["still_life"] };

test("B13 a picture is found by any words of its title, artist and tags", () => {
  expect(findArt([KOI, LEAF], "thandi WATER")).toEqual([KOI]);
  expect(findArt([KOI, LEAF], "still life")).toEqual([LEAF]);
  expect(findArt([KOI, LEAF], " ")).toEqual([KOI, LEAF]);
  expect(findArt([KOI, LEAF], "koi sipho")).toEqual([]);
});
