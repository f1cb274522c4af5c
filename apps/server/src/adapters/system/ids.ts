import { randomBytes } from "node:crypto";
import type { Ids } from "../../ports/platform/Ids.ts";

/** 144 bits: no padding in base64url, and more than the 128 that R6.3 asks for. */
const ID_BYTES = 18;
/** Asking for chance costs more than the chance itself, and an order takes an id for each of its tiles. */
const BATCH_SIZE = 64;

let randomPool = Buffer.alloc(0);
let usedBytes = 0;

export const randomIds: Ids = {
  next: () => {
    if (usedBytes === randomPool.length) {
      randomPool = randomBytes(ID_BYTES * BATCH_SIZE);
      usedBytes = 0;
    }
    usedBytes += ID_BYTES;
    return randomPool.toString("base64url", usedBytes - ID_BYTES, usedBytes);
  },
};
