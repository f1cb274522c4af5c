import { NO_MATERIALS } from "@storywall/domain/sites/site.ts";
import { expect, test } from "vitest";
import { makingTitle } from "./makingTitle.ts";

test("the heading promises materials only where the owner has named some", () => {
  expect(makingTitle(NO_MATERIALS)).toBe("How they're made");
  expect(makingTitle({ ...NO_MATERIALS, paper: "Matt, 200 g" })).toBe("What they're made of");
});
