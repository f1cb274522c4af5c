import { sql } from "kysely";
import type { StaffMembers } from "../../../ports/staff/StaffMembers.ts";
import type { Database } from "../engine/connect.ts";

export const staffMembers = (db: Database): StaffMembers => {
  const selectAccounts = () =>
    db
      .selectFrom("staffMembers")
      .select(["id", "name", "role", "email", "passwordHash", "totpSecret", "createdAt", "stoppedAt"])
      .select("sessionsSince as passwordChangedAt");
  const update = (id: string) => db.updateTable("staffMembers").where("id", "=", id);

  return {
    insert: async ({ createdAt, ...member }) => {
      await db
        .insertInto("staffMembers")
        .values({ ...member, createdAt, sessionsSince: createdAt })
        .execute();
    },

    find: (id) => selectAccounts().where("id", "=", id).executeTakeFirst(),

    lock: (id) => selectAccounts().where("id", "=", id).forUpdate().executeTakeFirst(),

    findByEmail: (email) =>
      selectAccounts().where(sql`lower(email)`, "=", email.toLowerCase()).executeTakeFirst(),

    list: () =>
      selectAccounts()
        .orderBy("stoppedAt", (order) => order.asc().nullsFirst())
        .orderBy("createdAt")
        .orderBy("id")
        .execute(),

    lockOwners: async () => {
      const owners = await db
        .selectFrom("staffMembers")
        .select("id")
        .where("role", "=", "owner")
        .where("stoppedAt", "is", null)
        .orderBy("id")
        .forUpdate()
        .execute();
      return owners.map(({ id }) => id);
    },

    setRole: async (id, role) => {
      await update(id).set({ role }).execute();
    },

    setStopped: async (id, stoppedAt) => {
      await update(id).set({ stoppedAt }).execute();
    },

    setProfile: async (id, { name, email }) => {
      await update(id).set({ name, email }).execute();
    },

    setPassword: async (id, passwordHash, at) => {
      await update(id).set({ passwordHash, sessionsSince: at }).execute();
    },
  };
};
