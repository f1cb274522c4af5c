import { MINUTE } from "@storywall/testkit/fakeClock.ts";
import type { Database } from "../../../src/adapters/database/engine/connect.ts";
import { CART_INVARIANTS } from "./cartInvariants.ts";
import { MAIL_INVARIANTS } from "./mailInvariants.ts";
import { MONEY_INVARIANTS } from "./moneyInvariants.ts";
import { ORDER_INVARIANTS } from "./orderInvariants.ts";
import { PHOTO_INVARIANTS } from "./photoInvariants.ts";
import { PROMO_INVARIANTS } from "./promoInvariants.ts";
import { type Invariant, type LedgerEntry, type ShopState, testProviderLedger } from "./shopState.ts";

export const INVARIANTS: readonly Invariant[] = [
  ...ORDER_INVARIANTS,
  ...MONEY_INVARIANTS,
  ...PROMO_INVARIANTS,
  ...MAIL_INVARIANTS,
  ...CART_INVARIANTS,
  ...PHOTO_INVARIANTS,
];

export type InvariantOptions = {
  readonly now?: Date;
  /** How long work may be under way; 0 when everything has been waited for. */
  readonly graceMs?: number;
  /** Of the provider that took the money; the test provider's where none is given. */
  readonly ledger?: readonly LedgerEntry[];
  readonly dataDir?: string;
  readonly receivedMailIds?: readonly string[];
};

const MAX_REPORTED = 20;

/** Paid and neither order nor refund: five minutes are what the reconciler has. */
const GRACE_MS = 5 * MINUTE;

/** Everything that is not as it always must be, a line each. */
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

/** For `afterEach`: whatever a test did to the shop, it is sound. */
export const expectInvariants = async (database: Database, options?: InvariantOptions): Promise<void> => {
  const violations = await findViolations(database, options);
  if (violations.length === 0) return;
  // All of them are rarely read; what they have in common is.
  const reported = violations.slice(0, MAX_REPORTED).map((violation) => `\n  ${violation}`);
  throw new Error(`the shop is not sound, in ${violations.length} places:${reported.join("")}`);
};
