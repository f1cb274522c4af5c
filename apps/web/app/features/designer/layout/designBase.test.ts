import { FRAME_STYLE_KEYS } from "@storywall/domain/catalogue/frameStyles.ts";
import { ALL_GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { expect, test } from "vitest";
import {
  createBlankDesign,
  designKeyOf,
  designPath,
  designPathOfKey,
  requestedDesignKey,
} from "./designBase.ts";

const from = (search: string) => createBlankDesign(new URLSearchParams(search));

test("R1.1 a URL chooses the layout, and every layout has a URL", () => {
  const searches = ["template=grid_four_frames", "set=square_trio", "layout=free", "gallery=family_twelve"];
  const bases = searches.map((search) => from(search).base);
  expect(bases.map(designKeyOf)).toEqual(["grid_four_frames", "square_trio", "free", "family_twelve"]);
  expect(bases.map(designPath)).toEqual(searches.map((search) => `/design?${search}`));
});

test("R9.2 a free wall starts Small in Infinite", () => {
  expect(from("layout=free")).toMatchObject({ size: "rectangle_small", frameStyle: "Infinite" });
});

test("R9.2 size and frame are used where the layout allows them, else its default", () => {
  expect(from("template=flex_two_frames&size=rectangle_large&frame=Infinite")).toMatchObject({
    size: "rectangle_large",
    frameStyle: "Infinite",
  });
  expect(from("template=flex_two_frames&size=rectangle_xlarge&frame=Whisper")).toMatchObject({
    size: "rectangle_medium",
    frameStyle: "Timeless",
  });
});

test("R9.2 a URL without a known layout starts the first set", () => {
  expect(from("template=../etc").base).toEqual({ kind: "set", key: "charming_six" });
});

test("R2.1 each ready-made gallery wall has a URL, and comes in all six frames", () => {
  for (const wall of ALL_GALLERY_WALL_KEYS)
    for (const style of FRAME_STYLE_KEYS)
      expect(from(`gallery=${wall}&frame=${style}`)).toMatchObject({
        base: { kind: "free", wall },
        frameStyle: style,
      });
});

test("B8 a URL asks for so many frames of one size, as a wall beside the shopper's own gallery wall", () => {
  const search = new URLSearchParams("layout=free&size=rectangle_medium&tiles=9&frame=Harmony");
  const wall = createBlankDesign(search);
  expect([wall.tiles.length, wall.size, wall.frameStyle]).toEqual([9, "rectangle_medium", "Harmony"]);
  expect(new Set(wall.tiles.map(({ position }) => `${position?.x} ${position?.y}`)).size).toBe(9);
  const key = requestedDesignKey(search, wall);
  expect(key).not.toBe("free");
  const path = designPathOfKey(key, wall.base);
  const again = new URLSearchParams(path.split("?")[1]);
  expect(requestedDesignKey(again, createBlankDesign(again))).toBe(key);
  expect(from("layout=free&tiles=-3").tiles).toHaveLength(1);
  expect(from("layout=free&tiles=1000000").tiles).toHaveLength(1);
});

test("B5 a URL chooses the room", () => {
  expect(from("gallery=sofa_nine&room=livingRoom").room?.place).toEqual({ kind: "room", key: "livingRoom" });
  expect(from("gallery=sofa_nine&room=attic").room).toBeUndefined();
});
