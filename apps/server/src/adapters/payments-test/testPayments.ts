import { timingSafeEqual } from "node:crypto";
import type { Clock } from "../../ports/Clock.ts";
import type { Ids } from "../../ports/Ids.ts";
import type { PaymentEvent, PaymentFact } from "../../ports/Payments.ts";
import type { Confirmed, TestPayments } from "../../ports/TestPayments.ts";
import type { Database } from "../database/connect.ts";
import { testCardAnswer } from "./testCards.ts";

const COLUMNS = ["id", "status", "amount", "currency", "checkoutId", "quoteVersion", "clientSecret"] as const;
const UNDECIDED = ["requires_payment_method", "requires_action"] as const;

export const testPayments = (
  db: Database,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
  /** Told of what happened, as a real provider's webhook would; may be called twice, or never when the process dies. */
  tell: (event: PaymentEvent) => void,
): TestPayments => {
  const find = (id: string) =>
    db.selectFrom("testPayments").select(COLUMNS).where("id", "=", id).executeTakeFirst();

  const retrieve = async (id: string): Promise<PaymentFact | undefined> => {
    const row = await find(id);
    return row && { provider: "test", ...row };
  };

  /** Only while nothing is decided; of two at once, one wins. */
  const decide = async (id: string, status: PaymentFact["status"]): Promise<PaymentFact | undefined> => {
    const row = await db
      .updateTable("testPayments")
      .set({ status })
      .where("id", "=", id)
      .where("status", "in", UNDECIDED)
      .returning(COLUMNS)
      .executeTakeFirst();
    if (row?.status === "succeeded") {
      tell({ eventId: `${id}.succeeded`, paymentId: id, kind: "succeeded", at: clock.now() });
    }
    return row && { provider: "test", ...row };
  };

  /** The payment, for whoever knows its secret; a wrong secret hears the same as a wrong id. */
  const opened = async (id: string, clientSecret: string): Promise<PaymentFact | undefined> => {
    const fact = await retrieve(id);
    return fact && isSame(fact.clientSecret, clientSecret) ? fact : undefined;
  };

  const settle = async (fact: PaymentFact, status: "succeeded" | "requires_action"): Promise<Confirmed> => {
    const decided = (await decide(fact.id, status)) ?? (await retrieve(fact.id));
    // Doing it twice is doing it once: who asks again after a lost reply hears that it was paid.
    return decided && (decided.status === status || decided.status === "succeeded")
      ? { kind: "fact", fact: decided }
      : { kind: "closed" };
  };

  return {
    provider: "test",
    publishableKey: null,

    create: async (order, idempotencyKey) => {
      const id = `pi_test_${ids.next()}`;
      await db
        .insertInto("testPayments")
        .values({
          ...order,
          id,
          idempotencyKey,
          clientSecret: `${id}_secret_${ids.next()}`,
          status: "requires_payment_method",
        })
        .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
        .execute();
      const row = await db
        .selectFrom("testPayments")
        .select(COLUMNS)
        .where("idempotencyKey", "=", idempotencyKey)
        .executeTakeFirstOrThrow();
      return { provider: "test", ...row };
    },

    // Setting the same amount again changes nothing, so this one needs no key.
    update: async (id, { amount, currency, quoteVersion }) => {
      const row = await db
        .updateTable("testPayments")
        .set({ amount, currency, quoteVersion })
        .where("id", "=", id)
        .where("status", "in", UNDECIDED)
        .returning(COLUMNS)
        .executeTakeFirst();
      return row ? { kind: "updated", fact: { provider: "test", ...row } } : { kind: "closed" };
    },

    retrieve,

    cancel: async (id) => (await decide(id, "canceled")) ?? retrieve(id),

    confirm: async (id, clientSecret, card) => {
      const fact = await opened(id, clientSecret);
      if (!fact) return { kind: "unknown" };
      if (fact.status === "succeeded") return { kind: "fact", fact };
      if (fact.status === "canceled") return { kind: "closed" };
      const answer = testCardAnswer(card, clock.now());
      if (answer.kind === "paid") return settle(fact, "succeeded");
      if (answer.kind === "requiresAction") return settle(fact, "requires_action");
      return answer;
    },

    authenticate: async (id, clientSecret, approve) => {
      const fact = await opened(id, clientSecret);
      if (!fact) return { kind: "unknown" };
      if (fact.status === "succeeded") return { kind: "fact", fact };
      if (fact.status !== "requires_action") return { kind: "closed" };
      if (approve) return settle(fact, "succeeded");
      await decide(id, "requires_payment_method");
      return { kind: "declined", message: "The payment was not approved. No money has moved." };
    },
  };
};

const isSame = (secret: string, given: string): boolean => {
  const [a, b] = [Buffer.from(secret), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
};
