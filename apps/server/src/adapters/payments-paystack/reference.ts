import { createHash } from "node:crypto";

/**
 * Our name for a transaction, which Paystack takes once and refuses the second time: that is its idempotency. Letters,
 * digits and dashes only; 160 bits, so that nobody finds a payment by guessing.
 */
export const referenceOf = (idempotencyKey: string): string =>
  `sw-${createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 40)}`;

export const isReference = (text: string): boolean => /^sw-[0-9a-f]{40}$/.test(text);
