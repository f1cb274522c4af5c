import { timingSafeEqual } from "node:crypto";
import { minor } from "@storywall/domain/units/units.ts";
import type { PaymentEvent, PaymentEventKind, PaymentStatus } from "../../ports/payments/Payments.ts";
import type { TestPayment, TestPaymentBooks } from "../../ports/payments/TestPaymentBooks.ts";
import type { Confirmed, TestPayments } from "../../ports/payments/TestPayments.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import type { Ids } from "../../ports/platform/Ids.ts";
import { testCardAnswer } from "./testCards.ts";

export type TestProviderParts = {
  readonly books: TestPaymentBooks;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Told of what happened, as a real provider's webhook would: perhaps twice, or never when the process dies. */
  readonly tell: (event: PaymentEvent) => Promise<void>;
};

type Declined = Extract<Confirmed, { readonly kind: "declined" | "lacksFunds" }>;

export const testPayments = ({ books, clock, ids, tell }: TestProviderParts): TestPayments => {
  /** This provider sends nothing from outside: what happens to its payments, it says within the process. */
  const say = (paymentId: string, kind: PaymentEventKind, eventId = `${paymentId}.${kind}`): Promise<void> =>
    tell({ eventId, paymentId, kind, at: clock.now() });

  const decide = async (id: string, status: PaymentStatus): Promise<TestPayment | undefined> => {
    const fact = await books.setStatus(id, status);
    if (fact?.status === "succeeded") await say(id, "succeeded");
    return fact;
  };

  const decline = async (id: string, answer: Declined): Promise<Declined> => {
    await say(id, "declined", `${id}.declined.${ids.next()}`);
    return answer;
  };

  /** The payment, for whoever knows its secret; a wrong secret hears the same as a wrong id. */
  const opened = async (id: string, clientSecret: string): Promise<TestPayment | undefined> => {
    const fact = await books.find(id);
    return fact && isSame(fact.clientSecret, clientSecret) ? fact : undefined;
  };

  const settle = async (id: string, status: "succeeded" | "requires_action"): Promise<Confirmed> => {
    const fact = (await decide(id, status)) ?? (await books.find(id));
    // Doing it twice is doing it once: who asks again after a lost reply hears that it was paid.
    return fact?.status === status || fact?.status === "succeeded"
      ? { kind: "fact", fact }
      : { kind: "closed" };
  };

  return {
    provider: "test",
    publishableKey: null,

    create: ({ email: _, ...order }, idempotencyKey) => {
      const id = `pi_test_${ids.next()}`;
      const clientSecret = `${id}_secret_${ids.next()}`;
      const begun = { provider: "test", status: "requires_payment_method", refunded: minor(0) } as const;
      return books.insert({ ...order, ...begun, id, clientSecret }, idempotencyKey);
    },

    // Setting the same amount again changes nothing, so this needs no key.
    update: async (id, order) => {
      const fact = await books.setOrder(id, order);
      return fact ? { kind: "updated", fact } : { kind: "closed" };
    },

    retrieve: (id) => books.find(id),

    cancel: async (id) => (await decide(id, "canceled")) ?? books.find(id),

    refund: async (paymentId, amount, idempotencyKey) => {
      const refund = await books.insertRefund(
        { id: `re_test_${ids.next()}`, paymentId, amount },
        idempotencyKey,
      );
      if (!refund) return { id: null, status: "failed", amount };
      await say(paymentId, "refunded", `${refund.id}.refunded`);
      return refund;
    },

    retrieveRefund: (id) => books.findRefund(id),

    // Nobody else is told of anything to sign it with, so whatever comes from outside is not from this provider.
    readEvent: () => ({ kind: "invalid", reason: "signature" }),

    confirm: async (id, clientSecret, card) => {
      const fact = await opened(id, clientSecret);
      if (!fact) return { kind: "unknown" };
      if (fact.status === "succeeded") return { kind: "fact", fact };
      if (fact.status === "canceled") return { kind: "closed" };
      const answer = testCardAnswer(card, clock.now());
      if (answer.kind === "paid") return settle(id, "succeeded");
      if (answer.kind === "requiresAction") return settle(id, "requires_action");
      return decline(id, answer);
    },

    authenticate: async (id, clientSecret, approve) => {
      const fact = await opened(id, clientSecret);
      if (!fact) return { kind: "unknown" };
      if (fact.status === "succeeded") return { kind: "fact", fact };
      if (fact.status !== "requires_action") return { kind: "closed" };
      if (approve) return settle(id, "succeeded");
      await decide(id, "requires_payment_method");
      return decline(id, { kind: "declined", message: "The payment was not approved. No money has moved." });
    },
  };
};

const isSame = (secret: string, given: string): boolean => {
  const [a, b] = [Buffer.from(secret), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
};
