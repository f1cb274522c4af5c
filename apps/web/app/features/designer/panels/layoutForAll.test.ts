import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";
import { expect, test } from "vitest";
import { layoutForAll } from "./layoutForAll.ts";

const six = createDesign({ kind: "set", key: "charming_six" });
const baseFor = (base: DesignBase, photos: number) => layoutForAll(createDesign(base), photos)?.base;

test("R4.3 whoever chose twelve photos for six tiles is offered a wall of the same kind that takes them all", () => {
  expect(layoutForAll(six, 12)?.base).toEqual({ kind: "set", key: "dazzling_dozen" });
  expect(baseFor({ kind: "set", key: "square_trio" }, 5)).toEqual({ kind: "set", key: "charming_six" });
  expect(baseFor({ kind: "template", key: "flex_two_frames" }, 3)).toEqual({
    kind: "template",
    key: "flex_three_frames",
  });
});

test.each([
  ["all of them hang", 6],
  ["it would have many gaps", 8],
  ["there are more than any layout takes", 13],
])("R4.3 no other wall is offered where %s", (_where, photos) => {
  expect(layoutForAll(six, photos)).toBeNull();
});

test("R4.3 a free wall takes more frames, so no other is offered", () => {
  expect(baseFor({ kind: "free" }, 12)).toBeUndefined();
});
