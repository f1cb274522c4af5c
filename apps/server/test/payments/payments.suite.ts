import type { Currency } from "@storywall/domain/sites/site.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type { Faults } from "@storywall/testkit/providers/faults.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type EventHeaders,
  type NewPayment,
  type Payments,
  PaymentsRejectedError,
  PaymentsUnavailableError,
} from "../../src/ports/payments/Payments.ts";

/** A payment provider with what its suite needs to control it. */
type ProviderUnderTest = {
  readonly payments: Payments;
  readonly currency: Currency;
  readonly now: () => Date;
  /** Pays as the shopper does in the provider's own form. */
  readonly pay: (id: string) => Promise<unknown> | unknown;
  /** Returns how many payments the provider has for the checkout. */
  readonly countPayments: (checkoutId: string) => number | Promise<number>;
  /** Connection faults. Null for the built-in provider, which has no connection. */
  readonly faultControls: { readonly faults: Faults; readonly clearIdempotencyKeys: () => void } | null;
  /** Creates events. Null for a provider that sends none. */
  readonly events: {
    /** Returns a signed event of a succeeded payment. */
    readonly succeeded: (
      id: string,
      options?: { readonly at?: Date; readonly secret?: string },
    ) => { readonly body: string; readonly headers: EventHeaders };
    /** Returns a signed event of a kind that the shop does not use. */
    readonly unsupported: () => { readonly body: string; readonly headers: EventHeaders };
    /** Maximum age of an event where the provider retries events with their old time. Five minutes by default. */
    readonly maxEventAgeMs?: number;
    /** Returns signed text that is no event. */
    readonly malformed: () => { readonly body: string; readonly headers: EventHeaders };
  } | null;
  /** Features that the provider lacks. */
  readonly missingFeatures: { readonly update?: true; readonly cancel?: true };
  readonly close: () => Promise<void>;
};

let tests = 0;

/** Traits that the suite needs before it opens a provider. */
type ProviderTraits = {
  /** The built-in provider runs in the shop's process: it has no connection and sends no events. */
  readonly isBuiltIn?: true;
  /** Its events come by another webhook than that of payments. */
  readonly hasNoEvents?: true;
  /** What an error says of a payment that the provider refuses. */
  readonly refusal?: RegExp;
};

