import type { RemakeReason } from "@storywall/domain/print/remakeReasons.ts";

/** A tile that is printed again because pieces of it were spoilt before its parcel was sent. */
export type ReprintRecord = {
  /** Id chosen by the client, so that a retried request adds no second row. */
  readonly id: string;
  readonly orderId: string;
  /** Replacement that the tile belongs to; null when it belongs to the order itself. */
  readonly replacementId: string | null;
  readonly lineId: string;
  readonly tile: string;
  /** Number of framed tiles to make again: a wall that was ordered twice has two of each tile. */
  readonly pieces: number;
  readonly reason: RemakeReason;
  readonly at: Date;
  readonly actorName: string;
  /** Batch in which the spoilt pieces were printed. */
  readonly batchId: string | null;
};

/** Spoilt pieces. Rows are only added. */
export type Reprints = {
  add(reprint: ReprintRecord): Promise<void>;
  find(id: string): Promise<ReprintRecord | undefined>;
  /** Returns the reprints of an order and of its replacements, oldest first. */
  findByOrder(orderId: string): Promise<readonly ReprintRecord[]>;
  findByBatch(batchId: string): Promise<readonly ReprintRecord[]>;
};
