import { type Invariant, repeated } from "./shopState.ts";

const oneMailAnOccasion: Invariant = {
  name: "the outbox has one mail an occasion, and each order has its confirmation",
  breaches: async ({ database }) => {
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
      ...repeated(mails.map(({ id }) => id)).map(([id, times]) => `${times} mails have the id ${id}`),
      ...repeated(mails.map(({ occasion }) => occasion)).map(
        ([occasion, times]) => `${times} mails are about "${occasion}"`,
      ),
      ...orders.flatMap(({ id }) => {
        const times = confirmed.get(id)?.length ?? 0;
        return times === 1 ? [] : [`order ${id} has ${times} confirmations`];
      }),
    ];
  },
};

const noMailTwice: Invariant = {
  name: "no mail arrives twice",
  breaches: async ({ arrivedMails }) =>
    repeated(arrivedMails ?? []).map(([id, times]) => `mail ${id} arrived ${times} times`),
};

export const MAIL_INVARIANTS: readonly Invariant[] = [oneMailAnOccasion, noMailTwice];
