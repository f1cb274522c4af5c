import { randomBytes } from "node:crypto";
import type { Ids } from "../../ports/platform/Ids.ts";

/** 144 bits: no padding in base64url, and more than the 128 that R6.3 asks for. */
const BYTES = 18;
/** Asking for chance costs more than the chance itself, and an order takes an id for each of its tiles. */
const IDS_AT_ONCE = 64;

let chance = Buffer.alloc(0);
let used = 0;

export const randomIds: Ids = {
  next: () => {
    if (used === chance.length) {
      chance = randomBytes(BYTES * IDS_AT_ONCE);
      used = 0;
    }
    used += BYTES;
    return chance.toString("base64url", used - BYTES, used);
  },
};
