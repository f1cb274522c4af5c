import { expect, test } from "vitest";
import { isOurs } from "./isOurs.server.ts";

const url = "http://za.localhost/browse";

test("a loader that fails is the shop's own failure", () => {
  expect(isOurs(new Error("the price list is gone"), new Request(url))).toBe(true);
});

test("a stranger's wrong method or missing page fills no log", () => {
  const refused = { status: 405, statusText: "Method Not Allowed", internal: true, data: "" };
  expect(isOurs(refused, new Request(url, { method: "POST" }))).toBe(false);
});

test("a visitor who goes away in the middle fills no log", () => {
  expect(isOurs(new Error("aborted"), new Request(url, { signal: AbortSignal.abort() }))).toBe(false);
});
