import type { Currency } from "@storywall/domain/sites/site.ts";
import type { Database } from "../../../src/adapters/database/engine/connect.ts";
import type { PaymentStatus } from "../../../src/ports/payments/Payments.ts";

/** A payment as its provider has recorded it: the only record of money besides the shop's database. */
export type LedgerEntry = {
  readonly id: string;
  readonly checkoutId: string;
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly currency: Currency;
  /** The refunded part of `amount`. */
  readonly refunded: number;
};

/** The state that invariants check: the database, and files and mails where the test has them. */
export type ShopState = {
  readonly database: Database;
  /** Work that began before this time must be finished. Work that began later may still be pending. */
  readonly settledBefore: Date;
  readonly ledger: readonly LedgerEntry[];
  /** The folder with photos and uploads; undefined where photos are rows without files. */
  readonly dataDir: string | undefined;
  /** Message ids of the mails that arrived, in order; undefined where the test does not record them. */
  readonly receivedMailIds: readonly string[] | undefined;
};

/** A rule that always holds, whatever fails. `findViolations` returns one readable line for each violation. */
export type Invariant = {
  readonly name: string;
  readonly findViolations: (state: ShopState) => Promise<readonly string[]>;
};

/** Returns the ledger of the built-in test provider, which is in the shop's own database. */
export const testProviderLedger = (database: Database): Promise<readonly LedgerEntry[]> =>
  database
    .selectFrom("testPayments")
    .select(["id", "checkoutId", "status", "amount", "currency", "refunded"])
    .execute();

/** Returns the keys that occur more than once, with their counts. */
export const findDuplicates = (keys: readonly string[]): readonly (readonly [key: string, times: number])[] =>
  [...Map.groupBy(keys, (key) => key)].flatMap(([key, all]) => (all.length > 1 ? [[key, all.length]] : []));
