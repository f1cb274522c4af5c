import { MINUTE } from "@storywall/testkit/fakeClock.ts";
import type { Database } from "../../../src/adapters/database/engine/connect.ts";
import { CART_INVARIANTS } from "./cartInvariants.ts";
import { MAIL_INVARIANTS } from "./mailInvariants.ts";
import { MONEY_INVARIANTS } from "./moneyInvariants.ts";
import { ORDER_INVARIANTS } from "./orderInvariants.ts";
import { PHOTO_INVARIANTS } from "./photoInvariants.ts";
import { PROMO_INVARIANTS } from "./promoInvariants.ts";
import { type BookEntry, type Invariant, type ShopState, testProviderBooks } from "./shopState.ts";

export const INVARIANTS: readonly Invariant[] = [
  ...ORDER_INVARIANTS,
  ...MONEY_INVARIANTS,
  ...PROMO_INVARIANTS,
  ...MAIL_INVARIANTS,
  ...CART_INVARIANTS,
  ...PHOTO_INVARIANTS,
];

export type SoundShopOptions = {
  readonly now?: Date;
  /** How long work may be under way; 0 when everything has been waited for. */
  readonly graceMs?: number;
  /** Of the provider that took the money; the test provider's where none is given. */
  readonly books?: readonly BookEntry[];
  readonly dataDir?: string;
  readonly arrivedMails?: readonly string[];
};

const MOST_TOLD = 20;

/** Paid and neither order nor refund: five minutes are what the reconciler has. */
const GRACE_MS = 5 * MINUTE;

/** Everything that is not as it always must be, a line each. */
export const breachesOf = async (
  database: Database,
  { now = new Date(), graceMs = GRACE_MS, books, dataDir, arrivedMails }: SoundShopOptions = {},
): Promise<readonly string[]> => {
  const state: ShopState = {
    database,
    settledBefore: new Date(now.getTime() - graceMs),
    books: books ?? (await testProviderBooks(database)),
    dataDir,
    arrivedMails,
  };
  const breaches: string[] = [];
  for (const invariant of INVARIANTS) {
    for (const breach of await invariant.breaches(state)) breaches.push(`${invariant.name}: ${breach}`);
  }
  return breaches;
};

/** For `afterEach`: whatever a test did to the shop, it is sound. */
export const expectSoundShop = async (database: Database, options?: SoundShopOptions): Promise<void> => {
  const breaches = await breachesOf(database, options);
  if (breaches.length === 0) return;
  // All of them are rarely read; what they have in common is.
  const some = breaches.slice(0, MOST_TOLD).map((breach) => `\n  ${breach}`);
  throw new Error(`the shop is not sound, in ${breaches.length} places:${some.join("")}`);
};
