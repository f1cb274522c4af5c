import type { Expression, SelectQueryBuilder, StringReference } from "kysely";
import type { Schema } from "../schema/schema.ts";

type DueOptions<Table extends keyof Schema> = {
  /** The column with the time from which a row is due. */
  readonly dueAt: StringReference<Schema, Table>;
  readonly now: Date | Expression<Date>;
  readonly limit?: number;
};

/**
 * Returns a subquery for claims: of the candidates, the rows that are due longest, at most `limit`. It locks them,
 * and skips rows that another process is claiming at this moment: that process gets them, so waiting would be in
 * vain.
 */
export const selectDueIds = <Table extends keyof Schema, Row>(
  candidates: SelectQueryBuilder<Schema, Table, Row>,
  { dueAt, now, limit = 1 }: DueOptions<Table>,
): SelectQueryBuilder<Schema, Table, Row> =>
  candidates
    .where((eb) => eb(eb.ref(dueAt).$castTo<Date>(), "<=", now))
    .orderBy((eb) => eb.ref(dueAt))
    .limit(limit)
    .forUpdate()
    .skipLocked();
