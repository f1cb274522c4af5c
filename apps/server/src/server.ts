import { access, constants } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { listSites } from "@storywall/domain/sites/site.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { sql } from "kysely";
import { studioArtImages } from "./adapters/art-sharp/studioArtImages.ts";
import { httpCdn } from "./adapters/cdn-http/httpCdn.ts";
import type { Database } from "./adapters/database/engine/connect.ts";
import { updateStatistics } from "./adapters/database/engine/updateStatistics.ts";
import { storageBudgets } from "./adapters/database/photos/storageBudgets.ts";
import { uploadLocks } from "./adapters/database/photos/uploadLocks.ts";
import { uploadReservations } from "./adapters/database/photos/uploadReservations.ts";
import { rateLimitCounters } from "./adapters/database/platform/rateLimitCounters.ts";
import { readStats } from "./adapters/database/platform/shopStats.ts";
import { siteData } from "./adapters/database/sites/siteData.ts";
import { stock } from "./adapters/database/stock/stock.ts";
import { documentsPdfkit } from "./adapters/documents-pdfkit/documentsPdfkit.ts";
import { imagesSharp } from "./adapters/images-sharp/imagesSharp.ts";
import { mailFile } from "./adapters/mail-file/mailFile.ts";
import { mailSmtp } from "./adapters/mail-smtp/mailSmtp.ts";
import { diskUploads } from "./adapters/photos-disk/diskUploads.ts";
import { diskPreviewFiles } from "./adapters/previews-sharp/diskPreviewFiles.ts";
import { sharpPreviews } from "./adapters/previews-sharp/sharpPreviews.ts";
import { printSharp } from "./adapters/print-sharp/printSharp.ts";
import { thumbnailsSharp } from "./adapters/print-sharp/thumbnailsSharp.ts";
import { diskBatchFiles } from "./adapters/prints-disk/diskBatchFiles.ts";
import { diskPrintFiles } from "./adapters/prints-disk/diskPrintFiles.ts";
import { systemClock as clock } from "./adapters/system/clock.ts";
import { DiskSpaceLowError, diskSpace } from "./adapters/system/diskSpace.ts";
import { randomIds as ids } from "./adapters/system/ids.ts";
import { scryptPasswords } from "./adapters/system/passwords.ts";
import { createCommerceHosts } from "./commerceHosts.ts";
import type { Config } from "./config.ts";
import { createShop } from "./createShop.ts";
import { ensureDataFolder } from "./dataFolder.ts";
import { buildWorkerApp } from "./http/app.ts";
import { closeApp } from "./http/closeApp.ts";
import { createMetricsRegistry } from "./http/metrics/metrics.ts";
import { addShopMetrics } from "./http/metrics/shopMetrics.ts";
import { type SiteAddresses, siteAddresses } from "./http/siteAddresses.ts";
import { storageLimitOf } from "./http/storageLimitOf.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { openDatabase } from "./openDatabase.ts";
import { openPhotoStore } from "./openPhotoStore.ts";
import { createPaymentProviders } from "./paymentProviders.ts";
import type { MailTransport } from "./ports/mails/MailTransport.ts";
import type { PaymentProvider } from "./ports/payments/Payments.ts";
import { scheduledTasks, startScheduler } from "./scheduler.ts";
import { buildShopApp } from "./shopApp.ts";
import { StartupError } from "./startupError.ts";
import { createCatalogueImages } from "./usecases/art/catalogueImages.ts";
import { createSmallImageLoader, type LoadSmallImage, withMasters } from "./usecases/art/designImages.ts";
import { createGetArtFile } from "./usecases/art/getArtFile.ts";
import { findPayments } from "./usecases/payments/paymentsOf.ts";
import { SHOP_SENDER } from "./usecases/photos/photoQuota.ts";
import { createPhotoServices } from "./usecases/photos/photoServices.ts";
import { photoUrl } from "./usecases/photos/photoUrl.ts";
import { createGetPreview } from "./usecases/previews/getPreview.ts";
import type { Shop } from "./usecases/shop.ts";
import { type LiveSites, openSites, SiteUnreadableError } from "./usecases/sites/liveSites.ts";
import { pollSites } from "./usecases/sites/pollSites.ts";

