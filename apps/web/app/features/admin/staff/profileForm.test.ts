import { expect, test } from "vitest";
import { describeProfileConflict, listProfileChanges, mergeProfile, toTypedProfile } from "./profileForm.ts";

const KNOWN = { name: "Thandi", email: "thandi@example.com", passwordChangedAt: "2026-11-23T09:00:00.000Z" };

test("B13 two tabs: only what was changed here is saved, in the place of what was seen", () => {
  expect(listProfileChanges(KNOWN, toTypedProfile(KNOWN))).toEqual({ seen: {} });
  expect(listProfileChanges(KNOWN, { ...toTypedProfile(KNOWN), name: " T. Nkosi " })).toEqual({
    name: "T. Nkosi",
    seen: { name: "Thandi" },
  });
  expect(listProfileChanges(KNOWN, { ...toTypedProfile(KNOWN), newPassword: "a long password" })).toEqual({
    newPassword: "a long password",
    seen: { passwordChangedAt: KNOWN.passwordChangedAt },
  });
});

test("B13 two tabs: what both changed is told, and nothing that was typed is lost", () => {
  const typed = { ...toTypedProfile(KNOWN), name: "T. Nkosi", newPassword: "a long password" };
  const mine = listProfileChanges(KNOWN, typed);
  const theirs = { ...KNOWN, name: "Thandi N.", email: "new@example.com" };
  expect(describeProfileConflict(theirs, mine)).toBe(
    "You changed your name to “Thandi N.” in another tab or on another device. What you entered here is still here: save again to use it.",
  );
  expect(mergeProfile(theirs, mine)).toEqual({ ...typed, email: "new@example.com" });
  const passwordToo = { ...theirs, passwordChangedAt: "2026-11-23T10:00:00.000Z" };
  expect(describeProfileConflict(passwordToo, mine)).toContain(
    "“Thandi N.” and your password in another tab",
  );
});

test("B13 two tabs: another reason to refuse is not taken for a change elsewhere", () => {
  expect(
    describeProfileConflict(KNOWN, listProfileChanges(KNOWN, { ...toTypedProfile(KNOWN), name: "T" })),
  ).toBeNull();
});
