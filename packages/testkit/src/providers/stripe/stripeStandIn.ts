import { createHmac } from "node:crypto";
import type Stripe from "stripe";
import { createEventOutbox, type EventOutbox, type SignedEvent } from "../eventOutbox.ts";
import { createFaults, type Faults, type RequestFault } from "../faults.ts";
import { type Answer, type StandInReply, type StandInRequest, startStandIn } from "../standInServer.ts";
import { checked } from "./checkFormat.ts";
import { createStripeBooks, type StripeBooks, type StripeShopper } from "./stripeBooks.ts";
import { createStripeKeys } from "./stripeKeys.ts";
import { invalid, type StandInEvent, StripeRefusal } from "./stripeObjects.ts";

export type StripeStandIn = {
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly faults: Faults;
  readonly shopper: StripeShopper;
  /** What has happened and was not sent yet. */
  readonly events: EventOutbox<StandInEvent>;
  readonly intents: () => readonly Stripe.PaymentIntent[];
  readonly refunds: () => readonly Stripe.Refund[];
  /** A day passes for the keys alone. */
  readonly forgetKeys: () => void;
  /** A signed event of the test's own making. */
  readonly sign: (body: string, options?: { readonly secret?: string; readonly at?: Date }) => SignedEvent;
  readonly close: () => Promise<void>;
};

export type StripeStandInOptions = {
  readonly now: () => Date;
  /** Brings an event to the shop's webhook; gives the status of the reply. */
  readonly sendEvent?: (event: SignedEvent) => Promise<number>;
  readonly faults?: Faults;
  readonly port?: number;
  /** Tells the accounts of two sites apart. */
  readonly account?: string;
};

/** Stripe as far as the shop talks to it: one account, its real format over HTTP, its keys, its signed events. */
export const startStripeStandIn = async ({
  now,
  sendEvent = async () => 200,
  faults = createFaults(),
  port = 0,
  account = "one",
}: StripeStandInOptions): Promise<StripeStandIn> => {
  const secretKey = `sk_test_${account}`;
  const webhookSecret = `whsec_${account}`;
  const sign: StripeStandIn["sign"] = (body, { secret = webhookSecret, at = now() } = {}) => {
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
  const events = createEventOutbox<StandInEvent>(
    faults,
    (event, isForged) => sign(JSON.stringify(event), isForged ? { secret: "whsec_of_somebody_else" } : {}),
    sendEvent,
  );
  const books = createStripeBooks(now, (event) => {
    checked(event.data.object);
    events.add(checked(event));
  });
  const keys = createStripeKeys();

  const answerOrRefuse = (request: StandInRequest, fault: RequestFault | undefined): StandInReply => {
    try {
      if (request.headers.authorization !== `Bearer ${secretKey}`) {
        throw new StripeRefusal(401, { type: "invalid_request_error", message: "Invalid API Key provided." });
      }
      return keys.answer(request, fault, () => work(books, request));
    } catch (error) {
      if (error instanceof StripeRefusal) return { status: error.status, body: error.body };
      throw error;
    }
  };

  const answer: Answer = (request, fault) => {
    const reply = answerOrRefuse(request, fault);
    return { ...reply, body: checked(Object(reply.body)) };
  };

  const server = await startStandIn(answer, faults, port);
  return {
    url: server.url,
    secretKey,
    webhookSecret,
    faults,
    shopper: books.shopper,
    events,
    intents: books.intents,
    refunds: books.refunds,
    forgetKeys: keys.forget,
    sign,
    close: server.close,
  };
};

const work = (books: StripeBooks, request: StandInRequest): unknown => {
  const [, version, collection, id, action, ...rest] = request.path.split("/");
  const form = new URLSearchParams(request.body);
  const shown = (intent: Stripe.PaymentIntent) =>
    isExpanded(request.method === "GET" ? request.query : form) ? books.expanded(intent) : intent;
  const route = `${request.method} ${collection}${id ? "/id" : ""}${action ? `/${action}` : ""}`;
  if (version !== "v1" || rest.length > 0) throw unknownUrl(request);
  switch (route) {
    case "POST payment_intents":
      return shown(
        books.create({
          amount: amountIn(form),
          currency: needed(form, "currency"),
          metadata: metadataIn(form),
        }),
      );
    case "GET payment_intents/id":
      return shown(books.intentOf(id ?? ""));
    case "POST payment_intents/id":
      return shown(
        books.update(id ?? "", {
          ...(form.has("amount") ? { amount: amountIn(form) } : {}),
          ...(form.has("currency") ? { currency: needed(form, "currency") } : {}),
          metadata: metadataIn(form),
        }),
      );
    case "POST payment_intents/id/cancel":
      return shown(books.cancel(id ?? ""));
    case "POST refunds":
      return books.refund(needed(form, "payment_intent"), amountIn(form), metadataIn(form));
    case "GET refunds":
      return {
        object: "list",
        url: "/v1/refunds",
        has_more: false,
        data: books.refundsOf(needed(request.query, "payment_intent")),
      };
    case "GET refunds/id":
      return books.refundOf(id ?? "");
    default:
      throw unknownUrl(request);
  }
};

const unknownUrl = ({ method, path }: StandInRequest) =>
  new StripeRefusal(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}).`,
  });

const needed = (form: URLSearchParams, name: string): string => {
  const value = form.get(name);
  if (value === null) throw invalid(`Missing required param: ${name}.`, "parameter_missing", name);
  return value;
};

const amountIn = (form: URLSearchParams): number => {
  const value = needed(form, "amount");
  if (!/^\d{1,8}$/.test(value))
    throw invalid("Invalid integer: amount", "parameter_invalid_integer", "amount");
  return Number(value);
};

const metadataIn = (form: URLSearchParams): Stripe.Metadata =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );

const isExpanded = (form: URLSearchParams): boolean =>
  [...form].some(([name, value]) => /^expand\[\d*\]$/.test(name) && value === "latest_charge");
