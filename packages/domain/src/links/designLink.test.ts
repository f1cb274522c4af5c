import { expect, test } from "vitest";
import { DESIGN_LINK_KINDS, DESIGN_LINKS, designLinkState } from "./designLink.ts";

const noon = new Date("2026-03-01T12:00:00Z");
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

test.each([
  ["open", { expiresAt: at(1), withdrawnAt: null }],
  ["expired", { expiresAt: noon, withdrawnAt: null }],
  ["withdrawn", { expiresAt: at(1), withdrawnAt: at(-5) }],
  ["withdrawn", { expiresAt: at(-1), withdrawnAt: at(-5) }],
])("B6 a link is %s", (state, link) => {
  expect(designLinkState(link, noon)).toBe(state);
});

test("B6 only links to copy or to continue share the design; links to view or to add photos show a preview", () => {
  expect(DESIGN_LINK_KINDS.filter((kind) => DESIGN_LINKS[kind].shares !== null)).toEqual([
    "copy",
    "continue",
  ]);
  expect(DESIGN_LINK_KINDS.filter((kind) => DESIGN_LINKS[kind].acceptsPhotos)).toEqual([
    "add_photos",
    "hand_over",
  ]);
});

test("B7 a link of a code on a screen expires an hour after its last use", () => {
  expect(DESIGN_LINKS.hand_over.ttlMs).toBe(3_600_000);
});