/** An open site as it is when the process starts. */
export type RunningSite = {
  readonly countryName: string;
  readonly origin: string;
  readonly provider: PaymentProvider;
};

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
  const mail = config.role === "web" ? null : await openMail(config);
  const { shop, commerce, payments, idempotencyKeys } = createShop({
    database,
    clock,
    ids,
    passwords: scryptPasswords(),
    hasRecoveryPassword: config.ownerPassword !== null,
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
    providers: createPaymentProviders(config.payments, addresses.originOf),
    allowsTestPayments: config.allowsTestPayments,
    commerceHosts: createCommerceHosts(config.commerce, {
      now: clock.now(),
      warn: (message) => log.warn(message),
    }),
  });
  onStop(() => mail?.close());
  const runningSites = listRunningSites(config, shop, addresses);
  const images = imagesSharp({ onDeath: (error) => shop.background.reportError("process a photo", error) });
  onStop(() => images.close());
  const {
    store: photoStore,
    check: checkPhotos,
    direct,
  } = await openPhotoStore(config.photoStore, join(config.dataDir, "photos"));
  const artFiles = await diskPreviewFiles(join(config.dataDir, "art"));
  const art = {
    files: artFiles,
    getArtFile: createGetArtFile({
      artImages: createCatalogueImages({
        art: shop.repositories.art,
        readMaster: async (assetId) => {
          const master = await photoStore.read(assetId, "master");
          return master && buffer(master.open());
        },
        drawn: studioArtImages,
      }),
      files: artFiles,
    }),
  };
  const space = diskSpace(config.dataDir, config.minFreeDiskBytes, () =>
    shop.background.reportError("find disk space for photos", new DiskSpaceLowError()),
  );
  const storage = storageBudgets(database, { clock, limitOf: storageLimitOf });
  const photos = createPhotoServices({
    storageBudgets: storage,
    diskSpace: space,
    uploads: await diskUploads(join(config.dataDir, "uploads")),
    photos: photoStore,
    images,
    records: shop.repositories.photos,
    clock,
    ids,
    reservations: uploadReservations(database),
    visitors: shop.repositories.visitors,
    locks: uploadLocks(database, (error) => shop.background.reportError("renew upload locks", error)),
    background: shop.background,
    directUploads: direct,
    photoUrl: (assetId) => photoUrl(config.photosUrl, assetId),
  });

  const loadSmallPhoto: LoadSmallImage = async (assetId, sender, width) => {
    const stored = await photos.getPhotoFile(assetId, sender, width);
    return stored && buffer(stored.open());
  };
  const previewFiles = await diskPreviewFiles(join(config.dataDir, "previews"));
  const getPreview = createGetPreview({
    previews: shop.repositories.previews,
    renderer: sharpPreviews,
    storageBudgets: storage,
    files: {
      read: previewFiles.read,
      put: async (name, image) => {
        if (await space.hasSpaceForPhotos()) await previewFiles.put(name, image);
      },
    },
    loadPhoto: createSmallImageLoader(loadSmallPhoto, art.getArtFile),
  });
  const prints = {
    shop,
    renderer: printSharp(),
    files: await diskPrintFiles(join(config.dataDir, "prints")),
    batchFiles: await diskBatchFiles(join(config.dataDir, "prints")),
    thumbnails: thumbnailsSharp(),
    photos: withMasters(photoStore, art),
    documents: documentsPdfkit,
    loadPreview: (key: string) => getPreview(key, "wall", SHOP_SENDER),
    isStopping,
  };

  // Runs before the resources of background work are closed.
  onStop(() => shop.background.drain());

  const registry = createMetricsRegistry({ databasePool: poolUsage, images: images.load });
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
      photos: checkPhotos,
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
          photos,
          getArtFile: art.getArtFile,
          getPreview,
          prints,
          addresses,
          rateLimitCounters: counters,
        });
  // Only PostgreSQL can have other processes that change the sites.
  if (config.databaseUrl !== null) onStop(pollSites(sites, shop.background));
  onStop(() => closeApp(appResult.app));
  // Slow uploads are cut off: the bytes so far are stored, and the client continues at another process.
  onStop(() => void setTimeout(photos.locks.releaseAll, UPLOAD_GRACE_MS).unref());
  const localOrigin = await listen(appResult.app, config);
  if (config.role !== "web") {
    onStop(
      startScheduler(
        scheduledTasks(
          shop,
          idempotencyKeys,
          counters,
          photos,
          { ...prints, previewFiles },
          config.cdn && { cdn: httpCdn(config.cdn), listOrigins: () => listImageOrigins(config, addresses) },
          config.databaseUrl === null ? () => updateStatistics(database) : null,
        ),
        shop.background,
      ),
    );
  }
  return { sites: runningSites, localOrigin, newPassword: appResult.newPassword };
};

/**
 * Returns the open sites.
 * @throws StartupError when one of them takes no payments, or the default site is not one of them.
 */
const listRunningSites = (
  { defaultSite }: Config,
  shop: Shop,
  { originOf, findOpen }: SiteAddresses,
): readonly RunningSite[] => {
  if (!findOpen(defaultSite))
    throw new StartupError(`DEFAULT_SITE=${defaultSite} is not an open site of this shop.`);
  return listSites(shop.sites())
    .filter(({ isOpen }) => isOpen)
    .map(({ code, countryName }) => {
      const payments = findPayments(shop, code);
      if (!payments)
        throw new StartupError(`${countryName} is open, and PAYMENTS_${code} names no provider for it.`);
      return { countryName, origin: originOf(code), provider: payments.provider };
    });
};

/** Returns the hosts at which images are served, each once. */
const listImageOrigins = (
  { photosUrl, publicUrl }: Config,
  { listOrigins }: SiteAddresses,
): readonly string[] => [...new Set([photosUrl, publicUrl, ...listOrigins()])];

const loadSites = async (database: Database): Promise<LiveSites> => {
  try {
    return await openSites({
      siteData: siteData(database),
      stock: stock(database),
      clock,
      seeds: SITE_SEEDS,
    });
  } catch (error) {
    if (!(error instanceof SiteUnreadableError)) throw error;
    throw new StartupError(
      `${error.message}. Its newest row in the table site_versions was written by hand or by a newer program.`,
    );
  }
};

const openMail = ({ mailUrl, dataDir }: Config): Promise<MailTransport> | MailTransport =>
  mailUrl === null ? mailFile(join(dataDir, "mail")) : mailSmtp(mailUrl);
