import { access, constants } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { SITES } from "@storywall/domain/sites/sites.ts";
import { sql } from "kysely";
import { studioPictures } from "./adapters/art-sharp/studioPictures.ts";
import type { Database } from "./adapters/database/engine/connect.ts";
import { photoShares } from "./adapters/database/photos/photoShares.ts";
import { uploadLocks } from "./adapters/database/photos/uploadLocks.ts";
import { rateCounts } from "./adapters/database/platform/rateCounts.ts";
import { readFigures } from "./adapters/database/platform/shopFigures.ts";
import { siteData } from "./adapters/database/sites/siteData.ts";
import { papersPdfkit } from "./adapters/documents-pdfkit/papersPdfkit.ts";
import { imagesSharp } from "./adapters/images-sharp/imagesSharp.ts";
import { mailFile } from "./adapters/mail-file/mailFile.ts";
import { mailSmtp } from "./adapters/mail-smtp/mailSmtp.ts";
import { diskUploads } from "./adapters/photos-disk/diskUploads.ts";
import { diskPreviewFiles } from "./adapters/previews-sharp/diskPreviewFiles.ts";
import { wallsSharp } from "./adapters/previews-sharp/wallsSharp.ts";
import { printSharp } from "./adapters/print-sharp/printSharp.ts";
import { diskPrintFiles } from "./adapters/prints-disk/diskPrintFiles.ts";
import { systemClock as clock } from "./adapters/system/clock.ts";
import { randomIds as ids } from "./adapters/system/ids.ts";
import { scryptPasswords } from "./adapters/system/passwords.ts";
import type { Config } from "./config.ts";
import { createShop } from "./createShop.ts";
import { openDataFolder } from "./dataFolder.ts";
import { buildWorkerApp } from "./http/app.ts";
import { closeApp } from "./http/closeApp.ts";
import { createMetrics } from "./http/metrics/metrics.ts";
import { addShopMetrics } from "./http/metrics/shopMetrics.ts";
import { type SiteAddresses, siteAddresses } from "./http/siteAddresses.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { openDatabase } from "./openDatabase.ts";
import { openPhotoStore } from "./openPhotoStore.ts";
import { paymentProviders } from "./paymentProviders.ts";
import type { Mail } from "./ports/mails/Mail.ts";
import { buildShopApp } from "./shopApp.ts";
import { StartFault } from "./startFault.ts";
import { startUpkeep, upkeepTasks } from "./upkeep.ts";
import { lendMasters, smallPictures } from "./usecases/art/designPictures.ts";
import { showArt } from "./usecases/art/showArt.ts";
import { photoServices } from "./usecases/photos/photoServices.ts";
import { photoUrl } from "./usecases/photos/photoUrl.ts";
import { showPreview } from "./usecases/previews/showPreview.ts";
import { keepSitesFresh } from "./usecases/sites/keepSitesFresh.ts";
import { type LiveSites, openSites, SiteUnreadable } from "./usecases/sites/liveSites.ts";

export type RunningServer = {
  readonly addresses: SiteAddresses;
  /** Origin at which this very process answers. */
  readonly listensAt: string;
  /** Made at this start; nobody can read it again. */
  readonly newPassword: string | null;
  /** Takes no more requests, finishes those that there are, and closes everything. */
  readonly stop: () => Promise<void>;
};

const UPLOADS_MAY_GO_ON_MS = 5_000;

/** Of each photo in the picture of a wall. */
const PREVIEW_PHOTO_WIDTH = 640;

/**
 * Wires the shop and opens its door.
 * @throws StartFault, with one sentence, for everything that the person who starts it can put right.
 */
export const startServer = async (config: Config): Promise<RunningServer> => {
  const closers: (() => unknown)[] = [];
  const closeAll = async () => {
    // In the opposite order: nothing loses what it stands on.
    for (const close of closers.splice(0).reverse()) await close();
  };
  let isStopping = false;
  const stop = async () => {
    // Whoever sends visitors here hears first that it should not.
    isStopping = true;
    await wait(config.drainMs);
    await closeAll();
  };
  try {
    const opened = await open(
      config,
      (close) => closers.push(close),
      () => isStopping,
    );
    return { ...opened, stop };
  } catch (error) {
    await closeAll();
    throw error;
  }
};

