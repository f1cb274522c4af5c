import { expect, test } from "vitest";
import { isEmailAddress, MAX_EMAIL_LENGTH } from "./emailAddress.ts";

test.each([
  "thandi@example.com",
  "thandi.nkosi+walls@mail.example.co.za",
  "o'brien@example.com",
  "a_b-c@x-1.example",
  "  thandi@example.com ",
])("%j is an email address", (typed) => {
  expect(isEmailAddress(typed)).toBe(true);
});

test.each([
  "",
  "thandi",
  "thandi@example",
  "thandi@@example.com",
  "thandi..nkosi@example.com",
  ".thandi@example.com",
  "thandi@-example.com",
  "thandi@example..com",
  "thandi nkosi@example.com",
  "thandi@example.com\nbcc: all@example.com",
  "<thandi@example.com>",
])("%j is not an email address", (typed) => {
  expect(isEmailAddress(typed)).toBe(false);
});

test("an address longer than mail allows is not an email address", () => {
  const tail = "@example.com";
  expect(isEmailAddress("a".repeat(MAX_EMAIL_LENGTH - tail.length) + tail)).toBe(true);
  expect(isEmailAddress("a".repeat(MAX_EMAIL_LENGTH - tail.length + 1) + tail)).toBe(false);
});
