import { THREADS_ARE_KEPT_DAYS } from "@storywall/domain/messages/messageLimits.ts";
import type { Background } from "./ports/platform/Background.ts";
import type { IdempotencyKeys } from "./ports/platform/IdempotencyKeys.ts";
import type { RateCounts } from "./ports/platform/RateCounts.ts";
import type { PrintFiles } from "./ports/print/PrintFiles.ts";
import { forgetEndedLinks } from "./usecases/designLinks/forgetEndedLinks.ts";
import { SENT_ARE_KEPT_MS } from "./usecases/mails/mailSender.ts";
import { remindOfPhotos } from "./usecases/mails/remindOfPhotos.ts";
import { SIGN_IN_LIMITS } from "./usecases/owner/signIn.ts";
import { reconcile } from "./usecases/payments/reconcile.ts";
import { type CollectParts, collectPhotos } from "./usecases/photos/collectPhotos.ts";
import { forgetOldCarts } from "./usecases/photos/forgetOldCarts.ts";
import type { PhotoServices } from "./usecases/photos/photoServices.ts";
import { readLeftUploads, sweepUploads } from "./usecases/photos/photoUpkeep.ts";
import { forgetOldPrints } from "./usecases/print/forgetOldPrints.ts";
import { type PackerParts, packDue } from "./usecases/print/packer.ts";
import { type PrinterParts, printDue, sweepPrints } from "./usecases/print/printer.ts";
import { finishForgetting } from "./usecases/privacy/forgetVisitor.ts";
import type { Shop } from "./usecases/shop.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Stripe forgets after a day too; nobody repeats a request that is older. */
const KEYS_LIVE_MS = 24 * HOUR_MS;
/** A task that fails is tried again, though not at once: the database may be down for a while. */
const PAUSE_AFTER_FAILURE_MS = 10 * SECOND_MS;

/** Work that nobody asks for. */
export type UpkeepTask = {
  readonly name: string;
  /** Pause between the end of one run and the begin of the next. */
  readonly everyMs: number;
  /** Any number of processes run it at the same moment, so it takes its work by a lease or may do it twice. */
  readonly run: () => Promise<unknown>;
};

/**
 * All of it. What a shopper waits for is looked for every second, by a query of an index that mostly finds nothing: that
 * is how a worker hears of what another process queued (docs/decisions/0010).
 */
export const upkeepTasks = (
  shop: Shop,
  keys: IdempotencyKeys,
  counts: RateCounts,
  photos: PhotoServices,
  prints: PrinterParts &
    PackerParts &
    Pick<CollectParts, "previewFiles"> & {
      readonly files: Pick<PrintFiles, "remove">;
    },
): readonly UpkeepTask[] => {
  const { repositories, clock } = shop;
  const ago = (milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds);
  return [
    { name: "send mails", everyMs: SECOND_MS, run: () => shop.mailSender.sendDue() },
    { name: "send refunds", everyMs: SECOND_MS, run: () => shop.refundSender.sendDue() },
    { name: "reconcile payments", everyMs: 10 * SECOND_MS, run: () => reconcile(shop) },
    { name: "render prints", everyMs: 5 * SECOND_MS, run: () => printDue(prints) },
    { name: "finish folders of prints", everyMs: 5 * SECOND_MS, run: () => packDue(prints) },
    { name: "remove old drafts of prints", everyMs: HOUR_MS, run: () => sweepPrints(prints) },
    { name: "remind of photos", everyMs: 10 * MINUTE_MS, run: () => remindOfPhotos(shop) },
    { name: "read left uploads", everyMs: 10 * MINUTE_MS, run: () => readLeftUploads(photos) },
    { name: "remove old uploads", everyMs: HOUR_MS, run: () => sweepUploads(photos) },
    {
      name: "delete prints of old orders",
      everyMs: HOUR_MS,
      run: () => forgetOldPrints({ shop, files: prints.files }),
    },
    { name: "empty old carts", everyMs: HOUR_MS, run: () => forgetOldCarts(shop) },
    {
      name: "delete photos that nobody wants",
      everyMs: MINUTE_MS,
      run: () =>
        collectPhotos({
          shop,
          photos: photos.photos,
          previewFiles: prints.previewFiles,
          background: shop.background,
        }),
    },
    { name: "finish forgetting visitors", everyMs: HOUR_MS, run: () => finishForgetting(shop) },
    {
      name: "forget requests for data",
      everyMs: HOUR_MS,
      run: () => repositories.keptData.removeRequestsBefore(clock.now()),
    },
    { name: "forget ended links", everyMs: HOUR_MS, run: () => forgetEndedLinks(shop) },
    {
      name: "forget old messages",
      everyMs: HOUR_MS,
      run: () => repositories.messageThreads.removeSilentSince(ago(THREADS_ARE_KEPT_DAYS * 24 * HOUR_MS)),
    },
    { name: "forget counts", everyMs: MINUTE_MS, run: () => counts.removeEnded(clock.now()) },
    { name: "forget upload locks", everyMs: MINUTE_MS, run: () => photos.locks.removeExpired() },
    { name: "forget upload shares", everyMs: HOUR_MS, run: () => photos.shares.removeEnded(clock.now()) },
    {
      name: "forget idempotency keys",
      everyMs: MINUTE_MS,
      run: () => keys.removeOlderThan(ago(KEYS_LIVE_MS)),
    },
    {
      name: "forget sent mails",
      everyMs: HOUR_MS,
      run: () => repositories.mailOutbox.removeSentBefore(ago(SENT_ARE_KEPT_MS)),
    },
    {
      name: "forget owner sessions",
      everyMs: MINUTE_MS,
      run: () => repositories.ownerSessions.removeExpired(clock.now()),
    },
    {
      name: "forget sign-in tries",
      everyMs: MINUTE_MS,
      run: () => repositories.signInTries.removeOlderThan(ago(SIGN_IN_LIMITS.windowMs)),
    },
  ];
};

/** Begins all tasks at once, each in its own time; call the answer to begin no more. Runs that have begun end by themselves. */
export const startUpkeep = (tasks: readonly UpkeepTask[], background: Background): (() => void) => {
  const timers = new Map<string, NodeJS.Timeout>();
  let isOver = false;

  const begin = ({ name, everyMs, run }: UpkeepTask): void => {
    const again = (pauseMs: number): void => {
      if (!isOver) timers.set(name, setTimeout(start, pauseMs));
    };
    const start = (): void =>
      background.run(name, async () => {
        let pauseMs = Math.max(everyMs, PAUSE_AFTER_FAILURE_MS);
        try {
          await run();
          pauseMs = everyMs;
        } finally {
          again(pauseMs);
        }
      });
    start();
  };
  for (const task of tasks) begin(task);

  return () => {
    isOver = true;
    for (const timer of timers.values()) clearTimeout(timer);
  };
};
