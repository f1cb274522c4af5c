import { join } from "node:path";
import { STUDIO_ART, STUDIO_ART_SETS } from "@storywall/domain/art/studioArt.ts";
import type { FastifyInstance } from "fastify";
import { systemClock as clock } from "./adapters/system/clock.ts";
import { generatePassword } from "./adapters/system/generatePassword.ts";
import type { Config } from "./config/config.ts";
import type { OpenedShop } from "./createShop.ts";
import { type BaseAppOptions, buildApp } from "./http/app.ts";
import { artFileRoutes } from "./http/art/artFileRoutes.ts";
import { hostEventRoutes } from "./http/commerce/hostEventRoutes.ts";
import { documentationRoutes } from "./http/documentation/documentationRoutes.ts";
import { allHandlers } from "./http/handlers/allHandlers.ts";
import { orderFileRoutes } from "./http/orders/orderFileRoutes.ts";
import { auditLogRoute } from "./http/owner/auditLogRoute.ts";
import { figuresRoute } from "./http/owner/figuresRoute.ts";
import { pageRoutes } from "./http/pages/pageRoutes.ts";
import { createBuiltPages, createDevPages } from "./http/pages/pageSource.ts";
import { paymentEventRoutes } from "./http/payments/paymentEventRoutes.ts";
import { photoRoutes } from "./http/photos/photoRoutes.ts";
import { previewRoutes } from "./http/previews/previewRoutes.ts";
import { hangingGuideRoute } from "./http/prints/hangingGuideRoute.ts";
import { printRoutes } from "./http/prints/printRoutes.ts";
import { oneClickUnsubscribeRoute } from "./http/promo/oneClickUnsubscribeRoute.ts";
import type { SiteAddresses } from "./http/siteAddresses.ts";
import { deliveryOrigin, directUploadsUrl } from "./openPhotoStore.ts";
import type { RateLimitCounters } from "./ports/platform/RateLimitCounters.ts";
import type { BatchFiles } from "./ports/print/BatchFiles.ts";
import type { PrintThumbnails } from "./ports/print/PrintThumbnails.ts";
import type { GetArtFile } from "./usecases/art/getArtFile.ts";
import { seedArt } from "./usecases/art/seedArt.ts";
import { ensureOwnerPassword } from "./usecases/owner/ensureOwnerPassword.ts";
import { findPayments } from "./usecases/payments/paymentsOf.ts";
import type { PhotoServices } from "./usecases/photos/photoServices.ts";
import type { GetPreview } from "./usecases/previews/getPreview.ts";
import type { GetDocumentsDependencies } from "./usecases/print/getDocuments.ts";
import type { GetPrintsDependencies } from "./usecases/print/getPrints.ts";
import { createAuthenticate } from "./usecases/staff/authenticate.ts";

const WEB_FOLDER = join(import.meta.dirname, "../../web");

/** The payments of a site that is not open yet, for its preview. */
const NO_PAYMENTS = { provider: "test", publishableKey: null, isTest: true } as const;

type ShopAppDependencies = OpenedShop & {
  readonly photos: PhotoServices;
  readonly getArtFile: GetArtFile;
  readonly getPreview: GetPreview;
  readonly prints: GetPrintsDependencies &
    GetDocumentsDependencies & {
      readonly batchFiles: Pick<BatchFiles, "list">;
      readonly thumbnails: PrintThumbnails;
    };
  readonly addresses: SiteAddresses;
  readonly rateLimitCounters: RateLimitCounters;
};

/** Creates the HTTP app of the whole shop. Makes sure that the owner has a password and the catalogue has its art. */
export const buildShopApp = async (
  config: Config,
  baseOptions: BaseAppOptions,
  {
    shop,
    commerce,
    payments,
    idempotencyKeys,
    photos,
    getArtFile,
    getPreview,
    prints,
    addresses,
    rateLimitCounters,
  }: ShopAppDependencies,
): Promise<{ readonly app: FastifyInstance; readonly newPassword: string | null }> => {
  const { newPassword } = await ensureOwnerPassword(shop, config.ownerPassword, generatePassword);
  await seedArt(shop, STUDIO_ART, STUDIO_ART_SETS);
  const authenticate = createAuthenticate(shop);
  const app = await buildApp({
    ...baseOptions,
    publicUrl: config.publicUrl,
    photosUrl: config.photosUrl,
    siteAddresses: addresses,
    defaultSite: config.defaultSite,
    clock,
    idempotencyKeys,
    rateLimitCounters,
    authenticate,
    handlers: allHandlers(shop, commerce, config.allowsTestPayments ? payments : null),
    routes: [
      paymentEventRoutes(shop),
      hostEventRoutes(shop),
      oneClickUnsubscribeRoute(shop),
      documentationRoutes,
      previewRoutes(getPreview),
      artFileRoutes(getArtFile),
      hangingGuideRoute(prints),
      printRoutes({ ...prints, authenticate, publicUrl: config.publicUrl }),
      auditLogRoute({
        ...{ shop, authenticate, publicUrl: config.publicUrl },
        ...{ siteAddresses: addresses, defaultSite: config.defaultSite },
      }),
      orderFileRoutes({ shop, documents: prints.documents, authenticate, publicUrl: config.publicUrl }),
      figuresRoute({ shop, authenticate, publicUrl: config.publicUrl }),
      photoRoutes({ ...photos, idempotencyKeys, rateLimitCounters }),
      async (scope) =>
        scope.register(
          pageRoutes({
            source: config.isDevelopment
              ? await createDevPages(WEB_FOLDER, scope.server)
              : createBuiltPages(WEB_FOLDER),
            sites: shop.sites,
            authenticate,
            siteAddresses: addresses,
            defaultSite: config.defaultSite,
            publicUrl: config.publicUrl,
            photosUrl: config.photosUrl,
            tagManagerIds: config.tagManagerIds,
            offlinePages: config.hasOfflinePages,
            chatWidgets: config.chatWidgets,
            paymentsOf: (site) => findPayments(shop, site) ?? NO_PAYMENTS,
            retention: {
              photoDays: config.photoRetentionDays,
              orderPhotoDays: config.orderPhotoRetentionDays,
            },
            directUploads: directUploadsUrl(config.photoStore),
            deliveryOrigin: deliveryOrigin(config.photoStore),
            development: config.isDevelopment,
          }),
        ),
    ],
  });
  return { app, newPassword };
};