/** Defines the tests that every payment adapter must pass, with a timeout of a second. */
export const paymentsSuite = (
  name: string,
  { isBuiltIn, hasNoEvents, refusal = /400/ }: ProviderTraits,
  open: () => Promise<ProviderUnderTest>,
): void => {
  describe(name, () => {
    let provider: ProviderUnderTest;
    let payments: Payments;
    let checkoutId: string;
    beforeEach(async () => {
      provider = await open();
      payments = provider.payments;
      checkoutId = `checkout-${++tests}`;
    });
    afterEach(() => provider.close());

    const newPayment = (fields: Partial<NewPayment> = {}): NewPayment => ({
      amount: minor(124_999),
      currency: provider.currency,
      checkoutId,
      quoteVersion: 3,
      email: "anna@example.com",
      ...fields,
    });
    const createPayment = () => payments.create(newPayment(), `create:${checkoutId}:1:3`);
    const createPaidPayment = async () => {
      const { id } = await createPayment();
      await provider.pay(id);
      return id;
    };

    test("a new payment has the ordered amount and is unpaid", async () => {
      const payment = await createPayment();
      const { email: _, ...ordered } = newPayment();
      expect(payment).toMatchObject({ ...ordered, status: "requires_payment_method", refunded: 0 });
      expect(payment.provider).toBe(payments.provider);
      expect(payment.clientSecret).toBeTruthy();
      expect(await payments.retrieve(payment.id)).toMatchObject({ ...ordered, id: payment.id });
    });

    test("the same key creates one payment, another key another", async () => {
      const first = await createPayment();
      expect((await createPayment()).id).toBe(first.id);
      expect(await provider.countPayments(checkoutId)).toBe(1);
      const other = await payments.create(newPayment(), `create:${checkoutId}:2:3`);
      expect(other.id).not.toBe(first.id);
    });

    test("concurrent creates with the same key give one payment", async () => {
      const created = await Promise.all([createPayment(), createPayment(), createPayment()]);
      expect(new Set(created.map(({ id }) => id)).size).toBe(1);
    });

    test.skipIf(isBuiltIn)(
      "reliability 30: a payment that the provider refuses is an error of its own",
      async () => {
        const refused = newPayment({ amount: minor(1), email: "no address" });
        const creating = payments.create(refused, `create:${checkoutId}:1:3`);
        await expect(creating).rejects.toThrow(PaymentsRejectedError);
        // The log needs the reason, and must not have what a shopper typed.
        await expect(creating).rejects.toThrow(refusal);
        await expect(creating).rejects.not.toThrow(/no address/);
      },
    );

    test("an unknown payment is not found", async () => {
      expect(await payments.retrieve("pi_nobody_made")).toBeUndefined();
      expect(await payments.cancel("pi_nobody_made")).toBeUndefined();
    });

    test("a paid payment is succeeded, with its amount", async () => {
      const id = await createPaidPayment();
      expect(await payments.retrieve(id)).toMatchObject({
        status: "succeeded",
        amount: 124_999,
        refunded: 0,
      });
    });

    test("an open payment is updated, or must be re-created", async () => {
      const { id } = await createPayment();
      const change = newPayment({ amount: minor(200_000), quoteVersion: 4 });
      const updated = await payments.update(id, change, `update:${id}:4`);
      const after = await payments.retrieve(id);
      if (provider.missingFeatures.update) {
        expect(updated).toEqual({ kind: "mustRecreate" });
        expect(after).toMatchObject({ amount: 124_999, quoteVersion: 3 });
      } else {
        expect(updated).toMatchObject({ kind: "updated", payment: { amount: 200_000, quoteVersion: 4 } });
        expect(after).toMatchObject({ amount: 200_000, quoteVersion: 4, checkoutId });
        expect(await payments.update(id, change, `update:${id}:4`)).toMatchObject({ kind: "updated" });
      }
    });

    test("a paid payment cannot be updated", async () => {
      const id = await createPaidPayment();
      const change = newPayment({ amount: minor(100), quoteVersion: 4 });
      expect(await payments.update(id, change, `update:${id}:4`)).toEqual({ kind: "closed" });
      expect(await payments.retrieve(id)).toMatchObject({ amount: 124_999, quoteVersion: 3 });
    });

    test("a payment can be cancelled twice, where the provider supports cancelling", async () => {
      const { id } = await createPayment();
      const status = provider.missingFeatures.cancel ? "requires_payment_method" : "canceled";
      expect(await payments.cancel(id)).toMatchObject({ id, status });
      expect(await payments.cancel(id)).toMatchObject({ id, status });
      if (provider.missingFeatures.cancel) return;
      const change = newPayment({ amount: minor(100), quoteVersion: 4 });
      expect(await payments.update(id, change, `update:${id}:4`)).toEqual({ kind: "closed" });
    });

    test("a paid payment cannot be cancelled", async () => {
      const id = await createPaidPayment();
      expect(await payments.cancel(id)).toMatchObject({ id, status: "succeeded" });
    });

    test("a refund with the same key is one refund, also when the provider has forgotten the key", async () => {
      const id = await createPaidPayment();
      const first = await payments.refund(id, minor(50_000), `refund:${checkoutId}:1`);
      expect(first).toMatchObject({ amount: 50_000, status: expect.stringMatching(/pending|succeeded/) });
      expect((await payments.refund(id, minor(50_000), `refund:${checkoutId}:1`)).id).toBe(first.id);
      provider.faultControls?.clearIdempotencyKeys();
      expect((await payments.refund(id, minor(50_000), `refund:${checkoutId}:1`)).id).toBe(first.id);
      expect(await payments.retrieve(id)).toMatchObject({
        status: "succeeded",
        amount: 124_999,
        refunded: 50_000,
      });
      expect(await payments.retrieveRefund(first.id ?? "")).toMatchObject({ id: first.id, amount: 50_000 });
    });

    test("concurrent refunds with the same key give one refund", async () => {
      const id = await createPaidPayment();
      const give = () => payments.refund(id, minor(1_000), `refund:${checkoutId}:1`);
      const refunds = await Promise.all([give(), give(), give()]);
      expect(new Set(refunds.map((refund) => refund.id)).size).toBe(1);
      expect((await payments.retrieve(id))?.refunded).toBe(1_000);
    });

    test("partial refunds cannot exceed the payment", async () => {
      const id = await createPaidPayment();
      await payments.refund(id, minor(100_000), `refund:${checkoutId}:1`);
      expect(await payments.refund(id, minor(25_000), `refund:${checkoutId}:2`)).toEqual({
        id: null,
        status: "failed",
        amount: 25_000,
      });
      await payments.refund(id, minor(24_999), `refund:${checkoutId}:3`);
      expect((await payments.retrieve(id))?.refunded).toBe(124_999);
      expect(await payments.refund(id, minor(1), `refund:${checkoutId}:4`)).toMatchObject({
        status: "failed",
      });
    });

    test("an unpaid payment cannot be refunded", async () => {
      const { id } = await createPayment();
      expect(await payments.refund(id, minor(1), `refund:${checkoutId}:1`)).toMatchObject({
        status: "failed",
      });
    });

    test("an unknown refund is not found", async () => {
      expect(await payments.retrieveRefund("re_nobody_made")).toBeUndefined();
    });

    describe.skipIf(isBuiltIn)("with connection faults", () => {
      const getFaults = () => {
        if (!provider.faultControls) throw new Error(`${name} has no connection.`);
        return provider.faultControls.faults;
      };
      /** Expects success or PaymentsUnavailableError: after a connection fault the outcome is unknown. */
      const expectUnavailable = async (work: () => Promise<unknown>): Promise<void> => {
        await work().catch((error: unknown) => expect(error).toBeInstanceOf(PaymentsUnavailableError));
      };

      test("a reply that stays lost throws PaymentsUnavailableError", async () => {
        const { id } = await createPayment();
        getFaults().setRandomRequestFaults([{ fault: { kind: "loseReply" }, probability: 1 }]);
        await expect(createPayment()).rejects.toBeInstanceOf(PaymentsUnavailableError);
        await expect(payments.retrieve(id)).rejects.toBeInstanceOf(PaymentsUnavailableError);
      });

      test.each([
        { kind: "dropBefore" },
        { kind: "loseReply" },
        { kind: "cutReply" },
        { kind: "delay", milliseconds: 1_300 },
      ] as const)("a retry with the same key after $kind gives one payment", async (fault) => {
        getFaults().next(fault, ({ method }) => method === "POST");
        getFaults().next(fault, ({ method }) => method === "POST");
        await expectUnavailable(createPayment);
        getFaults().clear();
        const { id } = await createPayment();
        expect(await provider.countPayments(checkoutId)).toBe(1);
        expect(await payments.retrieve(id)).toMatchObject({ checkoutId, status: "requires_payment_method" });
      });

      test.each(["errorBefore", "errorAfter"] as const)(
        "a retry with the same key after %s gives one payment that can be paid",
        async (kind) => {
          getFaults().next({ kind }, ({ method }) => method === "POST");
          await expectUnavailable(createPayment);
          const { id } = await createPayment();
          expect((await createPayment()).id).toBe(id);
          await provider.pay(id);
          expect(await payments.retrieve(id)).toMatchObject({ status: "succeeded" });
        },
      );

      test("repeated server errors throw PaymentsUnavailableError", async () => {
        getFaults().setRandomRequestFaults([{ fault: { kind: "errorBefore" }, probability: 1 }]);
        await expect(createPayment()).rejects.toBeInstanceOf(PaymentsUnavailableError);
      });

      test.each([
        { kind: "dropBefore" },
        { kind: "loseReply" },
        { kind: "cutReply" },
        { kind: "errorBefore" },
        { kind: "errorAfter" },
        { kind: "delay", milliseconds: 1_300 },
      ] as const)("a retry with the same key after $kind refunds once", async (fault) => {
        const id = await createPaidPayment();
        getFaults().next(fault, ({ method }) => method === "POST");
        const give = () => payments.refund(id, minor(1_000), `refund:${checkoutId}:1`);
        await expectUnavailable(give);
        provider.faultControls?.clearIdempotencyKeys();
        expect(await give()).toMatchObject({ amount: 1_000, id: expect.any(String) });
        expect((await payments.retrieve(id))?.refunded).toBe(1_000);
      });
    });

    describe("events", () => {
      const verifyEvent = (
        { body, headers }: { readonly body: string; readonly headers: EventHeaders },
        now = provider.now(),
      ) => payments.verifyEvent(Buffer.from(body), headers, now);

      test("an unsigned event is invalid", async () => {
        const { id } = await createPayment();
        const body = provider.events?.succeeded(id).body ?? JSON.stringify({ id: "evt", paymentId: id });
        expect(verifyEvent({ body, headers: {} })).toEqual({ kind: "invalid", reason: "signature" });
      });

      describe.skipIf(isBuiltIn || hasNoEvents)("signed events", () => {
        const events = () => {
          if (!provider.events) throw new Error(`${name} sends no events.`);
          return provider.events;
        };

        test("a signed event has its payment id, and is equal when it is sent again", async () => {
          const { id } = await createPayment();
          const event = events().succeeded(id);
          const reading = verifyEvent(event);
          expect(reading).toMatchObject({ kind: "event", event: { paymentId: id, kind: "succeeded" } });
          expect(verifyEvent(event)).toEqual(reading);
        });

        test("an event whose body changed by one character is invalid", async () => {
          const { id } = await createPayment();
          const { body, headers } = events().succeeded(id);
          expect(verifyEvent({ body: `${body} `, headers })).toEqual({
            kind: "invalid",
            reason: "signature",
          });
        });

        test("an event that is signed with another secret is invalid", async () => {
          const { id } = await createPayment();
          const event = events().succeeded(id, { secret: "somebody-elses" });
          expect(verifyEvent(event)).toEqual({ kind: "invalid", reason: "signature" });
        });

        test("an event that is too old or in the future is invalid, with a tolerance of minutes", async () => {
          const { id } = await createPayment();
          const at = (milliseconds: number) =>
            verifyEvent(events().succeeded(id, { at: new Date(provider.now().getTime() + milliseconds) }));
          expect(at(-4 * MINUTE_MS)).toMatchObject({ kind: "event" });
          expect(at(4 * MINUTE_MS)).toMatchObject({ kind: "event" });
          const oldest = events().maxEventAgeMs ?? 5 * MINUTE_MS;
          expect(at(-oldest - SECOND_MS)).toEqual({ kind: "invalid", reason: "tooOld" });
          expect(at(5 * MINUTE_MS + SECOND_MS)).toEqual({ kind: "invalid", reason: "fromTheFuture" });
          expect(at(-oldest - DAY_MS)).toEqual({ kind: "invalid", reason: "tooOld" });
        });

        test("an unsupported event is ignored, and a malformed one is invalid", () => {
          expect(verifyEvent(events().unsupported())).toEqual({ kind: "ignored" });
          expect(verifyEvent(events().malformed())).toEqual({ kind: "invalid", reason: "malformed" });
        });
      });
    });
  });
};
