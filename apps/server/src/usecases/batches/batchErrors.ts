import { err } from "../../ports/platform/Result.ts";

export const BATCH_NOT_FOUND = err("NOT_FOUND", "We can't find this batch.");
