import { access, constants } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { httpCdn } from "./adapters/cdn-http/httpCdn.ts";
import { hostedCarts } from "./adapters/database/commerce/hostedCarts.ts";
import { hostedDiscounts } from "./adapters/database/commerce/hostedDiscounts.ts";
import { updateStatistics } from "./adapters/database/engine/updateStatistics.ts";
import { rateLimitCounters } from "./adapters/database/platform/rateLimitCounters.ts";
import { readStats } from "./adapters/database/platform/shopStats.ts";
import { mailFile } from "./adapters/mail-file/mailFile.ts";
import { mailSmtp } from "./adapters/mail-smtp/mailSmtp.ts";
import { systemClock as clock } from "./adapters/system/clock.ts";
import { randomIds as ids } from "./adapters/system/ids.ts";
import { scryptPasswords } from "./adapters/system/passwords.ts";
import { checkCommerceHosts } from "./checkCommerceHosts.ts";
import { createCommerceHosts } from "./commerceHosts.ts";
import type { Config } from "./config/config.ts";
import { createShop } from "./createShop.ts";
import { ensureDataFolder } from "./dataFolder.ts";
import { buildWorkerApp } from "./http/app.ts";
import { closeApp } from "./http/closeApp.ts";
import { createMetricsRegistry } from "./http/metrics/metrics.ts";
import { addShopMetrics } from "./http/metrics/shopMetrics.ts";
import { type SiteAddresses, siteAddresses } from "./http/siteAddresses.ts";
import { listen } from "./listen.ts";
import { loadSites } from "./loadSites.ts";
import { createLog } from "./log.ts";
import { openDatabase } from "./openDatabase.ts";
import { openImageServices } from "./openImageServices.ts";
import { createPaymentProviders } from "./paymentProviders.ts";
import type { MailTransport } from "./ports/mails/MailTransport.ts";
import { listRunningSites, type RunningSite } from "./runningSites.ts";
import { scheduledTasks, startScheduler } from "./scheduler.ts";
import { buildShopApp } from "./shopApp.ts";
import { pollSites } from "./usecases/sites/pollSites.ts";

export type RunningServer = {
  readonly sites: readonly RunningSite[];
  /** Origin of this process itself. */
  readonly localOrigin: string;
  /** The owner's password, when this start generated one. It is stored as a hash only. */
  readonly newPassword: string | null;
  /** Stops accepting requests, finishes those in flight, and closes everything. */
  readonly stop: () => Promise<void>;
};

const UPLOAD_GRACE_MS = 5_000;

/**
 * Connects the adapters with the use cases and starts the server.
 * @throws StartupError, with one sentence, for everything that the person who starts the shop can correct.
 */
export const startServer = async (config: Config): Promise<RunningServer> => {
  const closers: (() => unknown)[] = [];
  const closeAll = async () => {
    // In reverse order, so that nothing loses what it depends on.
    for (const close of closers.splice(0).reverse()) await close();
  };
  let isStopping = false;
  const stop = async () => {
    // First `/readyz` fails, so that load balancers send visitors elsewhere.
    isStopping = true;
    await wait(config.drainMs);
    await closeAll();
  };
  try {
    const started = await openServer(
      config,
      (close) => closers.push(close),
      () => isStopping,
    );
    return { ...started, stop };
  } catch (error) {
    await closeAll();
    throw error;
  }
};

