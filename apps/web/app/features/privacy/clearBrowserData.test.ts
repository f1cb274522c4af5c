import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { COOKIE_NAMES, cartCookieName } from "../../lib/browser/cookies.ts";
import { clearBrowserData } from "./clearBrowserData.ts";

let cookies: Map<string, string>;
beforeEach(() => {
  cookies = new Map();
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(line: string) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("B12 of all cookies only the answer about counting visits and the country stay", async () => {
  const stays = [COOKIE_NAMES.marketingConsent, "storywall_site"];
  const all = [...Object.values(COOKIE_NAMES), cartCookieName("ZA"), cartCookieName("AU"), "storywall_site"];
  for (const name of all) cookies.set(name, "1");
  await clearBrowserData();
  expect([...cookies.keys()].toSorted()).toEqual(stays.toSorted());
});
