import { createHmac } from "node:crypto";
import type Stripe from "stripe";
import { createEventOutbox, type EventOutbox, type SignedEvent } from "../eventOutbox.ts";
import { type FakeHandler, type FakeReply, type FakeRequest, startFakeServer } from "../fakeServer.ts";
import { createFaults, type Faults, type RequestFault } from "../faults.ts";
import { createStripeIdempotency } from "./stripeIdempotency.ts";
import { createStripeLedger, type StripeLedger, type StripeShopper } from "./stripeLedger.ts";
import { createInvalidRequestError, FakeStripeError, type FakeStripeEvent } from "./stripeObjects.ts";
import { validated } from "./stripeSchemas.ts";

export type FakeStripe = {
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly faults: Faults;
  readonly shopper: StripeShopper;
  /** Events that have happened but are not delivered yet. */
  readonly events: EventOutbox<FakeStripeEvent>;
  readonly intents: () => readonly Stripe.PaymentIntent[];
  readonly refunds: () => readonly Stripe.Refund[];
  /** Expires the idempotency keys, as if a day had passed. */
  readonly clearIdempotencyKeys: () => void;
  /** Returns a signed event whose body the test provides. */
  readonly sign: (body: string, options?: { readonly secret?: string; readonly at?: Date }) => SignedEvent;
  readonly close: () => Promise<void>;
};

type FakeStripeOptions = {
  readonly now: () => Date;
  /** Sends an event to the shop's webhook and returns the status of the reply. */
  readonly sendEvent?: (event: SignedEvent) => Promise<number>;
  readonly faults?: Faults;
  readonly port?: number;
  /** Text in the account's keys, so that the accounts of two sites differ. */
  readonly account?: string;
};

/**
 * Starts the part of Stripe that the shop uses: one account, with the real format over HTTP, keys and signed events.
 */
export const startFakeStripe = async ({
  now,
  sendEvent = async () => 200,
  faults = createFaults(),
  port = 0,
  account = "one",
}: FakeStripeOptions): Promise<FakeStripe> => {
  const secretKey = `sk_test_${account}`;
  const webhookSecret = `whsec_${account}`;
  const sign: FakeStripe["sign"] = (body, { secret = webhookSecret, at = now() } = {}) => {
    const stamp = Math.floor(at.getTime() / 1000);
    const signature = createHmac("sha256", secret).update(`${stamp}.${body}`).digest("hex");
    return {
      body,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": `t=${stamp},v1=${signature}`,
      },
    };
  };
  const events = createEventOutbox<FakeStripeEvent>(
    faults,
    (event, isForged) => sign(JSON.stringify(event), isForged ? { secret: "whsec_of_somebody_else" } : {}),
    sendEvent,
  );
  const ledger = createStripeLedger(now, (event) => {
    validated(event.data.object);
    events.add(validated(event));
  });
  const idempotency = createStripeIdempotency();

  const handleRequest = (request: FakeRequest, fault: RequestFault | undefined): FakeReply => {
    try {
      if (request.headers.authorization !== `Bearer ${secretKey}`) {
        throw new FakeStripeError(401, {
          type: "invalid_request_error",
          message: "Invalid API Key provided.",
        });
      }
      return idempotency.handle(request, fault, () => routeRequest(ledger, request));
    } catch (error) {
      if (error instanceof FakeStripeError) return { status: error.status, body: error.body };
      throw error;
    }
  };

  const handle: FakeHandler = (request, fault) => {
    const reply = handleRequest(request, fault);
    return { ...reply, body: validated(Object(reply.body)) };
  };

  const server = await startFakeServer(handle, faults, port);
  return {
    url: server.url,
    secretKey,
    webhookSecret,
    faults,
    shopper: ledger.shopper,
    events,
    intents: ledger.intents,
    refunds: ledger.refunds,
    clearIdempotencyKeys: idempotency.clear,
    sign,
    close: server.close,
  };
};

const routeRequest = (ledger: StripeLedger, request: FakeRequest): unknown => {
  const [, version, collection, id, action, ...rest] = request.path.split("/");
  const form = new URLSearchParams(request.body);
  const expandIntent = (intent: Stripe.PaymentIntent) =>
    isExpanded(request.method === "GET" ? request.query : form) ? ledger.expanded(intent) : intent;
  const route = `${request.method} ${collection}${id ? "/id" : ""}${action ? `/${action}` : ""}`;
  if (version !== "v1" || rest.length > 0) throw unknownUrl(request);
  switch (route) {
    case "POST payment_intents":
      return expandIntent(
        ledger.create({
          amount: parseAmount(form),
          currency: requireParam(form, "currency"),
          metadata: parseMetadata(form),
        }),
      );
    case "GET payment_intents/id":
      return expandIntent(ledger.intentOf(id ?? ""));
    case "POST payment_intents/id":
      return expandIntent(
        ledger.update(id ?? "", {
          ...(form.has("amount") ? { amount: parseAmount(form) } : {}),
          ...(form.has("currency") ? { currency: requireParam(form, "currency") } : {}),
          metadata: parseMetadata(form),
        }),
      );
    case "POST payment_intents/id/cancel":
      return expandIntent(ledger.cancel(id ?? ""));
    case "POST refunds":
      return ledger.refund(requireParam(form, "payment_intent"), parseAmount(form), parseMetadata(form));
    case "GET refunds":
      return {
        object: "list",
        url: "/v1/refunds",
        has_more: false,
        data: ledger.refundsOf(requireParam(request.query, "payment_intent")),
      };
    case "GET refunds/id":
      return ledger.refundOf(id ?? "");
    default:
      throw unknownUrl(request);
  }
};

const unknownUrl = ({ method, path }: FakeRequest) =>
  new FakeStripeError(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}).`,
  });

const requireParam = (form: URLSearchParams, name: string): string => {
  const value = form.get(name);
  if (value === null)
    throw createInvalidRequestError(`Missing required param: ${name}.`, "parameter_missing", name);
  return value;
};

const parseAmount = (form: URLSearchParams): number => {
  const value = requireParam(form, "amount");
  if (!/^\d{1,8}$/.test(value))
    throw createInvalidRequestError("Invalid integer: amount", "parameter_invalid_integer", "amount");
  return Number(value);
};

const parseMetadata = (form: URLSearchParams): Stripe.Metadata =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );

const isExpanded = (form: URLSearchParams): boolean =>
  [...form].some(([name, value]) => /^expand\[\d*\]$/.test(name) && value === "latest_charge");
