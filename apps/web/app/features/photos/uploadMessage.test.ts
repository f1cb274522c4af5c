import { expect, test } from "vitest";
import { uploadMessage } from "./uploadMessage.ts";

test("R7.5 a message names the chosen files that cannot be used, also while the tray is closed", () => {
  const rejected = { fileName: "notes.txt", message: "This is not a photo." };
  expect(uploadMessage([], 0, "")).toBeNull();
  expect(uploadMessage([rejected], 0, "3 photos can't be used")).toBe("notes.txt: This is not a photo.");
  // The count is the tray's own: it has photos that failed before, too.
  expect(uploadMessage([rejected, rejected], 0, "3 photos can't be used")).toBe(
    "3 photos can't be used. See why under Photos.",
  );
});

test("R7.5 a message counts photos beyond the limit of a wall", () => {
  expect(uploadMessage([], 1, "")).toMatch(/200 photos.* the last one was left out/);
  expect(uploadMessage([], 40, "")).toMatch(/the last 40 were left out/);
});
