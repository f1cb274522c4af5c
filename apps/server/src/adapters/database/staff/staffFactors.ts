import type { StaffFactors } from "../../../ports/staff/StaffFactors.ts";
import type { Database } from "../engine/connect.ts";
import { hashToken } from "../owner/hashToken.ts";

export const staffFactors = (db: Database): StaffFactors => ({
  setTotpSecret: async (staffId, totpSecret) => {
    await db
      .updateTable("staffMembers")
      .set({ totpSecret, totpStep: null })
      .where("id", "=", staffId)
      .execute();
  },

  useTotpStep: async (staffId, totpStep) => {
    const used = await db
      .updateTable("staffMembers")
      .set({ totpStep })
      .where("id", "=", staffId)
      .where((member) => member.or([member("totpStep", "is", null), member("totpStep", "<", totpStep)]))
      .returning("id")
      .executeTakeFirst();
    return used !== undefined;
  },

  insertPasskey: async (passkey) => {
    await db.insertInto("staffPasskeys").values(passkey).execute();
  },

  findPasskey: async (id) => {
    const row = await db.selectFrom("staffPasskeys").selectAll().where("id", "=", id).executeTakeFirst();
    return row && { ...row, counter: Number(row.counter) };
  },

  listPasskeys: async (staffId) => {
    const rows = await db
      .selectFrom("staffPasskeys")
      .selectAll()
      .where("staffId", "=", staffId)
      .orderBy("createdAt")
      .execute();
    return rows.map((row) => ({ ...row, counter: Number(row.counter) }));
  },

  markPasskeyUsed: async (id, counter, usedAt) => {
    await db.updateTable("staffPasskeys").set({ counter, usedAt }).where("id", "=", id).execute();
  },

  removePasskey: async (staffId, id) => {
    const removed = await db
      .deleteFrom("staffPasskeys")
      .where("staffId", "=", staffId)
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    return removed !== undefined;
  },

  removeAll: async (staffId) => {
    await db.deleteFrom("staffPasskeys").where("staffId", "=", staffId).execute();
    await db.deleteFrom("staffRecoveryCodes").where("staffId", "=", staffId).execute();
    await db
      .updateTable("staffMembers")
      .set({ totpSecret: null, totpStep: null })
      .where("id", "=", staffId)
      .execute();
  },

  replaceRecoveryCodes: async (staffId, codes) => {
    await db.deleteFrom("staffRecoveryCodes").where("staffId", "=", staffId).execute();
    if (codes.length === 0) return;
    await db
      .insertInto("staffRecoveryCodes")
      .values(codes.map((code) => ({ staffId, codeHash: hashToken(code) })))
      .execute();
  },

  useRecoveryCode: async (staffId, code) => {
    const used = await db
      .deleteFrom("staffRecoveryCodes")
      .where("staffId", "=", staffId)
      .where("codeHash", "=", hashToken(code))
      .returning("codeHash")
      .executeTakeFirst();
    return used !== undefined;
  },

  countRecoveryCodes: async (staffId) => {
    const { count } = await db
      .selectFrom("staffRecoveryCodes")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("staffId", "=", staffId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
});
