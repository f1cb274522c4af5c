import { expect, test } from "vitest";
import { findMissing, parseTags, titleOfFile } from "./artForm.ts";

test("B13 the title begins as the name of the file", () => {
  expect(titleOfFile("two-boats_final.jpg")).toBe("Two boats final");
  expect(titleOfFile("IMG_2041.HEIC")).toBe("IMG 2041");
  expect(titleOfFile(".jpg")).toBe("");
});

test("B13 R5.2 typed tags become those of the shop", () => {
  expect(parseTags("Sea, Food/Drink,, sea ,all")).toEqual(["sea", "food_and_drink"]);
});

test("B13 a picture needs a title and its artist", () => {
  const typed = { title: "Two boats", artist: "Thandi", licence: "", tags: "" };
  expect(findMissing(typed)).toBeNull();
  expect(findMissing({ ...typed, title: "  " })).toBe("Please enter a title.");
  expect(findMissing({ ...typed, artist: "" })).toBe("Please enter who made it.");
});
