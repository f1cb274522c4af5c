import { expect, test } from "vitest";
import { uploadMessage } from "./uploadMessage.ts";

test("R7.5 who chooses files hears which cannot be used, also where the tray is closed", () => {
  const rejected = { fileName: "notes.txt", message: "This is not a photo." };
  expect(uploadMessage([], 0)).toBeNull();
  expect(uploadMessage([rejected], 0)).toBe("notes.txt: This is not a photo.");
  expect(uploadMessage([rejected, rejected], 0)).toBe("2 files cannot be used. Photos says why.");
});

test("R7.5 photos beyond what a wall takes are not left out in silence", () => {
  expect(uploadMessage([], 1)).toMatch(/200 photos.* the last one was left out/);
  expect(uploadMessage([], 40)).toMatch(/the last 40 were left out/);
});
