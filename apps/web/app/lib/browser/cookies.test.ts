import { expect, test } from "vitest";
import { COOKIE_MAX_AGE_DAYS, COOKIE_NAMES, parseCookie, serializeCookie } from "./cookies.ts";

test("R9.6 reliability 26: cookies last a year, and these are all of them", () => {
  expect(COOKIE_MAX_AGE_DAYS).toBe(365);
  expect(Object.values(COOKIE_NAMES).sort()).toEqual([
    "cart_id",
    "marketing_consent",
    "promo_seen",
    "promo_seen_count",
    "promo_subscribed",
    "visitor_id",
  ]);
});

test("reliability 26: with https a cookie is Secure, and it is SameSite=Lax, so a request from another site does not carry it", () => {
  expect(serializeCookie("visitor_id", "abc", COOKIE_MAX_AGE_DAYS, true)).toBe(
    "visitor_id=abc; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
  expect(serializeCookie("visitor_id", "abc", COOKIE_MAX_AGE_DAYS, false)).not.toContain("Secure");
});

test("reliability 26: a value cannot end its cookie and start another", () => {
  const line = serializeCookie("cart_id_ZA", "a; Domain=evil.example\r\nSet-Cookie: b=c", 1, true);
  expect(line).not.toMatch(/Domain=|[\r\n]/);
  expect(parseCookie(line, "cart_id_ZA")).toBe("a; Domain=evil.example\r\nSet-Cookie: b=c");
});
