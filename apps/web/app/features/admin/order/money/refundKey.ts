import type { CallResult } from "@storywall/contract/client.ts";

/**
 * Prefix of the key, followed by the order's id. In session storage, so that a reload without an answer starts no
 * second refund. Not in `SESSION_KEYS`, which shoppers' pages load.
 */
const REFUND_KEY = "refund_key ";

/** Keys for browsers that forbid storage. */
const keysInMemory = new Map<string, string>();

/** Returns the idempotency key of the order's refund: the same until the refund is answered. */
export const loadRefundKey = (orderId: string): string => {
  const key = readKey(orderId) ?? crypto.randomUUID();
  keysInMemory.set(orderId, key);
  try {
    sessionStorage.setItem(REFUND_KEY + orderId, key);
  } catch {
    // The key is still in the page's memory.
  }
  return key;
};

/** Removes the key, so that the next refund of the order is another one. */
export const clearRefundKey = (orderId: string): void => {
  keysInMemory.delete(orderId);
  try {
    sessionStorage.removeItem(REFUND_KEY + orderId);
  } catch {
    // Forbidden storage holds nothing to remove.
  }
};

const readKey = (orderId: string): string | undefined => {
  try {
    return keysInMemory.get(orderId) ?? sessionStorage.getItem(REFUND_KEY + orderId) ?? undefined;
  } catch {
    return undefined;
  }
};

/**
 * Returns whether the reply says for certain that the refund was requested or will not be. No answer and an error of
 * the server (503) say neither, and a 409 may mean that the first attempt is still running. A key that stays although
 * its refund was rejected does no harm: no refund has it.
 */
export const isRefundAnswered = (result: CallResult<unknown>): boolean =>
  result.kind === "ok" || (result.kind === "error" && result.status < 500 && result.status !== 409);

/** Returns whether an earlier refund, whose answer was lost, has the same key but another amount or reason. */
export const isEarlierRefund = (result: CallResult<unknown>): boolean =>
  result.kind === "error" && result.error === "IDEMPOTENCY_MISMATCH";

export const EARLIER_REFUND_MESSAGE =
  "Your earlier refund may have gone through after all. Please check the refunds listed here before you give back more.";
