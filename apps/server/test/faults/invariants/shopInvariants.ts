import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { Database } from "../../../src/adapters/database/engine/connect.ts";
import { CART_INVARIANTS } from "./cartInvariants.ts";
import { MAIL_INVARIANTS } from "./mailInvariants.ts";
import { MONEY_INVARIANTS } from "./moneyInvariants.ts";
import { ORDER_INVARIANTS } from "./orderInvariants.ts";
import { PHOTO_INVARIANTS } from "./photoInvariants.ts";
import { PROMO_INVARIANTS } from "./promoInvariants.ts";
import { type Invariant, type LedgerEntry, type ShopState, testProviderLedger } from "./shopState.ts";

const INVARIANTS: readonly Invariant[] = [
  ...ORDER_INVARIANTS,
  ...MONEY_INVARIANTS,
  ...PROMO_INVARIANTS,
  ...MAIL_INVARIANTS,
  ...CART_INVARIANTS,
  ...PHOTO_INVARIANTS,
];

export type InvariantOptions = {
  readonly now?: Date;
  /** How long work may be pending; 0 when the test has waited for everything. */
  readonly graceMs?: number;
  /** The ledger of the payment provider. By default that of the built-in test provider. */
  readonly ledger?: readonly LedgerEntry[];
  readonly dataDir?: string;
  readonly receivedMailIds?: readonly string[];
};

const MAX_REPORTED = 20;

/** How long a payment may be neither order nor refund: the reconciler has five minutes. */
const GRACE_MS = 5 * MINUTE_MS;

/** Returns the violations of all invariants, one line each. */
export const findViolations = async (
  database: Database,
  { now = new Date(), graceMs = GRACE_MS, ledger, dataDir, receivedMailIds }: InvariantOptions = {},
): Promise<readonly string[]> => {
  const state: ShopState = {
    database,
    settledBefore: new Date(now.getTime() - graceMs),
    ledger: ledger ?? (await testProviderLedger(database)),
    dataDir,
    receivedMailIds,
  };
  const violations: string[] = [];
  for (const invariant of INVARIANTS) {
    for (const violation of await invariant.findViolations(state))
      violations.push(`${invariant.name}: ${violation}`);
  }
  return violations;
};

/** Checks all invariants, for `afterEach`. @throws Error with the violations. */
export const expectInvariants = async (database: Database, options?: InvariantOptions): Promise<void> => {
  const violations = await findViolations(database, options);
  if (violations.length === 0) return;
  // The first ones are enough to see the cause.
  const reported = violations.slice(0, MAX_REPORTED).map((violation) => `\n  ${violation}`);
  throw new Error(`${violations.length} invariants are violated:${reported.join("")}`);
};
