import { expect, test } from "vitest";
import { startWithPhotosPath, startWithWallPath } from "./samplePath.ts";

test("B5 a set opens in the frame of its pictures, with the shopper's photos as with the samples", () => {
  const path = "/design?set=charming_six";
  expect(startWithPhotosPath(path, "charming_six")).toBe("/design?set=charming_six&frame=Serene");
  expect(startWithWallPath(path, "charming_six")).toMatch(
    /^\/design\?set=charming_six&frame=Serene&room=\w+&photos=sample$/,
  );
});

test("B5 other walls open as their addresses say", () => {
  const path = "/design?gallery=sofa_nine&frame=Harmony";
  expect(startWithPhotosPath(path, "sofa_nine")).toBe(path);
});