const openServer = async (
  config: Config,
  onStop: (close: () => unknown) => void,
  isStopping: () => boolean,
): Promise<Omit<RunningServer, "stop">> => {
  const log = createLog(config);
  ensureDataFolder(config.dataDir);
  const { database, poolUsage } = await openDatabase(config, onStop);
  onStop(() => database.destroy());

  const sites = await loadSites(database);
  const addresses = siteAddresses({ ...config, sites: sites.current });
  const commerceHosts = createCommerceHosts(config.commerce, {
    now: clock.now(),
    warn: (message) => log.warn(message),
  });
  await checkCommerceHosts(commerceHosts, sites.current(), (error) =>
    log.warn(`${error.message}. The currency of its store was not compared.`),
  );
  const mail = config.role === "web" ? null : await openMail(config);
  const { shop, commerce, payments, idempotencyKeys } = createShop({
    database,
    clock,
    ids,
    passwords: scryptPasswords(),
    hasRecoveryPassword: config.ownerPassword !== null,
    areMailsFiles: config.mailUrl === null,
    sites,
    publicUrl: config.publicUrl,
    photosUrl: config.photosUrl,
    originOf: addresses.originOf,
    designLinkDays: config.designLinkDays,
    photoDays: config.photoRetentionDays,
    orderPhotoDays: config.orderPhotoRetentionDays,
    mail,
    isStopping,
    log,
    providers: await createPaymentProviders(config.payments, {
      originOf: addresses.originOf,
      commerce: config.commerce,
      hostedCarts: hostedCarts(database),
      hostedDiscounts: hostedDiscounts(database),
      allowsTestPayments: config.allowsTestPayments,
      now: clock.now,
      warn: (message) => log.warn(message),
    }),
    allowsTestPayments: config.allowsTestPayments,
    commerceHosts,
  });
  onStop(() => mail?.close());
  const runningSites = listRunningSites(config, shop, addresses);
  const images = await openImageServices(config, {
    shop,
    database,
    originOf: addresses.originOf,
    onStop,
    isStopping,
  });

  // Runs before the resources of background work are closed.
  onStop(() => shop.background.drain());

  const registry = createMetricsRegistry({ databasePool: poolUsage, images: images.decodingLoad });
  const refresh = addShopMetrics(registry, { readStats: readStats(database), clock });
  const baseOptions = {
    trustProxy: config.trustProxy,
    logger: log,
    metrics: { registry, refresh, token: config.metricsToken },
    health: {
      open: async () => {
        if (isStopping()) throw new Error("stopping");
      },
      database: () => sql`select 1`.execute(database),
      dataFolder: () => access(config.dataDir, constants.W_OK),
      photos: images.checkPhotos,
    },
  };
  const counters = rateLimitCounters(database);
  const appResult =
    config.role === "worker"
      ? { app: await buildWorkerApp(baseOptions), newPassword: null }
      : await buildShopApp(config, baseOptions, {
          shop,
          commerce,
          payments,
          idempotencyKeys,
          photos: images.photos,
          getArtFile: images.getArtFile,
          getPreview: images.getPreview,
          prints: images.prints,
          addresses,
          rateLimitCounters: counters,
        });
  // Only PostgreSQL can have other processes that change the sites.
  if (config.databaseUrl !== null) onStop(pollSites(sites, shop.background));
  onStop(() => closeApp(appResult.app));
  // Slow uploads are cut off: the bytes so far are stored, and the client continues at another process.
  onStop(() => void setTimeout(images.photos.locks.releaseAll, UPLOAD_GRACE_MS).unref());
  const localOrigin = await listen(appResult.app, config);
  if (config.role !== "web") {
    onStop(
      startScheduler(
        scheduledTasks(
          shop,
          idempotencyKeys,
          counters,
          images.photos,
          { ...images.prints, previewFiles: images.previewFiles },
          config.cdn && { cdn: httpCdn(config.cdn), listOrigins: () => listImageOrigins(config, addresses) },
          config.databaseUrl === null ? () => updateStatistics(database) : null,
        ),
        shop.background,
      ),
    );
  }
  return { sites: runningSites, localOrigin, newPassword: appResult.newPassword };
};

/** Returns the hosts at which images are served, each once. */
const listImageOrigins = (
  { photosUrl, publicUrl }: Config,
  { listOrigins }: SiteAddresses,
): readonly string[] => [...new Set([photosUrl, publicUrl, ...listOrigins()])];

const openMail = ({ mailUrl, dataDir }: Config): Promise<MailTransport> | MailTransport =>
  mailUrl === null ? mailFile(join(dataDir, "mail")) : mailSmtp(mailUrl);
