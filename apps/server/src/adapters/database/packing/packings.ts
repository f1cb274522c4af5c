import type { Packings } from "../../../ports/packing/Packings.ts";
import type { Database } from "../engine/connect.ts";

export const packings = (db: Database): Packings => ({
  findLeases: async (numbers, now) => {
    if (numbers.length === 0) return new Map();
    const rows = await db
      .selectFrom("packings")
      .selectAll()
      .where("number", "in", numbers)
      .where("leaseEnds", ">", now)
      .execute();
    return new Map(rows.map(({ number, leaseEnds, ...packer }) => [number, { ...packer, ends: leaseEnds }]));
  },

  lease: async (number, { ends, ...packer }) => {
    const lease = { ...packer, leaseEnds: ends };
    await db
      .insertInto("packings")
      .values({ number, ...lease })
      .onConflict((conflict) => conflict.column("number").doUpdateSet(lease))
      .execute();
  },

  findPieces: async (numbers) => {
    if (numbers.length === 0) return new Map();
    const rows = await db
      .selectFrom("packedPieces")
      .select(["number", "piece"])
      .where("number", "in", numbers)
      .execute();
    const byNumber = Map.groupBy(rows, ({ number }) => number);
    return new Map([...byNumber].map(([number, pieces]) => [number, pieces.map(({ piece }) => piece)]));
  },

  areUsed: async () =>
    (await db.selectFrom("packedPieces").select("number").limit(1).executeTakeFirst()) !== undefined,

  setPiece: async (number, { name, isPacked, at, actorName }) => {
    if (isPacked)
      await db
        .insertInto("packedPieces")
        .values({ number, piece: name, at, actorName })
        .onConflict((conflict) => conflict.columns(["number", "piece"]).doNothing())
        .execute();
    else await db.deleteFrom("packedPieces").where("number", "=", number).where("piece", "=", name).execute();
  },
});
