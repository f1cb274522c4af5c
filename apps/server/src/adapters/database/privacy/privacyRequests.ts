import { maskEmail } from "@storywall/domain/email/maskEmail.ts";
import { sql } from "kysely";
import type {
  ErasedData,
  PrivacyRequest,
  PrivacyRequestState,
  PrivacyRequests,
} from "../../../ports/privacy/PrivacyRequests.ts";
import type { Database } from "../engine/connect.ts";

type Progress = Pick<PrivacyRequest, "erasedAt" | "openedAt" | "sentAt"> & {
  readonly mailId: string | null;
  readonly givenUpAt: Date | null;
};

const stateOf = ({ erasedAt, openedAt, sentAt, givenUpAt, mailId }: Progress): PrivacyRequestState => {
  if (erasedAt) return "erased";
  if (openedAt) return "opened";
  if (givenUpAt) return "unknown";
  // Mails that were sent are deleted after a month.
  return sentAt || mailId === null ? "sent" : "waiting";
};

export const privacyRequests = (db: Database): PrivacyRequests => ({
  add: async ({ email, ...request }) => {
    await db
      .insertInto("privacyRequests")
      .values({ ...request, customerId: sql<string>`customer_id(${email})`, maskedEmail: maskEmail(email) })
      .execute();
  },

  markOpened: async (id, openedAt) => {
    await db
      .updateTable("privacyRequests")
      .set({ openedAt })
      .where("id", "=", id)
      .where("openedAt", "is", null)
      .execute();
  },

  markErased: async (id, erasedAt, { visitors, threads, subscriptions }) => {
    const count = (name: keyof ErasedData) => sql`coalesce((erased ->> ${name})::integer, 0)`;
    await db
      .updateTable("privacyRequests")
      .set({
        erasedAt,
        erased: sql<string>`jsonb_build_object(
          'visitors', ${count("visitors")} + ${visitors}::integer,
          'threads', ${count("threads")} + ${threads}::integer,
          'subscriptions', ${count("subscriptions")} + ${subscriptions}::integer)`,
      })
      .where("id", "=", id)
      .execute();
  },

  list: async (customerId, limit) => {
    const rows = await db
      .selectFrom("privacyRequests as request")
      .leftJoin("mailOutbox as mail", (join) =>
        join.onRef("mail.about", "=", "request.id").on("mail.kind", "=", "data_request"),
      )
      .select(["request.id", "request.site", "request.customerId", "request.maskedEmail"])
      .select(["request.createdAt", "request.openedAt", "request.erasedAt", "request.erased"])
      .select(["mail.id as mailId", "mail.sentAt", "mail.givenUpAt"])
      .$if(customerId !== null, (query) => query.where("request.customerId", "=", customerId))
      .orderBy("request.createdAt", "desc")
      .orderBy("request.id")
      .limit(limit)
      .execute();
    return rows.map(({ mailId, givenUpAt, ...row }) => ({
      ...row,
      state: stateOf({ ...row, mailId, givenUpAt }),
    }));
  },

  removeCreatedBefore: async (time) => {
    await db.deleteFrom("privacyRequests").where("createdAt", "<", time).execute();
    await db
      .deleteFrom("privacyRequests")
      .where("openedAt", "is", null)
      .where("id", "in", (select) =>
        select
          .selectFrom("mailOutbox")
          .select("about")
          .where("kind", "=", "data_request")
          .where("givenUpAt", "is not", null),
      )
      .execute();
  },
});
