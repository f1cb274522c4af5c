import { createHash } from "node:crypto";
import type { FakeReply, FakeRequest } from "../fakeServer.ts";
import type { RequestFault } from "../faults.ts";
import { FakeStripeError } from "./stripeObjects.ts";

const API_ERROR: FakeReply = {
  status: 500,
  body: { error: { type: "api_error", message: "An unknown error occurred." } },
};

type StoredReply = { readonly fingerprint: string; readonly reply: FakeReply; readonly busyUntil: number };

/**
 * Creates Stripe's idempotency keys. The first reply is replayed for a day, Stripe's own errors included. The same
 * key with another request is an error, and so is a key whose first request is still in progress. A request that
 * Stripe rejected before it did any work is not stored.
 */
export const createStripeIdempotency = () => {
  const replies = new Map<string, StoredReply>();

  const perform = (fault: RequestFault | undefined, execute: () => unknown): FakeReply => {
    if (fault?.kind === "errorBefore") return API_ERROR;
    const body = execute();
    return fault?.kind === "errorAfter" ? API_ERROR : { status: 200, body: structuredClone(body) };
  };

  return {
    /** Stripe deletes keys after a day; this deletes them now. */
    clear: () => replies.clear(),

    handle: (request: FakeRequest, fault: RequestFault | undefined, execute: () => unknown): FakeReply => {
      const key = request.headers["idempotency-key"];
      if (request.method !== "POST" || typeof key !== "string") return perform(fault, execute);
      const fingerprint = createHash("sha256").update(`${request.path}\n${request.body}`).digest("hex");
      const before = replies.get(key);
      if (before) {
        if (before.fingerprint !== fingerprint) {
          throw new FakeStripeError(400, {
            type: "idempotency_error",
            message:
              "Keys for idempotent requests can only be used with the same parameters they were first used with.",
          });
        }
        if (before.busyUntil > performance.now()) {
          throw new FakeStripeError(409, {
            type: "idempotency_error",
            code: "idempotency_key_in_use",
            message: "There is currently another in-progress request using this Idempotency Key.",
          });
        }
        return { ...before.reply, headers: { "idempotent-replayed": "true" } };
      }
      const reply = perform(fault, execute);
      const busyUntil = fault?.kind === "delay" ? performance.now() + fault.milliseconds : 0;
      replies.set(key, { fingerprint, reply, busyUntil });
      return reply;
    },
  };
};
