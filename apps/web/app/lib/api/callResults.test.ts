import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { expect, test } from "vitest";
import { isRetryable, isUnauthorized, toastFor } from "./callResults.ts";

const UNREACHABLE = { kind: "unreachable", message: "Failed to fetch" } as const;

const errorResult = (status: number) =>
  ({ kind: "error", status, error: "CODE", message: "Words for a person.", issues: [] }) as const;

test("R8.1 a message in a reply is shown as a success", () => {
  const result = { kind: "ok", reply: { message: "We sent the link." } } as const;
  expect(toastFor(ALL_CALLS.createPaymentIntent, result)).toEqual({
    kind: "success",
    text: "We sent the link.",
  });
});

test("R8.1 a reply without a message shows no toast", () => {
  expect(toastFor(ALL_CALLS.createPaymentIntent, { kind: "ok", reply: { id: "x" } })).toBeNull();
});

test("R8.2 an error reply is shown as an error", () => {
  expect(toastFor(ALL_CALLS.createPaymentIntent, errorResult(422))).toEqual({
    kind: "error",
    text: "Words for a person.",
  });
});

test("R8.2 a call without an answer shows the client's own message", () => {
  expect(toastFor(ALL_CALLS.getData, UNREACHABLE)).toEqual({ kind: "error", text: "Failed to fetch" });
});

test("R8.4 an error of a cart call shows no message of the server", () => {
  for (const call of Object.values(ALL_CALLS).filter(({ tag }) => tag === "Cart")) {
    expect(toastFor(call, errorResult(500))).toBeNull();
  }
});

test.each([ALL_CALLS.createUser, ALL_CALLS.addOrUpdateUserPhoto, ALL_CALLS.addOrUpdateUserTemplateInfo])(
  "R8.5 $name fails in silence",
  (call) => {
    expect(toastFor(call, errorResult(500))).toBeNull();
  },
);

test("R4.17 R8.3 any 401 ends the stored user record", () => {
  expect(isUnauthorized(errorResult(401))).toBe(true);
});

test("R4.17 other errors keep the user record", () => {
  expect(isUnauthorized(errorResult(403))).toBe(false);
});

test.each([
  ["no answer", UNREACHABLE],
  ["too many calls", errorResult(429)],
  ["a fault of the server", errorResult(500)],
  ["a server that is not ready", errorResult(503)],
])("a call is worth a retry after %s", (_case, result) => {
  expect(isRetryable(result)).toBe(true);
});

test.each([400, 401, 404, 409, 422])("a call is not worth a retry after status %i", (status) => {
  expect(isRetryable(errorResult(status))).toBe(false);
});
