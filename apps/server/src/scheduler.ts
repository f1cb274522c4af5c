import { THREAD_RETENTION_DAYS } from "@storywall/domain/messages/messageLimits.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import type { Cdn } from "./ports/cdn/Cdn.ts";
import type { BackgroundTasks } from "./ports/platform/BackgroundTasks.ts";
import type { IdempotencyKeys } from "./ports/platform/IdempotencyKeys.ts";
import type { RateLimitCounters } from "./ports/platform/RateLimitCounters.ts";
import type { PrintFiles } from "./ports/print/PrintFiles.ts";
import { closeDueBatch } from "./usecases/batches/closeDueBatch.ts";
import {
  type CompleteBatchesDependencies,
  completeDueBatches,
  purgeOldBatches,
} from "./usecases/batches/completeDueBatches.ts";
import { CDN_PURGE_MAX_AGE_MS, sendCdnPurges } from "./usecases/cdn/sendCdnPurges.ts";
import { adoptLostHostOrders } from "./usecases/commerce/adoptHostOrders.ts";
import { purgeDiscountCodes } from "./usecases/commerce/purgeDiscountCodes.ts";
import { PRIVACY_REQUEST_RETENTION_MS } from "./usecases/customers/listPrivacyRequests.ts";
import { purgeEndedLinks } from "./usecases/designLinks/purgeEndedLinks.ts";
import { SENT_MAIL_RETENTION_MS } from "./usecases/mails/mailSender.ts";
import { sendPhotoReminders } from "./usecases/mails/sendPhotoReminders.ts";
import { notifyOfLateOrders } from "./usecases/notices/notifyOfLateOrders.ts";
import { NOTICE_RETENTION_MS, queueNoticeMails } from "./usecases/notices/queueNoticeMails.ts";
import { OWNER_DEVICE_TTL_MS, SIGN_IN_LIMITS } from "./usecases/owner/limitSignIn.ts";
import { reconcile } from "./usecases/payments/reconcile.ts";
import type { PhotoServices } from "./usecases/photos/photoServices.ts";
import { purgeOldCarts } from "./usecases/photos/purgeOldCarts.ts";
import { type PurgePhotosDependencies, purgePhotos } from "./usecases/photos/purgePhotos.ts";
import { ingestUnfinishedUploads, purgeStaleUploads } from "./usecases/photos/uploadMaintenance.ts";
import { type CompleteFoldersDependencies, completeDueFolders } from "./usecases/print/completeDueFolders.ts";
import { purgeOldPrints } from "./usecases/print/purgeOldPrints.ts";
import {
  purgeStalePrints,
  type RenderPrintsDependencies,
  renderDuePrints,
} from "./usecases/print/renderDuePrints.ts";
import { settleDueQuestions } from "./usecases/printQuestions/settleDueQuestions.ts";
import { resumeErasures } from "./usecases/privacy/eraseVisitor.ts";
import { purgeUnconfirmed } from "./usecases/promo/confirmSubscription.ts";
import type { Shop } from "./usecases/shop.ts";
import { purgeUnused } from "./usecases/visitor/purgeUnused.ts";

/** A day, as at Stripe. Clients do not repeat older requests. */
const IDEMPOTENCY_KEY_TTL_MS = DAY_MS;
/** Two years, and a day in case the clock of the database is late. */
const AUDIT_LOG_RETENTION_MS = (2 * 366 + 1) * DAY_MS;
/** Fifty thousand usual replies. The oldest are removed first: a client repeats a request within a minute. */
const MAX_STORED_REPLY_BYTES_PER_SENDER = 50_000_000;
/** Hosts repeat an event for two days at most. */
const HOST_EVENT_RETENTION_MS = 30 * DAY_MS;
/**
 * Query plans change only when a table has grown several times over. At 100,000 orders one run takes a few
 * seconds.
 */
const STATISTICS_INTERVAL_MS = 6 * HOUR_MS;
/** Shortest pause after a failed run: the database may be down for a while. */
const MIN_DELAY_AFTER_FAILURE_MS = 10 * SECOND_MS;

/** Work that is started by the clock, not by a request. */
type ScheduledTask = {
  readonly name: string;
  /** Pause between the end of one run and the start of the next. */
  readonly intervalMs: number;
  /**
   * Does the work. Several processes may run it at the same time, so it claims its work by a lease or is safe to do
   * twice.
   */
  readonly run: () => Promise<unknown>;
};

/**
 * Returns all tasks. Work that a shopper waits for is polled every second by an indexed query, which mostly finds
 * nothing. That is how a worker learns what another process has queued (docs/decisions/0010).
 */
