import { randomBytes } from "node:crypto";
import type { Ids } from "../../ports/Ids.ts";

/** 144 bits: no padding in base64url, and more than the 128 that R6.3 asks for. */
export const randomIds: Ids = { next: () => randomBytes(18).toString("base64url") };
