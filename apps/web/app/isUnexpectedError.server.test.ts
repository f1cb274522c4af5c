import { expect, test } from "vitest";
import { isUnexpectedError } from "./isUnexpectedError.server.ts";

const url = "http://za.localhost/browse";

test("a loader that fails is the shop's own failure", () => {
  expect(isUnexpectedError(new Error("the price list is gone"), new Request(url))).toBe(true);
});

test("a stranger's wrong method or missing page fills no log", () => {
  const refused = { status: 405, statusText: "Method Not Allowed", internal: true, data: "" };
  expect(isUnexpectedError(refused, new Request(url, { method: "POST" }))).toBe(false);
});

test("a visitor who goes away in the middle fills no log", () => {
  expect(isUnexpectedError(new Error("aborted"), new Request(url, { signal: AbortSignal.abort() }))).toBe(
    false,
  );
});
