import { expect, test } from "vitest";
import { isUnexpectedError } from "./isUnexpectedError.server.ts";

const url = "http://za.localhost/browse";

test("an error of a loader is unexpected", () => {
  expect(isUnexpectedError(new Error("the price list is gone"), new Request(url))).toBe(true);
});

test("a wrong method or a missing page is not logged", () => {
  const routeError = { status: 405, statusText: "Method Not Allowed", internal: true, data: "" };
  expect(isUnexpectedError(routeError, new Request(url, { method: "POST" }))).toBe(false);
});

test("an aborted request is not logged", () => {
  expect(isUnexpectedError(new Error("aborted"), new Request(url, { signal: AbortSignal.abort() }))).toBe(
    false,
  );
});
