import type { IdempotencyKeys } from "./ports/IdempotencyKeys.ts";
import { SENT_ARE_KEPT_MS } from "./usecases/mails/mailSender.ts";
import { SIGN_IN_LIMITS } from "./usecases/owner/signIn.ts";
import { reconcile } from "./usecases/payments/reconcile.ts";
import type { Shop } from "./usecases/shop.ts";

const RECONCILE_EVERY_MS = 30_000;
/** Stripe forgets after a day too; nobody repeats a request that is older. */
const KEYS_LIVE_MS = 24 * 60 * 60 * 1000;

/** Begins the work that nobody asks for, at once and then every half minute; call the answer to stop. */
export const startUpkeep = (shop: Shop, keys: IdempotencyKeys): (() => void) => {
  let isRunning = false;
  const round = () => {
    // A round that takes long is not overtaken by the next.
    if (isRunning) return;
    isRunning = true;
    // Not within the round: a slow mail server keeps no payment waiting.
    shop.mailSender.wake();
    shop.background.run("reconcile", async () => {
      try {
        await reconcile(shop);
        const now = shop.clock.now();
        await keys.removeOlderThan(new Date(now.getTime() - KEYS_LIVE_MS));
        await shop.repositories.mailOutbox.removeSentBefore(new Date(now.getTime() - SENT_ARE_KEPT_MS));
        await shop.repositories.ownerSessions.removeExpired(now);
        await shop.repositories.signInTries.removeOlderThan(
          new Date(now.getTime() - SIGN_IN_LIMITS.windowMs),
        );
      } finally {
        isRunning = false;
      }
    });
  };
  round();
  const timer = setInterval(round, RECONCILE_EVERY_MS);
  return () => clearInterval(timer);
};
