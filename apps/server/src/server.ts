import { randomInt } from "node:crypto";
import { access, constants } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { STUDIO_ART } from "@storywall/domain/art/studioArt.ts";
import { SITES } from "@storywall/domain/sites/sites.ts";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { studioPictures } from "./adapters/art-sharp/studioPictures.ts";
import {
  connectEmbedded,
  connectPostgres,
  type Database,
  type PoolUse,
} from "./adapters/database/connect.ts";
import { photoShares } from "./adapters/database/photoShares.ts";
import { rateCounts } from "./adapters/database/rateCounts.ts";
import { readFigures } from "./adapters/database/shopFigures.ts";
import { siteData } from "./adapters/database/siteData.ts";
import { uploadLocks } from "./adapters/database/uploadLocks.ts";
import { imagesSharp } from "./adapters/images-sharp/imagesSharp.ts";
import { mailFile } from "./adapters/mail-file/mailFile.ts";
import { mailSmtp } from "./adapters/mail-smtp/mailSmtp.ts";
import { papersPdfkit } from "./adapters/papers-pdfkit/papersPdfkit.ts";
import { diskUploads } from "./adapters/photos-disk/diskUploads.ts";
import { diskPreviewFiles } from "./adapters/previews-sharp/diskPreviewFiles.ts";
import { wallsSharp } from "./adapters/previews-sharp/wallsSharp.ts";
import { printSharp } from "./adapters/print-sharp/printSharp.ts";
import { diskPrintFiles } from "./adapters/prints-disk/diskPrintFiles.ts";
import { systemClock as clock } from "./adapters/system/clock.ts";
import { randomIds as ids } from "./adapters/system/ids.ts";
import { scryptPasswords } from "./adapters/system/passwords.ts";
import type { Config } from "./config.ts";
import { createShop, type OpenedShop } from "./createShop.ts";
import { lockDataFolder, openDataFolder } from "./dataFolder.ts";
import { type BareAppOptions, buildApp, buildWorkerApp } from "./http/app.ts";
import { artFileRoutes } from "./http/art/artFileRoutes.ts";
import { closeApp } from "./http/closeApp.ts";
import { documentationRoutes } from "./http/documentation/documentationRoutes.ts";
import { allHandlers } from "./http/handlers/allHandlers.ts";
import { createMetrics } from "./http/metrics/metrics.ts";
import { addShopMetrics } from "./http/metrics/shopMetrics.ts";
import { pageRoutes } from "./http/pages/pageRoutes.ts";
import { builtPages, livePages } from "./http/pages/pageSource.ts";
import { paymentEventRoutes } from "./http/payments/paymentEventRoutes.ts";
import { photoRoutes } from "./http/photos/photoRoutes.ts";
import { previewRoutes } from "./http/previews/previewRoutes.ts";
import { paperRoutes } from "./http/prints/paperRoutes.ts";
import { printRoutes } from "./http/prints/printRoutes.ts";
import { oneClickRoute } from "./http/promo/oneClickRoute.ts";
import { type SiteAddresses, siteAddresses } from "./http/siteAddresses.ts";
import { createLog } from "./log.ts";
import { directUploadsOf, openPhotoStore } from "./openPhotoStore.ts";
import { paymentProviders, takesTestPayments } from "./paymentProviders.ts";
import type { Mail } from "./ports/Mail.ts";
import type { RateCounts } from "./ports/RateCounts.ts";
import { StartFault } from "./startFault.ts";
import { startUpkeep, upkeepTasks } from "./upkeep.ts";
import { lendMasters, smallPictures } from "./usecases/art/designPictures.ts";
import { seedArt } from "./usecases/art/seedArt.ts";
import { type ShowArt, showArt } from "./usecases/art/showArt.ts";
import { ensureOwnerPassword } from "./usecases/owner/ensureOwnerPassword.ts";
import { isOwner } from "./usecases/owner/isOwner.ts";
import { type PhotoServices, photoServices } from "./usecases/photos/photoServices.ts";
import { photoUrl } from "./usecases/photos/photoUrl.ts";
import { type ShowPreview, showPreview } from "./usecases/previews/showPreview.ts";
import type { ShowPapersParts } from "./usecases/print/showPapers.ts";
import type { ShowPrintsParts } from "./usecases/print/showPrints.ts";
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

/** Of one process to PostgreSQL. */
const CONNECTIONS = 20;
const UPLOADS_MAY_GO_ON_MS = 5_000;

