import { join } from "node:path";
import { STUDIO_ART } from "@storywall/domain/art/studioArt.ts";
import type { FastifyInstance } from "fastify";
import { systemClock as clock } from "./adapters/system/clock.ts";
import { makePassword } from "./adapters/system/makePassword.ts";
import type { Config } from "./config.ts";
import type { OpenedShop } from "./createShop.ts";
import { type BareAppOptions, buildApp } from "./http/app.ts";
import { artFileRoutes } from "./http/art/artFileRoutes.ts";
import { documentationRoutes } from "./http/documentation/documentationRoutes.ts";
import { allHandlers } from "./http/handlers/allHandlers.ts";
import { pageRoutes } from "./http/pages/pageRoutes.ts";
import { builtPages, livePages } from "./http/pages/pageSource.ts";
import { paymentEventRoutes } from "./http/payments/paymentEventRoutes.ts";
import { photoRoutes } from "./http/photos/photoRoutes.ts";
import { previewRoutes } from "./http/previews/previewRoutes.ts";
import { paperRoutes } from "./http/prints/paperRoutes.ts";
import { printRoutes } from "./http/prints/printRoutes.ts";
import { oneClickRoute } from "./http/promo/oneClickRoute.ts";
import type { SiteAddresses } from "./http/siteAddresses.ts";
import { directUploadsOf } from "./openPhotoStore.ts";
import { takesTestPayments } from "./paymentProviders.ts";
import type { RateCounts } from "./ports/platform/RateCounts.ts";
import { seedArt } from "./usecases/art/seedArt.ts";
import type { ShowArt } from "./usecases/art/showArt.ts";
import { ensureOwnerPassword } from "./usecases/owner/ensureOwnerPassword.ts";
import { isOwner } from "./usecases/owner/isOwner.ts";
import type { PhotoServices } from "./usecases/photos/photoServices.ts";
import type { ShowPreview } from "./usecases/previews/showPreview.ts";
import type { ShowPapersParts } from "./usecases/print/showPapers.ts";
import type { ShowPrintsParts } from "./usecases/print/showPrints.ts";

const WEB_FOLDER = join(import.meta.dirname, "../../web");

type ShopAppParts = OpenedShop & {
  readonly photos: PhotoServices;
  readonly showArtItem: ShowArt;
  readonly preview: ShowPreview;
  readonly prints: ShowPrintsParts & ShowPapersParts;
  readonly addresses: SiteAddresses;
  readonly counts: RateCounts;
};

/** The whole shop's door; an owner can come in by it, and its catalogue is filled. */
export const buildShopApp = async (
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
