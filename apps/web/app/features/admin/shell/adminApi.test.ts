import { getToday } from "@storywall/contract/calls/owner/getToday.ts";
import { afterEach, expect, test, vi } from "vitest";
import { adminApi, isShopAway } from "./adminApi.ts";
import { useProof } from "./useProof.ts";
import { useSignedOut } from "./useSignedOut.ts";

const answerWith = (status: number, error: string) =>
  vi.stubGlobal("fetch", async () =>
    Response.json({ statusCode: status, error, message: "It cannot be done." }, { status }),
  );

afterEach(() => vi.unstubAllGlobals());

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

test("B13 a call of an ended session opens the sign-in over the page, and goes on after it", async () => {
  answerWith(401, "OWNER_ONLY");
  const call = adminApi(getToday, {});
  await vi.waitFor(() => expect(useSignedOut.getState().isSignedOut).toBe(true));
  expect(isShopAway()).toBe(false);
  answerWith(409, "CONFLICT");
  useSignedOut.setState(({ signIns }) => ({ isSignedOut: false, signIns: signIns + 1 }));
  expect(await call).toMatchObject({ error: "CONFLICT" });
});

test("B13 who closes the sign-in gets the answer of the server", async () => {
  answerWith(401, "OWNER_ONLY");
  const call = adminApi(getToday, {});
  await vi.waitFor(() => expect(useSignedOut.getState().isSignedOut).toBe(true));
  useSignedOut.setState({ isSignedOut: false });
  expect(await call).toMatchObject({ error: "OWNER_ONLY" });
});

test("B13 what needs a proof goes on by itself after it", async () => {
  answerWith(403, "PROOF_NEEDED");
  const call = adminApi(getToday, {});
  await vi.waitFor(() => expect(useProof.getState().isNeeded).toBe(true));
  answerWith(409, "CONFLICT");
  useProof.setState(({ proofs }) => ({ isNeeded: false, proofs: proofs + 1 }));
  expect(await call).toMatchObject({ error: "CONFLICT" });
});
