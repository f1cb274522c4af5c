import { UNDO_TIMES, type UndoTimes } from "@storywall/domain/orders/undoSteps.ts";
import { type PerSite, parseSiteCode } from "@storywall/domain/sites/site.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "./adapters/database/engine/connect.ts";
import { unitOfWork } from "./adapters/database/engine/unitOfWork.ts";
import { testPaymentLedger } from "./adapters/database/payments/testPaymentLedger.ts";
import { idempotencyKeys } from "./adapters/database/platform/idempotencyKeys.ts";
import { passkeysSimplewebauthn } from "./adapters/passkeys-simplewebauthn/passkeysSimplewebauthn.ts";
import { testPayments } from "./adapters/payments-test/testPayments.ts";
import { createBackgroundTasks } from "./adapters/system/backgroundTasks.ts";
import { oneTimeCodes } from "./adapters/system/oneTimeCodes.ts";
import { describeError } from "./http/errorHandler.ts";
import type { Commerce } from "./ports/commerce/Commerce.ts";
import type { MailTransport } from "./ports/mails/MailTransport.ts";
import type { Passwords } from "./ports/owner/Passwords.ts";
import type { Payments } from "./ports/payments/Payments.ts";
import type { TestPayments } from "./ports/payments/TestPayments.ts";
import type { Clock } from "./ports/platform/Clock.ts";
import type { IdempotencyKeys } from "./ports/platform/IdempotencyKeys.ts";
import type { Ids } from "./ports/platform/Ids.ts";
import { embeddedCommerce } from "./usecases/commerce/embeddedCommerce.ts";
import { markedRepositories } from "./usecases/commerce/markedRepositories.ts";
import { mirroredCommerce } from "./usecases/commerce/mirroredCommerce.ts";
import { createMirrorSender } from "./usecases/commerce/mirrorSender.ts";
import { DISABLED_SENDER } from "./usecases/dueSender.ts";
import { createMailSender, DISABLED_MAIL_SENDER } from "./usecases/mails/mailSender.ts";
import type { OriginOf } from "./usecases/originOf.ts";
import { receiveTestEvent } from "./usecases/payments/receivePaymentEvent.ts";
import { createRefundSender } from "./usecases/refunds/refundSender.ts";
import type { Shop } from "./usecases/shop.ts";
import type { LiveSites } from "./usecases/sites/liveSites.ts";

export type ShopDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly passwords: Passwords;
  /** Whether OWNER_PASSWORD is set. Absent means false. */
  readonly hasRecoveryPassword?: boolean;
  /** Whether MAIL_URL is not set, so that mails are files. Absent means false. */
  readonly areMailsFiles?: boolean;
  readonly sites: LiveSites;
  readonly publicUrl: string;
  /** Origin of the photos' own host; absent when photos have none. */
  readonly photosUrl?: string;
  readonly originOf: OriginOf;
  /** Days that a link to a design works after its last use; 60 when absent. */
  readonly designLinkDays?: number;
  /** Days that a photo without an order is stored after its last use; 60 when absent. */
  readonly photoDays?: number;
  /** Days that an order's photos are stored after its last step; 365 when absent. */
  readonly orderPhotoDays?: number;
  /** Null when other processes send the mails that this one queues. */
  readonly mail: MailTransport | null;
  /** Returns true once the process is stopping. Absent when it never stops. */
  readonly isStopping?: () => boolean;
  readonly log: Pick<FastifyBaseLogger, "error">;
  /** Commerce host of each site; absent when there is only the shop's own engine. */
  readonly commerceHosts?: Shop["commerceHosts"];
  /** How long staff can undo steps; `UNDO_TIMES` when absent. */
  readonly undoTimes?: UndoTimes;
  /** Payment provider of each site; the built-in test provider when absent. */
  readonly providers?: Partial<PerSite<Payments>>;
  /** Whether a site without an entry takes test payments, instead of none. Absent means true. */
  readonly allowsTestPayments?: boolean;
};

export type OpenedShop = {
  readonly shop: Shop;
  /** Commerce driver that the setting COMMERCE selects. */
  readonly commerce: Commerce;
  readonly payments: TestPayments;
  readonly idempotencyKeys: IdempotencyKeys;
};

/** Creates the dependencies of the use cases on a database, and the test provider. Contains no HTTP. */
export const createShop = ({
  database,
  clock,
  ids,
  passwords,
  hasRecoveryPassword = false,
  areMailsFiles = false,
  sites,
  publicUrl,
  photosUrl = publicUrl,
  originOf,
  designLinkDays = 60,
  photoDays = 60,
  orderPhotoDays = 365,
  mail,
  isStopping = () => false,
  log,
  providers = {},
  commerceHosts = {},
  undoTimes = UNDO_TIMES,
  allowsTestPayments = true,
}: ShopDependencies): OpenedShop => {
  const background = createBackgroundTasks((name, error) =>
    log.error(describeError(error), `${name} failed`),
  );
  const payments = testPayments({
    ledger: testPaymentLedger(database),
    clock,
    ids,
    notify: (event) => receiveTestEvent(shop, event),
  });
  const mirroredSites = Object.keys(commerceHosts).flatMap((name) => parseSiteCode(name) ?? []);
  const isMirrored = mirroredSites.length > 0;
  const work = unitOfWork(database, isMirrored ? markedRepositories(mirroredSites, clock) : undefined);
  const { repositories } = work;
  const base: Omit<Shop, "refundSender" | "mirrorSender"> = {
    ...work,
    sites: sites.current,
    refreshSites: sites.refresh,
    clock,
    ids,
    passwords,
    oneTimeCodes,
    passkeyVerifier: passkeysSimplewebauthn,
    hasRecoveryPassword,
    areMailsFiles,
    background,
    pendingPlacements: new Map(),
    mailSender: mail
      ? createMailSender({
          repositories,
          mail,
          clock,
          background,
          sites: sites.current,
          originOf,
          isStopping,
        })
      : DISABLED_MAIL_SENDER,
    payments: { ZA: payments, AU: payments, ...providers },
    commerceHosts,
    undoTimes,
    defaultPayments: allowsTestPayments ? payments : null,
    publicUrl,
    originOf,
    photosUrl,
    designLinkTtlMs: designLinkDays * DAY_MS,
    photoRetentionMs: photoDays * DAY_MS,
    orderPhotoRetentionMs: orderPhotoDays * DAY_MS,
  };
  const withRefunds = { ...base, refundSender: createRefundSender(base) };
  const mirrorSender = isMirrored ? createMirrorSender(withRefunds) : DISABLED_SENDER;
  const shop: Shop = { ...withRefunds, mirrorSender };
  const engine = embeddedCommerce(shop);
  const commerce = isMirrored ? mirroredCommerce(engine, mirrorSender) : engine;
  return { shop, commerce, payments, idempotencyKeys: idempotencyKeys(database) };
};
