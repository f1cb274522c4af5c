import { createHash } from "node:crypto";

/**
 * Returns our reference for a transaction. Paystack accepts a reference once and rejects it the second time, which
 * makes creating a transaction idempotent. Only letters, digits and dashes; 160 bits, so that it cannot be guessed.
 */
export const referenceOf = (idempotencyKey: string): string =>
  `sw-${createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 40)}`;

export const isReference = (text: string): boolean => /^sw-[0-9a-f]{40}$/.test(text);
