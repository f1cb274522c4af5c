import { timingSafeEqual } from "node:crypto";
import { minor } from "@storywall/domain/units/units.ts";
import type { PaymentEvent, PaymentEventKind, PaymentStatus } from "../../ports/payments/Payments.ts";
import type { TestPayment, TestPaymentLedger } from "../../ports/payments/TestPaymentLedger.ts";
import type { ConfirmResult, TestPayments } from "../../ports/payments/TestPayments.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import type { Ids } from "../../ports/platform/Ids.ts";
import { authorizeTestCard } from "./testCards.ts";

type TestPaymentsDependencies = {
  readonly ledger: TestPaymentLedger;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Gets events like a webhook gets a real provider's: perhaps twice, or never when the process dies. */
  readonly notify: (event: PaymentEvent) => Promise<void>;
};

type Declined = Extract<ConfirmResult, { readonly kind: "declined" | "lacksFunds" }>;

/** Creates the built-in test provider. It holds its payments in `ledger` and takes test cards only. */
export const testPayments = ({ ledger, clock, ids, notify }: TestPaymentsDependencies): TestPayments => {
  /** Sends an event within this process; this provider has no webhooks. */
  const emitEvent = (
    paymentId: string,
    kind: PaymentEventKind,
    eventId = `${paymentId}.${kind}`,
  ): Promise<void> => notify({ eventId, paymentId, kind, at: clock.now() });

  const applyStatus = async (id: string, status: PaymentStatus): Promise<TestPayment | undefined> => {
    const payment = await ledger.setStatus(id, status);
    if (payment?.status === "succeeded") await emitEvent(id, "succeeded");
    return payment;
  };

  const decline = async (id: string, answer: Declined): Promise<Declined> => {
    await emitEvent(id, "declined", `${id}.declined.${ids.next()}`);
    return answer;
  };

  /** Returns the payment when the secret is right. A wrong secret gives the same answer as a wrong id. */
  const findBySecret = async (id: string, clientSecret: string): Promise<TestPayment | undefined> => {
    const payment = await ledger.find(id);
    return payment && isSameSecret(payment.clientSecret, clientSecret) ? payment : undefined;
  };

  const settle = async (id: string, status: "succeeded" | "requires_action"): Promise<ConfirmResult> => {
    const payment = (await applyStatus(id, status)) ?? (await ledger.find(id));
    // Idempotent: a request that is repeated after a lost reply gets the paid payment.
    return payment?.status === status || payment?.status === "succeeded"
      ? { kind: "payment", payment }
      : { kind: "closed" };
  };

  return {
    provider: "test",
    publishableKey: null,
    isTest: true,

    create: ({ email: _, ...order }, idempotencyKey) => {
      const id = `pi_test_${ids.next()}`;
      const clientSecret = `${id}_secret_${ids.next()}`;
      const initialState = {
        provider: "test",
        status: "requires_payment_method",
        refunded: minor(0),
      } as const;
      return ledger.insert({ ...order, ...initialState, id, clientSecret }, idempotencyKey);
    },

    // Setting the same amount twice changes nothing, so this needs no idempotency key.
    update: async (id, order) => {
      const payment = await ledger.setTerms(id, order);
      return payment ? { kind: "updated", payment } : { kind: "closed" };
    },

    retrieve: (id) => ledger.find(id),

    cancel: async (id) => (await applyStatus(id, "canceled")) ?? ledger.find(id),

    refund: async (paymentId, amount, idempotencyKey) => {
      const refund = await ledger.insertRefund(
        { id: `re_test_${ids.next()}`, paymentId, amount },
        idempotencyKey,
      );
      if (!refund) return { id: null, status: "failed", amount };
      await emitEvent(paymentId, "refunded", `${refund.id}.refunded`);
      return refund;
    },

    retrieveRefund: (id) => ledger.findRefund(id),

    // This provider signs no events, so an event from outside is never its own.
    verifyEvent: () => ({ kind: "invalid", reason: "signature" }),

    confirm: async (id, clientSecret, card) => {
      const payment = await findBySecret(id, clientSecret);
      if (!payment) return { kind: "unknown" };
      if (payment.status === "succeeded") return { kind: "payment", payment };
      if (payment.status === "canceled") return { kind: "closed" };
      const answer = authorizeTestCard(card, clock.now());
      if (answer.kind === "paid") return settle(id, "succeeded");
      if (answer.kind === "requiresAction") return settle(id, "requires_action");
      return decline(id, answer);
    },

    authenticate: async (id, clientSecret, approve) => {
      const payment = await findBySecret(id, clientSecret);
      if (!payment) return { kind: "unknown" };
      if (payment.status === "succeeded") return { kind: "payment", payment };
      if (payment.status !== "requires_action") return { kind: "closed" };
      if (approve) return settle(id, "succeeded");
      await applyStatus(id, "requires_payment_method");
      return decline(id, { kind: "declined", message: "The payment wasn't approved. No money has moved." });
    },
  };
};

const isSameSecret = (secret: string, given: string): boolean => {
  const [a, b] = [Buffer.from(secret), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
};
