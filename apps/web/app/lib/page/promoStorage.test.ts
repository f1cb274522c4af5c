import { afterEach, expect, test, vi } from "vitest";
import { COOKIE_NAMES, parseCookie, readCookie, writeCookie } from "../browser/cookies.ts";
import { clearPromoStorage, incrementPromoSeenCount, readPromoSeenCount } from "./promoStorage.ts";

/** A browser that holds cookies and removes those whose time is up. */
const openBrowser = () => {
  const cookies = new Map<string, string>();
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(line: string) {
      const [pair = "", ...attributes] = line.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (attributes.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
};

afterEach(() => vi.unstubAllGlobals());

test("R4.16 each time that the promo is shown counts, and the count is stored", () => {
  openBrowser();
  expect(readPromoSeenCount()).toBe(0);
  incrementPromoSeenCount();
  incrementPromoSeenCount();
  expect(readPromoSeenCount()).toBe(2);
  expect(readCookie(COOKIE_NAMES.promoSeen)).toBe("true");
});

test("R4.16 a reset clears seen, count and subscribed", () => {
  openBrowser();
  incrementPromoSeenCount();
  writeCookie(COOKIE_NAMES.promoSubscribed, "true");
  clearPromoStorage();
  expect(document.cookie).toBe("");
});

test.each(["", "promo_seen_count=", "promo_seen_count=-1", "promo_seen_count=many"])(
  "the cookies %j are a promo that was never shown",
  (cookie) => {
    vi.stubGlobal("document", { cookie });
    expect(parseCookie(cookie, COOKIE_NAMES.promoSeen)).toBeNull();
    expect(readPromoSeenCount()).toBe(0);
  },
);
