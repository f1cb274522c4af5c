import { getToday } from "@storywall/contract/calls/owner/getToday.ts";
import { afterEach, expect, test, vi } from "vitest";
import { adminApi, isShopAway } from "./adminApi.ts";
import { useSignedOut } from "./useSignedOut.ts";

const answerWith = (status: number, error: string) =>
  vi.stubGlobal("fetch", async () =>
    Response.json({ statusCode: status, error, message: "It cannot be done." }, { status }),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  useSignedOut.setState({ isSignedOut: false });
});

test("B13 a call without an answer says that the shop is away, and the next answer that it is back", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await adminApi(getToday, {});
  expect(isShopAway()).toBe(true);
  answerWith(409, "CONFLICT");
  await adminApi(getToday, {});
  expect(isShopAway()).toBe(false);
  answerWith(500, "INTERNAL");
  await adminApi(getToday, {});
  expect(isShopAway()).toBe(true);
});

test("B13 a call of an ended session opens the sign-in over the page", async () => {
  answerWith(401, "OWNER_ONLY");
  await adminApi(getToday, {});
  expect(useSignedOut.getState().isSignedOut).toBe(true);
  expect(isShopAway()).toBe(false);
});