export const scheduledTasks = (
  shop: Shop,
  idempotencyKeys: IdempotencyKeys,
  rateLimitCounters: RateLimitCounters,
  photos: PhotoServices,
  prints: RenderPrintsDependencies &
    CompleteFoldersDependencies &
    CompleteBatchesDependencies &
    Pick<PurgePhotosDependencies, "previewFiles"> & {
      readonly files: Pick<PrintFiles, "read" | "remove">;
    },
  cdn: { readonly cdn: Cdn; readonly listOrigins: () => readonly string[] } | null,
  /** Null when the database does it by itself. */
  updateStatistics: (() => Promise<void>) | null,
): readonly ScheduledTask[] => {
  const { repositories, clock } = shop;
  const timeBefore = (milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds);
  return [
    { name: "send mails", intervalMs: SECOND_MS, run: () => shop.mailSender.sendDue() },
    { name: "queue mails to staff", intervalMs: 5 * SECOND_MS, run: () => queueNoticeMails(shop) },
    { name: "notify staff of late orders", intervalMs: HOUR_MS, run: () => notifyOfLateOrders(shop) },
    { name: "send refunds", intervalMs: SECOND_MS, run: () => shop.refundSender.sendDue() },
    ...(Object.keys(shop.commerceHosts).length > 0
      ? [
          { name: "mirror orders", intervalMs: SECOND_MS, run: () => shop.mirrorSender.sendDue() },
          {
            name: "adopt orders of commerce hosts",
            intervalMs: 10 * MINUTE_MS,
            run: () => adoptLostHostOrders(shop),
          },
          {
            name: "delete discount codes of commerce hosts",
            intervalMs: HOUR_MS,
            run: () => purgeDiscountCodes(shop),
          },
          {
            name: "purge events and copies of commerce hosts",
            intervalMs: HOUR_MS,
            run: async () => {
              await repositories.commerceMirrors.removeEventsBefore(timeBefore(HOST_EVENT_RETENTION_MS));
              await repositories.commerceMirrors.removeOrphans();
            },
          },
        ]
      : []),
    { name: "reconcile payments", intervalMs: 10 * SECOND_MS, run: () => reconcile(shop) },
    { name: "render prints", intervalMs: 5 * SECOND_MS, run: () => renderDuePrints(prints) },
    { name: "complete print folders", intervalMs: 5 * SECOND_MS, run: () => completeDueFolders(prints) },
    { name: "close due batches", intervalMs: MINUTE_MS, run: () => closeDueBatch(shop) },
    { name: "complete batches", intervalMs: 5 * SECOND_MS, run: () => completeDueBatches(prints) },
    { name: "purge old batches", intervalMs: HOUR_MS, run: () => purgeOldBatches(prints) },
    { name: "purge stale prints", intervalMs: HOUR_MS, run: () => purgeStalePrints(prints) },
    { name: "send photo reminders", intervalMs: 10 * MINUTE_MS, run: () => sendPhotoReminders(shop) },
    { name: "settle print questions", intervalMs: MINUTE_MS, run: () => settleDueQuestions(shop) },
    {
      name: "ingest unfinished uploads",
      intervalMs: 10 * MINUTE_MS,
      run: () => ingestUnfinishedUploads(photos),
    },
    { name: "purge stale uploads", intervalMs: HOUR_MS, run: () => purgeStaleUploads(photos) },
    {
      name: "purge old prints",
      intervalMs: HOUR_MS,
      run: () => purgeOldPrints({ shop, files: prints.files }),
    },
    {
      name: "purge inactive visitors",
      intervalMs: HOUR_MS,
      // Carts are emptied first, and then removed.
      run: async () => {
        await purgeOldCarts(shop);
        await purgeUnused(shop);
      },
    },
    {
      name: "purge photos",
      intervalMs: MINUTE_MS,
      run: () =>
        purgePhotos({
          shop,
          photos: photos.photos,
          previewFiles: prints.previewFiles,
          background: shop.background,
          cdnOrigins: cdn?.listOrigins() ?? [],
        }),
    },
    ...(cdn
      ? [{ name: "purge the CDN", intervalMs: 5 * SECOND_MS, run: () => sendCdnPurges(shop, cdn.cdn) }]
      : []),
    ...(updateStatistics
      ? [{ name: "update statistics", intervalMs: STATISTICS_INTERVAL_MS, run: updateStatistics }]
      : []),
    {
      name: "remove old purges of the CDN",
      intervalMs: HOUR_MS,
      run: () => repositories.cdnPurges.removeAddedBefore(timeBefore(2 * CDN_PURGE_MAX_AGE_MS)),
    },
    { name: "resume erasures", intervalMs: HOUR_MS, run: () => resumeErasures(shop) },
    {
      name: "purge data requests",
      intervalMs: HOUR_MS,
      run: async () => {
        await repositories.personalData.removeRequestsExpiredBefore(clock.now());
        await repositories.privacyRequests.removeCreatedBefore(timeBefore(PRIVACY_REQUEST_RETENTION_MS));
      },
    },
    {
      name: "purge refilled storage budgets",
      intervalMs: HOUR_MS,
      run: () => photos.storageBudgets.removeRefilled(),
    },
    { name: "purge unconfirmed subscribers", intervalMs: HOUR_MS, run: () => purgeUnconfirmed(shop) },
    { name: "purge ended links", intervalMs: HOUR_MS, run: () => purgeEndedLinks(shop) },
    {
      name: "purge old messages",
      intervalMs: HOUR_MS,
      run: () => repositories.messageThreads.removeInactiveSince(timeBefore(THREAD_RETENTION_DAYS * DAY_MS)),
    },
    {
      name: "purge rate counts",
      intervalMs: MINUTE_MS,
      run: () => rateLimitCounters.removeExpired(clock.now()),
    },
    { name: "purge upload locks", intervalMs: MINUTE_MS, run: () => photos.locks.removeExpired() },
    {
      name: "purge upload reservations",
      intervalMs: HOUR_MS,
      run: () => photos.reservations.removeExpired(clock.now()),
    },
    {
      name: "purge idempotency keys",
      intervalMs: MINUTE_MS,
      run: async () => {
        await idempotencyKeys.removeOlderThan(timeBefore(IDEMPOTENCY_KEY_TTL_MS));
        await idempotencyKeys.removeBeyond(MAX_STORED_REPLY_BYTES_PER_SENDER);
      },
    },
    {
      name: "purge sent mails",
      intervalMs: HOUR_MS,
      run: async () => {
        await repositories.mailOutbox.removeSentBefore(timeBefore(SENT_MAIL_RETENTION_MS));
        await repositories.orderEmailChanges.removeBefore(timeBefore(SENT_MAIL_RETENTION_MS));
      },
    },
    {
      name: "purge notices to staff",
      intervalMs: HOUR_MS,
      run: () => repositories.staffNotices.removeCreatedBefore(timeBefore(NOTICE_RETENTION_MS)),
    },
    {
      name: "purge owner sessions",
      intervalMs: MINUTE_MS,
      run: () => repositories.staffSessions.removeExpired(clock.now()),
    },
    {
      name: "purge staff invitations",
      intervalMs: HOUR_MS,
      run: async () => {
        await repositories.staffInvitations.removeExpired(clock.now());
        await repositories.staffChallenges.removeExpired(clock.now());
        await repositories.staffPasswordLinks.removeExpired(clock.now());
      },
    },
    {
      name: "purge the audit log",
      intervalMs: HOUR_MS,
      run: () => repositories.auditLog.removeBefore(timeBefore(AUDIT_LOG_RETENTION_MS)),
    },
    {
      name: "purge owner devices",
      intervalMs: HOUR_MS,
      run: () => repositories.ownerDevices.removeUnusedSince(timeBefore(OWNER_DEVICE_TTL_MS)),
    },
    {
      name: "purge sign-in attempts",
      intervalMs: MINUTE_MS,
      run: () => repositories.signInAttempts.removeOlderThan(timeBefore(SIGN_IN_LIMITS.windowMs)),
    },
  ];
};

/**
 * Starts all tasks, each with its own interval. Returns a function that stops them; runs that have begun still end.
 */
export const startScheduler = (
  tasks: readonly ScheduledTask[],
  background: BackgroundTasks,
): (() => void) => {
  const timers = new Map<string, NodeJS.Timeout>();
  let isStopped = false;

  const startTask = ({ name, intervalMs, run }: ScheduledTask): void => {
    const scheduleNext = (delayMs: number): void => {
      if (!isStopped) timers.set(name, setTimeout(runTask, delayMs));
    };
    const runTask = (): void =>
      background.run(name, async () => {
        let delayMs = Math.max(intervalMs, MIN_DELAY_AFTER_FAILURE_MS);
        try {
          await run();
          delayMs = intervalMs;
        } finally {
          scheduleNext(delayMs);
        }
      });
    runTask();
  };
  for (const task of tasks) startTask(task);

  return () => {
    isStopped = true;
    for (const timer of timers.values()) clearTimeout(timer);
  };
};
