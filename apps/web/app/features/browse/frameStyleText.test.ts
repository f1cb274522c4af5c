import { FRAME_STYLE_KEYS } from "@storywall/domain/catalogue/frameStyles.ts";
import { expect, test } from "vitest";
import { describeFrameStyles, listFramesByColour } from "./frameStyleText.ts";

test("R3.1 frames are listed with the colour of each, and described by their colours where there are several", () => {
  expect(listFramesByColour(FRAME_STYLE_KEYS)).toBe(
    "Infinite and Timeless (black), Serene and Sleek (white), Harmony and Whisper (oak)",
  );
  expect(describeFrameStyles(FRAME_STYLE_KEYS)).toBe("black, white or oak");
  expect(describeFrameStyles(["Infinite", "Timeless"])).toBe("Infinite or Timeless, black only");
});