/** Of each photo in the picture of a wall. */
const PREVIEW_PHOTO_WIDTH = 640;

const WEB_FOLDER = join(import.meta.dirname, "../../web");

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

type ShopAppParts = OpenedShop & {
  readonly photos: PhotoServices;
  readonly showArtItem: ShowArt;
  readonly preview: ShowPreview;
  readonly prints: ShowPrintsParts & ShowPapersParts;
  readonly addresses: SiteAddresses;
  readonly counts: RateCounts;
};

/** The whole shop's door; an owner can come in by it, and its catalogue is filled. */
const buildShopApp = async (
  config: Config,
  common: BareAppOptions,
  { shop, commerce, payments, keys, photos, showArtItem, preview, prints, addresses, counts }: ShopAppParts,
): Promise<{ readonly app: FastifyInstance; readonly newPassword: string | null }> => {
  const { newPassword } = await ensureOwnerPassword(
    { owners: shop.repositories.owners, passwords: shop.passwords, clock },
    config.ownerPassword,
    makePassword,
  );
  await seedArt(shop.repositories.art, STUDIO_ART);
  const app = await buildApp({
    ...common,
    publicUrl: config.publicUrl,
    photosUrl: config.photosUrl,
    siteAddresses: addresses,
    defaultSite: config.defaultSite,
    clock,
    idempotencyKeys: keys,
    rateCounts: counts,
    isOwner: isOwner(shop),
    handlers: allHandlers(shop, commerce, takesTestPayments(config.payments) ? payments : null),
    routes: [
      paymentEventRoutes(shop),
      oneClickRoute(shop),
      documentationRoutes,
      previewRoutes(preview),
      artFileRoutes(showArtItem),
      paperRoutes(prints),
      printRoutes({ ...prints, isOwner: isOwner(shop), publicUrl: config.publicUrl }),
      photoRoutes({ ...photos, idempotencyKeys: keys, rateCounts: counts }),
      async (scope) =>
        scope.register(
          pageRoutes({
            source: config.development ? await livePages(WEB_FOLDER, scope.server) : builtPages(WEB_FOLDER),
            sites: shop.sites,
            siteAddresses: addresses,
            defaultSite: config.defaultSite,
            publicUrl: config.publicUrl,
            photosUrl: config.photosUrl,
            tagManagerIds: config.tagManagerIds,
            offlinePages: config.offlinePages,
            chatWidgets: config.chatWidgets,
            payments: shop.payments,
            keeping: { photoDays: config.photoDays, orderPhotoDays: config.orderPhotoDays },
            directUploads: directUploadsOf(config.photoStore),
            development: config.development,
          }),
        ),
    ],
  });
  return { app, newPassword };
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

type OpenDatabase = { readonly database: Database; readonly poolUse: (() => PoolUse) | null };

const openDatabase = async (
  config: Config,
  onStop: (close: () => unknown) => void,
): Promise<OpenDatabase> => {
  if (config.databaseUrl !== null) {
    try {
      let poolUse: OpenDatabase["poolUse"] = null;
      const database = await connectPostgres(config.databaseUrl, CONNECTIONS, (use) => {
        poolUse = use;
      });
      return { database, poolUse };
    } catch (error) {
      throw new StartFault(
        `The database of DATABASE_URL cannot be used: ${error instanceof Error ? error.message : "no answer"}.`,
      );
    }
  }
  const lock = lockDataFolder(config.dataDir);
  onStop(() => lock.release());
  try {
    return { database: await connectEmbedded(join(config.dataDir, "database")), poolUse: null };
  } catch (error) {
    throw new StartFault(
      `The embedded database in ${config.dataDir} cannot be opened: ${error instanceof Error ? error.message : "no reason given"}. Bring back a copy of the folder, or move its part database away to begin with an empty one.`,
    );
  }
};

/** Gives the origin at which it listens. */
const listen = async (app: FastifyInstance, { host, port }: Config): Promise<string> => {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") {
      throw new StartFault(
        `Port ${port} is in use by another program. Stop that one, or choose another port with PORT.`,
      );
    }
    if (code === "EACCES")
      throw new StartFault(`This user may not open port ${port}. Choose one above 1023 with PORT.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new StartFault(`HOST=${host} is not an address of this machine.`);
    }
    throw error;
  }
};

/** Without letters and digits that look alike; 24 of 31 are 118 bits. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

const makePassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join(""),
  ).join("-");
