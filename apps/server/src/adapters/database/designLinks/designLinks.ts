import type { DesignLink, DesignLinks, VisitorDesignKey } from "../../../ports/designLinks/DesignLinks.ts";
import type { Database } from "../engine/connect.ts";
import { parseStoredDesign } from "../engine/storedDesign.ts";

export const designLinks = (db: Database): DesignLinks => {
  const selectLinks = () => db.selectFrom("designLinks").selectAll();
  const find = async (token: string) => {
    const row = await selectLinks().where("token", "=", token).executeTakeFirst();
    return row && toLink(row);
  };
  /** Selects the ids of all links to a design. Includes expired and withdrawn links: photos added through them are still delivered. */
  const selectLinkIds = ({ visitorId, designKey }: VisitorDesignKey) =>
    db
      .selectFrom("designLinks")
      .select("designLinks.id")
      .where("visitorId", "=", visitorId)
      .where("designKey", "=", designKey);

  return {
    insert: async ({ design, ...link }) => {
      await db
        .insertInto("designLinks")
        .values({ ...link, design: JSON.stringify(design) })
        .execute();
    },

    find,

    lock: async (token) => {
      await db.selectFrom("designLinks").select("id").where("token", "=", token).forUpdate().execute();
      // A separate statement sees what the previous holder of the lock has written.
      return find(token);
    },

    listOpen: async ({ visitorId, designKey }, now) => {
      const rows = await selectLinks()
        .where("visitorId", "=", visitorId)
        .where("designKey", "=", designKey)
        .where("withdrawnAt", "is", null)
        .where("expiresAt", ">", now)
        .orderBy("createdAt", "desc")
        .execute();
      return rows.map(toLink);
    },

    saveDesign: async (id, design, expiresAt) => {
      const changed = { design: JSON.stringify(design), expiresAt };
      await db.updateTable("designLinks").set(changed).where("id", "=", id).execute();
    },

    extendExpiry: async (id, expiresAt) => {
      await db.updateTable("designLinks").set({ expiresAt }).where("id", "=", id).execute();
    },

    withdraw: async (id, withdrawnAt) => {
      await db
        .updateTable("designLinks")
        .set({ withdrawnAt })
        .where("id", "=", id)
        .where("withdrawnAt", "is", null)
        .execute();
    },

    removeEndedBefore: async (before) => {
      await db
        .deleteFrom("designLinks")
        .where((where) => where.or([where("expiresAt", "<", before), where("withdrawnAt", "<", before)]))
        .execute();
    },

    addPhoto: async (photo) => {
      const added = await db
        .insertInto("designLinkPhotos")
        .values(photo)
        .onConflict((conflict) => conflict.constraint("a_photo_comes_by_a_link_once").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (added) return added;
      return db
        .selectFrom("designLinkPhotos")
        .select("id")
        .where("linkId", "=", photo.linkId)
        .where("assetId", "=", photo.assetId)
        .executeTakeFirstOrThrow();
    },

    hasPhoto: async (linkId, assetId) => {
      const row = await db
        .selectFrom("designLinkPhotos")
        .select("id")
        .where("linkId", "=", linkId)
        .where("assetId", "=", assetId)
        .executeTakeFirst();
      return row !== undefined;
    },

    countPhotos: (linkId) =>
      db
        .selectFrom("designLinkPhotos")
        .select((select) => [
          select.fn.countAll<number>().as("added"),
          select.fn.count<number>("receivedAt").as("received"),
        ])
        .where("linkId", "=", linkId)
        .executeTakeFirstOrThrow(),

    findPendingPhotos: (design) =>
      db
        .selectFrom("designLinkPhotos as added")
        .innerJoin("designLinks as link", "link.id", "added.linkId")
        .innerJoin("photos", "photos.assetId", "added.assetId")
        .select(["added.id", "added.assetId", "link.kind", "photos.width", "photos.height"])
        .where("link.id", "in", selectLinkIds(design))
        .where("added.receivedAt", "is", null)
        .orderBy("added.addedAt")
        .orderBy("added.id")
        .execute(),

    markReceived: async (design, photoIds, receivedAt) => {
      if (photoIds.length === 0) return;
      await db
        .updateTable("designLinkPhotos")
        .set({ receivedAt })
        .where("id", "in", photoIds)
        .where("linkId", "in", selectLinkIds(design))
        .where("receivedAt", "is", null)
        .execute();
    },

    addMail: async (mail) => {
      await db.insertInto("designLinkMails").values(mail).execute();
    },

    findMail: async (id) => {
      const row = await db
        .selectFrom("designLinkMails as mail")
        .innerJoin("designLinks as link", "link.id", "mail.linkId")
        .selectAll("link")
        .select("mail.email")
        .where("mail.id", "=", id)
        .executeTakeFirst();
      if (!row) return undefined;
      const { email, ...link } = row;
      return { email, link: toLink(link) };
    },
  };
};

const toLink = (row: Omit<DesignLink, "design"> & { readonly design: unknown }): DesignLink => ({
  ...row,
  design: parseStoredDesign(row.design),
});
