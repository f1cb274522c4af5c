import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { expect, test } from "vitest";
import { isUnauthorized, toastFor } from "./callResults.ts";

const errorResult = (status: number) =>
  ({ kind: "error", status, error: "CODE", message: "Words for a person.", issues: [] }) as const;

test("R8.1 a message in a successful reply is shown as a success", () => {
  const result = { kind: "ok", reply: { message: "We sent the link." } } as const;
  expect(toastFor(ALL_CALLS.createPaymentIntent, result)).toEqual({
    kind: "success",
    text: "We sent the link.",
  });
});

test("R8.1 a reply without a message says nothing", () => {
  expect(toastFor(ALL_CALLS.createPaymentIntent, { kind: "ok", reply: { id: "x" } })).toBeNull();
});

test("R8.2 a refusal is shown as an error", () => {
  expect(toastFor(ALL_CALLS.createPaymentIntent, errorResult(422))).toEqual({
    kind: "error",
    text: "Words for a person.",
  });
});

test("R8.2 a call that got no answer shows the client's own words", () => {
  const result = { kind: "unreachable", message: "Failed to fetch" } as const;
  expect(toastFor(ALL_CALLS.getData, result)).toEqual({ kind: "error", text: "Failed to fetch" });
});

test("R8.4 a cart failure shows no words of the server", () => {
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

test("R4.17 other refusals keep the user record", () => {
  expect(isUnauthorized(errorResult(403))).toBe(false);
});
