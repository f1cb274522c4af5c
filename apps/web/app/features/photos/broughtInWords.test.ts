import { expect, test } from "vitest";
import { broughtInWords } from "./broughtInWords.ts";

test("R7.5 who chooses files hears which cannot be used, also where the tray is closed", () => {
  const refused = { fileName: "notes.txt", message: "This is not a photo." };
  expect(broughtInWords([], 0)).toBeNull();
  expect(broughtInWords([refused], 0)).toBe("notes.txt: This is not a photo.");
  expect(broughtInWords([refused, refused], 0)).toBe("2 files cannot be used. Photos says why.");
});

test("R7.5 photos beyond what a wall takes are not left out in silence", () => {
  expect(broughtInWords([], 1)).toMatch(/200 photos.* the last one was left out/);
  expect(broughtInWords([], 40)).toMatch(/the last 40 were left out/);
});
