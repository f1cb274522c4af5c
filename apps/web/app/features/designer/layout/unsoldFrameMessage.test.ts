import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test } from "vitest";
import { unsoldFrameMessage } from "./unsoldFrameMessage.ts";

test("B5 a layout that is not sold in the chosen frame says which frames it has", () => {
  const four = createDesign({ kind: "template", key: "grid_four_frames" });
  expect(unsoldFrameMessage(four, "Harmony")).toBe(
    "Four square comes in black only, so your frames are now black, with a mat.",
  );
  expect(unsoldFrameMessage(four, "Sleek")).toBe(
    "Four square comes in black only, so your frames are now black.",
  );
});
