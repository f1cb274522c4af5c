import { defaultNoticeChoices } from "@storywall/domain/staff/noticeChoices.ts";
import { expect, test } from "vitest";
import { describeNoticeConflict, listNoticeChanges } from "./noticeChange.ts";

const KNOWN = defaultNoticeChoices("owner");

test("B13 two tabs: only the mail settings that were changed here are saved", () => {
  expect(listNoticeChanges(KNOWN, KNOWN)).toEqual({ seen: {} });
  expect(listNoticeChanges(KNOWN, { ...KNOWN, order: "daily" })).toEqual({
    order: "daily",
    seen: { order: "each" },
  });
});

test("B13 two tabs: mail settings that both changed are told by their names", () => {
  const mine = listNoticeChanges(KNOWN, { ...KNOWN, order: "daily", hour: 9 });
  const theirs = { ...KNOWN, order: "none", message: "each", hour: 16 } as const;
  expect(describeNoticeConflict(theirs, mine)).toContain(
    "You changed “New orders” to “No emails” and the hour of the daily list to 16:00 in another tab",
  );
  expect(describeNoticeConflict({ ...KNOWN, message: "each" }, mine)).toBeNull();
});
