import { setWallFrameStyle, setWallSize } from "@storywall/domain/design/commands/frameCommands.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";
import { expect, test } from "vitest";
import { createBlank } from "../layout/designBase.ts";
import { startedOverMessage, startOverNote } from "./startOverMessages.ts";

const four: DesignBase = { kind: "template", key: "flex_four_frames" };

test.each<[string, DesignBase, string]>([
  ["a layout in several sizes", four, "Timeless, Medium"],
  ["a set, which has one size", { kind: "set", key: "charming_six" }, "Sleek"],
  ["a gallery wall, whose tiles keep their sizes", { kind: "free" }, "Sleek"],
])(
  "R4.6 the frame and the size that starting over sets are said before the press: %s",
  (_wall, base, look) => {
    expect(startOverNote(createBlank(base))).toBe(
      `Start over: back to empty tiles in ${look}. Your photos stay, and Undo brings everything back.`,
    );
  },
);

test("R4.6 a changed frame or size is said after the press too", () => {
  const wall = createBlank(four);
  expect(startedOverMessage(wall)).toBe("Your wall is empty again. Your photos are still here.");
  const large = setWallSize.run(wall, { size: "rectangle_large" });
  expect(startedOverMessage(large)).toContain("now in Timeless, Medium.");
  const six = createBlank({ kind: "set", key: "charming_six" });
  expect(startedOverMessage(setWallFrameStyle.run(six, { frameStyle: "Timeless" }))).toContain(
    "now in Sleek.",
  );
});
