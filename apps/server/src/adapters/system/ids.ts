import { randomBytes } from "node:crypto";
import type { Ids } from "../../ports/platform/Ids.ts";

/** 144 bits: base64url needs no padding, and R6.3 asks for at least 128. */
const ID_BYTES = 18;
/**
 * Random bytes are fetched for several ids at once: the call costs more than the bytes, and each tile of an order has
 * an id.
 */
const BATCH_SIZE = 64;

let randomPool = Buffer.alloc(0);
let usedBytes = 0;

/** Returns 24 random characters of base64url. */
const randomText = (): string => {
  if (usedBytes === randomPool.length) {
    randomPool = randomBytes(ID_BYTES * BATCH_SIZE);
    usedBytes = 0;
  }
  usedBytes += ID_BYTES;
  return randomPool.toString("base64url", usedBytes - ID_BYTES, usedBytes);
};

/**
 * Creates ids of 144 random bits (R6.3), less 0.025 bits for this rule: 24 characters of base64url, at least
 * one of them a digit. The log tells an id from a name in our code by its digit. One random text in 60 has
 * none, and an order with such an id would be readable in the log.
 */
export const randomIds: Ids = {
  next: () => {
    for (;;) {
      const id = randomText();
      if (/\d/.test(id)) return id;
    }
  },
};
