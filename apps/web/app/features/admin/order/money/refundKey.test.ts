import type { CallResult } from "@storywall/contract/client.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ORDER = "an-order";

const createStorage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

/** Loads the page's code as after a reload: with empty memory. */
const openPage = () => {
  vi.resetModules();
  return import("./refundKey.ts");
};

beforeEach(() => vi.stubGlobal("sessionStorage", createStorage()));
afterEach(() => vi.unstubAllGlobals());

const errorOf = (status: number, error: string): CallResult<unknown> => ({
  kind: "error",
  status,
  error,
  message: error,
  issues: [],
});

test("an order's refund has one key until it is cleared, also after a reload", async () => {
  const page = await openPage();
  const key = page.loadRefundKey(ORDER);
  expect(page.loadRefundKey(ORDER)).toBe(key);
  expect(page.loadRefundKey("another-order")).not.toBe(key);
  const reloaded = await openPage();
  expect(reloaded.loadRefundKey(ORDER)).toBe(key);
  reloaded.clearRefundKey(ORDER);
  expect(reloaded.loadRefundKey(ORDER)).not.toBe(key);
});

test("a browser that forbids storage still has one key until it is cleared", async () => {
  const forbid = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("sessionStorage", { getItem: forbid, setItem: forbid, removeItem: forbid });
  const page = await openPage();
  const key = page.loadRefundKey(ORDER);
  expect(page.loadRefundKey(ORDER)).toBe(key);
  page.clearRefundKey(ORDER);
  expect(page.loadRefundKey(ORDER)).not.toBe(key);
});

test.each<[string, CallResult<unknown>, boolean]>([
  ["a reply", { kind: "ok", reply: {} }, true],
  ["no answer", { kind: "unreachable", message: "offline" }, false],
  ["a busy shop", errorOf(503, "UNAVAILABLE"), false],
  ["an error of the server", errorOf(500, "INTERNAL"), false],
  ["a full disk", errorOf(507, "NO_SPACE_LEFT"), false],
  ["a first attempt that is still running", errorOf(409, "CONFLICT"), false],
  ["a wrong amount", errorOf(400, "BAD_REQUEST"), true],
  ["an unknown order", errorOf(404, "NOT_FOUND"), true],
  ["a key of an earlier refund", errorOf(422, "IDEMPOTENCY_MISMATCH"), true],
])("reliability 6: %s answers a refund for certain, or not", async (_, result, isAnswered) => {
  const { isRefundAnswered } = await openPage();
  expect(isRefundAnswered(result)).toBe(isAnswered);
});

test("a key of an earlier refund is told from other errors", async () => {
  const { isEarlierRefund } = await openPage();
  expect(isEarlierRefund(errorOf(422, "IDEMPOTENCY_MISMATCH"))).toBe(true);
  expect(isEarlierRefund(errorOf(409, "CONFLICT"))).toBe(false);
});
