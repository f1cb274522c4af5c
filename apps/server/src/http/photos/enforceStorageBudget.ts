import type { FastifyReply, FastifyRequest } from "fastify";
import type { StorageBudgets } from "../../ports/photos/StorageBudgets.ts";
import { MAX_MASTER_BYTES } from "../../usecases/photos/storageLimits.ts";
import { hashNetwork } from "../enforceRateLimit.ts";
import { HttpError } from "../httpError.ts";

/**
 * Takes the bytes of an upload from the budget of its address before they are received, and only when its
 * master would fit too: that is made after the shopper has sent everything.
 * @throws HttpError TOO_MANY_REQUESTS when they do not fit.
 */
export const enforceStorageBudget = async (
  { storageBudgets }: { readonly storageBudgets: StorageBudgets },
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: number,
): Promise<void> => {
  const result = await storageBudgets.reserve(hashNetwork(request.ip), "photos", bytes, MAX_MASTER_BYTES);
  if (result.kind === "reserved") return;
  reply.header("retry-after", result.retryAfterSeconds);
  throw new HttpError(
    "TOO_MANY_REQUESTS",
    "That's a lot of photos from your network at once. We'll take the next ones in a few minutes.",
  );
};

/** Returns the number of bytes that a request announces; `maxBytes` when it announces none. */
export const announcedBytes = ({ headers }: FastifyRequest, maxBytes: number): number => {
  const length = Number(headers["content-length"] ?? Number.NaN);
  return Number.isSafeInteger(length) && length >= 0 ? Math.min(length, maxBytes) : maxBytes;
};
