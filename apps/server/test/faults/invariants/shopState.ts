import type { Currency } from "@storywall/domain/sites/site.ts";
import type { Database } from "../../../src/adapters/database/engine/connect.ts";
import type { PaymentStatus } from "../../../src/ports/payments/Payments.ts";

/** What a payment's own provider says of it: the only witness of money besides our database. */
export type LedgerEntry = {
  readonly id: string;
  readonly checkoutId: string;
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly currency: Currency;
  /** What has been given back of `amount`. */
  readonly refunded: number;
};

/** A shop to be looked at: its database, and what is outside of it where the test has such. */
export type ShopState = {
  readonly database: Database;
  /** Work that began later than this may still be under way. */
  readonly settledBefore: Date;
  readonly ledger: readonly LedgerEntry[];
  /** The folder with photos and uploads; undefined where photos have rows only. */
  readonly dataDir: string | undefined;
  /** Message ids of the mails that arrived, in their order; undefined where nobody counted. */
  readonly receivedMailIds: readonly string[] | undefined;
};

/** Something that is always so, whatever failed when. `breaches` gives one readable line for each place where it is not. */
export type Invariant = {
  readonly name: string;
  readonly findViolations: (state: ShopState) => Promise<readonly string[]>;
};

/** The books of the built-in test provider, which lie in the shop's own database. */
export const testProviderLedger = (database: Database): Promise<readonly LedgerEntry[]> =>
  database
    .selectFrom("testPayments")
    .select(["id", "checkoutId", "status", "amount", "currency", "refunded"])
    .execute();

/** How often each is there, of those that are there more than once. */
export const findDuplicates = (keys: readonly string[]): readonly (readonly [key: string, times: number])[] =>
  [...Map.groupBy(keys, (key) => key)].flatMap(([key, all]) => (all.length > 1 ? [[key, all.length]] : []));
