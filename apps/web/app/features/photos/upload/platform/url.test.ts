import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PageUrl from "./url.ts";

beforeEach(() => vi.stubGlobal("location", { href: "https://storywall.example/design?set=trio" }));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["/api/uploads/7", "/api/uploads", "https://storywall.example/api/uploads/7"],
  ["7", "/api/uploads/", "https://storywall.example/api/uploads/7"],
  ["https://photos.example/7", "/api/uploads", "https://photos.example/7"],
  ["/api/uploads/7", "https://storywall.example/api/uploads", "https://storywall.example/api/uploads/7"],
])("%s, seen from %s, is %s", (link, base, address) => {
  expect(new PageUrl(link, base).toString()).toBe(address);
});
