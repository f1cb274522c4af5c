import { expect, test } from "vitest";
import { DESIGN_LINK_KINDS, DESIGN_LINKS, designLinkState, kindsThatTakePhotos } from "./designLink.ts";

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

test("B6 a link that takes photos gives no design away, and the other way round", () => {
  for (const kind of DESIGN_LINK_KINDS) {
    const { gives, takesPhotos } = DESIGN_LINKS[kind];
    expect(takesPhotos, kind).toBe(gives === null);
  }
  expect(kindsThatTakePhotos).toEqual(["add_photos", "hand_over"]);
});

test("B7 a code on a screen is over an hour after its last use", () => {
  expect(DESIGN_LINKS.hand_over.lifeMs).toBe(3_600_000);
});
