import { createHash } from "node:crypto";
import type { Design } from "@storywall/domain/design/design.ts";
import type { Previews } from "../../ports/Previews.ts";
import type { Database } from "./connect.ts";
import { type Slots, statement } from "./statement.ts";
import { readDesign } from "./storedDesign.ts";

const SAVE = statement(({ key, design }: Slots<{ key: string; design: string }>, db) =>
  db
    .insertInto("previews")
    .values({ key, design })
    .onConflict((conflict) => conflict.column("key").doNothing()),
);

export const previews = (db: Database): Previews => ({
  keyOf,

  save: async (design) => {
    await SAVE.post(db, { key: keyOf(design), design: JSON.stringify(tilesOf(design)) });
  },

  find: async (key) => {
    const row = await db.selectFrom("previews").select("design").where("key", "=", key).executeTakeFirst();
    return row && readDesign(row.design);
  },
});

/** A preview shows the tiles and not the room that its shopper saw them in: one wall has one preview in every room. */
const tilesOf = ({ room: _, ...tiles }: Design): Design => tiles;

/** 192 bits of what the wall is; photos' asset ids are in it, so whoever does not know them cannot know it. */
const keyOf = (design: Design): string =>
  createHash("sha256")
    .update(canonical(tilesOf(design)))
    .digest("base64url")
    .slice(0, 32);

/** One text for one content: the database keeps a JSON object's keys in an order of its own. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`)
    .join(",")}}`;
};