const open = async (
  config: Config,
  onStop: (close: () => unknown) => void,
  isStopping: () => boolean,
): Promise<Omit<RunningServer, "stop">> => {
  const log = createLog(config);
  openDataFolder(config.dataDir);
  const { database, poolUse } = await openDatabase(config, onStop);
  onStop(() => database.destroy());

  const sites = await readSites(database);
  const addresses = siteAddresses(config);
  const mail = config.role === "web" ? null : await openMail(config);
  const { shop, commerce, payments, keys } = createShop({
    database,
    clock,
    ids,
    passwords: scryptPasswords(),
    sites,
    publicUrl: config.publicUrl,
    photosUrl: config.photosUrl,
    siteOrigins: addresses.origins,
    designLinkDays: config.designLinkDays,
    photoDays: config.photoDays,
    orderPhotoDays: config.orderPhotoDays,
    mail,
    isStopping,
    log,
    providers: paymentProviders(config.payments, addresses.origins),
  });
  onStop(() => mail?.close());
  const images = imagesSharp();
  onStop(() => images.close());
  const {
    store: photoStore,
    check: checkPhotos,
    direct,
  } = await openPhotoStore(config.photoStore, join(config.dataDir, "photos"));
  const artFiles = await diskPreviewFiles(join(config.dataDir, "art"));
  const art = { files: artFiles, show: showArt({ pictures: studioPictures, files: artFiles }) };
  const photos = photoServices({
    uploads: await diskUploads(join(config.dataDir, "uploads")),
    photos: photoStore,
    images,
    records: shop.repositories.photos,
    clock,
    ids,
    shares: photoShares(database),
    visitors: shop.repositories.visitors,
    locks: uploadLocks(database, (error) => shop.background.failed("renew upload locks", error)),
    background: shop.background,
    direct,
    photoUrl: (assetId) => photoUrl(config.photosUrl, assetId),
  });

  const smallPhoto = async (assetId: string) => {
    const stored = await photos.show(assetId, PREVIEW_PHOTO_WIDTH);
    return stored && buffer(stored.open());
  };
  const previewFiles = await diskPreviewFiles(join(config.dataDir, "previews"));
  const preview = showPreview({
    previews: shop.repositories.previews,
    pictures: wallsSharp,
    files: previewFiles,
    photoOf: smallPictures(smallPhoto, art.show, PREVIEW_PHOTO_WIDTH),
  });
  const prints = {
    shop,
    renderer: printSharp(),
    files: await diskPrintFiles(join(config.dataDir, "prints")),
    photos: lendMasters(photoStore, art),
    papers: papersPdfkit,
    pictureOf: (key: string) => preview(key, "wall"),
    isStopping,
  };

  // Before what it works with is closed.
  onStop(() => shop.background.settled());

  const registry = createMetrics({ databasePool: poolUse, images: images.load });
  const refresh = addShopMetrics(registry, { readFigures: readFigures(database), clock });
  const common = {
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
  const counts = rateCounts(database);
  const served =
    config.role === "worker"
      ? { app: await buildWorkerApp(common), newPassword: null }
      : await buildShopApp(config, common, {
          shop,
          commerce,
          payments,
          keys,
          photos,
          showArtItem: art.show,
          preview,
          prints,
          addresses,
          counts,
        });
  // Only PostgreSQL may have other processes that change what this one knows.
  if (config.databaseUrl !== null) onStop(keepSitesFresh(sites, shop.background));
  onStop(() => closeApp(served.app));
  // A slow upload need not be waited for: what has come is kept, and its sender goes on elsewhere.
  onStop(() => void setTimeout(photos.locks.letGoOfAll, UPLOADS_MAY_GO_ON_MS).unref());
  const listensAt = await listen(served.app, config);
  if (config.role !== "web") {
    onStop(
      startUpkeep(upkeepTasks(shop, keys, counts, photos, { ...prints, previewFiles }), shop.background),
    );
  }
  return { addresses, listensAt, newPassword: served.newPassword };
};

const readSites = async (database: Database): Promise<LiveSites> => {
  try {
    return await openSites({ siteData: siteData(database), clock, seeds: SITES });
  } catch (error) {
    if (!(error instanceof SiteUnreadable)) throw error;
    throw new StartFault(
      `${error.message}. Its newest row in the table site_versions was written by hand or by a newer program.`,
    );
  }
};

const openMail = ({ mailUrl, dataDir }: Config): Promise<Mail> | Mail =>
  mailUrl === null ? mailFile(join(dataDir, "mail")) : mailSmtp(mailUrl);
