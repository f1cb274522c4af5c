import { timingSafeEqual } from "node:crypto";
import type { Clock } from "../../ports/Clock.ts";
import type { Ids } from "../../ports/Ids.ts";
import type { PaymentEvent, PaymentFact, PaymentStatus } from "../../ports/Payments.ts";
import type { TestPaymentBooks } from "../../ports/TestPaymentBooks.ts";
import type { Confirmed, TestPayments } from "../../ports/TestPayments.ts";
import { testCardAnswer } from "./testCards.ts";

export type TestProviderParts = {
  readonly books: TestPaymentBooks;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Told of what happened, as a real provider's webhook would: perhaps twice, or never when the process dies. */
  readonly tell: (event: PaymentEvent) => void;
};

export const testPayments = ({ books, clock, ids, tell }: TestProviderParts): TestPayments => {
  const decide = async (id: string, status: PaymentStatus): Promise<PaymentFact | undefined> => {
    const fact = await books.setStatus(id, status);
    if (fact?.status === "succeeded") {
      tell({ eventId: `${id}.succeeded`, paymentId: id, kind: "succeeded", at: clock.now() });
    }
    return fact;
  };

  /** The payment, for whoever knows its secret; a wrong secret hears the same as a wrong id. */
  const opened = async (id: string, clientSecret: string): Promise<PaymentFact | undefined> => {
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

    create: (order, idempotencyKey) => {
      const id = `pi_test_${ids.next()}`;
      const clientSecret = `${id}_secret_${ids.next()}`;
      const status = "requires_payment_method";
      return books.insert({ ...order, provider: "test", id, clientSecret, status }, idempotencyKey);
    },

    // Setting the same amount again changes nothing, so this needs no key.
    update: async (id, order) => {
      const fact = await books.setOrder(id, order);
      return fact ? { kind: "updated", fact } : { kind: "closed" };
    },

    retrieve: (id) => books.find(id),

    cancel: async (id) => (await decide(id, "canceled")) ?? books.find(id),

    confirm: async (id, clientSecret, card) => {
      const fact = await opened(id, clientSecret);
      if (!fact) return { kind: "unknown" };
      if (fact.status === "succeeded") return { kind: "fact", fact };
      if (fact.status === "canceled") return { kind: "closed" };
      const answer = testCardAnswer(card, clock.now());
      if (answer.kind === "paid") return settle(id, "succeeded");
      if (answer.kind === "requiresAction") return settle(id, "requires_action");
      return answer;
    },

    authenticate: async (id, clientSecret, approve) => {
      const fact = await opened(id, clientSecret);
      if (!fact) return { kind: "unknown" };
      if (fact.status === "succeeded") return { kind: "fact", fact };
      if (fact.status !== "requires_action") return { kind: "closed" };
      if (approve) return settle(id, "succeeded");
      await decide(id, "requires_payment_method");
      return { kind: "declined", message: "The payment was not approved. No money has moved." };
    },
  };
};

const isSame = (secret: string, given: string): boolean => {
  const [a, b] = [Buffer.from(secret), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
};
