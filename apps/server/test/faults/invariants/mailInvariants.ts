import { findDuplicates, type Invariant } from "./shopState.ts";

const oneMailPerDedupeKey: Invariant = {
  name: "the outbox has one mail per occasion, and each order has one confirmation",
  findViolations: async ({ database }) => {
    const mails = await database
      .selectFrom("mailOutbox")
      .select(["id", "occasion", "kind", "about"])
      .execute();
    const orders = await database.selectFrom("orders").select("id").execute();
    const confirmed = Map.groupBy(
      mails.filter(({ kind }) => kind === "order_confirmation"),
      ({ about }) => about,
    );
    return [
      ...findDuplicates(mails.map(({ id }) => id)).map(([id, times]) => `${times} mails have the id ${id}`),
      ...findDuplicates(mails.map(({ occasion }) => occasion)).map(
        ([occasion, times]) => `${times} mails are about "${occasion}"`,
      ),
      ...orders.flatMap(({ id }) => {
        const times = confirmed.get(id)?.length ?? 0;
        return times === 1 ? [] : [`order ${id} has ${times} confirmations`];
      }),
    ];
  },
};

const noDuplicateMail: Invariant = {
  name: "no mail arrives twice",
  findViolations: async ({ receivedMailIds }) =>
    findDuplicates(receivedMailIds ?? []).map(([id, times]) => `mail ${id} arrived ${times} times`),
};

export const MAIL_INVARIANTS: readonly Invariant[] = [oneMailPerDedupeKey, noDuplicateMail];
