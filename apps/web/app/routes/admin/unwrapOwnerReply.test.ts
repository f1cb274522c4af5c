import { expect, test } from "vitest";
import { errorMessage, unwrapIfAllowed, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

const errorOf = (status: number) =>
  ({ kind: "error", status, error: "X", message: "It cannot be done.", issues: [] }) as const;
const UNREACHABLE = { kind: "unreachable", message: "No answer." } as const;

const thrownStatus = (result: Parameters<typeof unwrapOwnerReply>[0]): unknown => {
  try {
    unwrapOwnerReply(result);
  } catch (error) {
    return typeof error === "object" && error !== null && Reflect.get(Reflect.get(error, "init"), "status");
  }
  return "nothing thrown";
};

test("B13 a page that cannot be shown says why: signed out, not allowed, not there, or no answer", () => {
  expect(thrownStatus(errorOf(401))).toBe(401);
  expect(thrownStatus(errorOf(403))).toBe(403);
  expect(thrownStatus(errorOf(404))).toBe(404);
  expect(thrownStatus(errorOf(500))).toBe(503);
  expect(thrownStatus(UNREACHABLE)).toBe(503);
});

test("B13 a page that was asked for too often can be tried again: it is not missing", () => {
  expect(thrownStatus(errorOf(429))).toBe(503);
});

test("B13 a part that the role does not include is left out", () => {
  expect(unwrapIfAllowed(errorOf(403))).toBeNull();
  expect(unwrapIfAllowed({ kind: "ok", reply: 1 })).toBe(1);
});

test("B13 what failed because the session ended says what to do once signed in again", () => {
  expect(errorMessage(errorOf(401))).toBe("You were signed out. Sign in, then press this once more.");
  expect(errorMessage(errorOf(409))).toBe("It cannot be done.");
});
