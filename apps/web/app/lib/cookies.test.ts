import { expect, test } from "vitest";
import { COOKIE_DAYS, COOKIES, cookieIn, cookieLine } from "./cookies.ts";

test("R9.6 cookies last 365 days, for the whole shop and for no other site", () => {
  expect(cookieLine(COOKIES.visitor, "abc", COOKIE_DAYS, true)).toBe(
    "visitor_id=abc; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
});

test("a cookie on a local machine needs no https", () => {
  expect(cookieLine(COOKIES.visitor, "abc", COOKIE_DAYS, false)).not.toContain("Secure");
});

test("a value comes back as it was written, whatever it holds", () => {
  const value = "a=b; c é%";
  const header = cookieLine(COOKIES.promoSeen, value, 1, false).split("; ")[0] ?? "";
  expect(cookieIn(`other=1; ${header}; last=2`, COOKIES.promoSeen)).toBe(value);
});

test("a cookie whose name only ends alike is another one", () => {
  expect(cookieIn("my_visitor_id=1", COOKIES.visitor)).toBeNull();
});

test("a value that cannot be decoded counts as none", () => {
  expect(cookieIn("visitor_id=%E0%A4%A", COOKIES.visitor)).toBeNull();
});
