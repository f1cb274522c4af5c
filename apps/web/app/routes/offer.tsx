import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { compareWalls } from "@storywall/domain/pricing/compareWalls.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { useEffect } from "react";
import { data, type ShouldRevalidateFunction } from "react-router";
import { listGalleryOffers, toOffer } from "../features/browse/galleryOffers.ts";
import { OfferPage } from "../features/browse/OfferPage.tsx";
import { findRelatedOffers, listOffers } from "../features/browse/offers.ts";
import { listStockNotes } from "../features/designer/stock/replacedFrame.ts";
import { socialImagePath } from "../illustrations/socialImage.ts";
import { track } from "../lib/analytics/analyticsEvents.ts";
import { metaFor } from "../lib/page/meta.ts";
import { pageContext } from "../pageContext.ts";
import { breadcrumbs } from "../structuredData/breadcrumbs.server.ts";
import { offerProduct } from "../structuredData/offerProduct.server.ts";
import { NotOpenNote } from "../ui/notOpen/NotOpenNote.tsx";
import type { Route } from "./+types/offer.ts";

export const loader = ({ context, params }: Route.LoaderArgs) => {
  const page = context.get(pageContext);
  const site = ofSite(page.sites, page.site);
  const offers = [...listOffers(site), ...listGalleryOffers(site).map(toOffer)];
  const requestedPath = `/browse/${params.slug}`;
  const offer = offers.find(({ path }) => path === requestedPath);
  if (!offer) throw data(null, { status: 404 });
  const today = localDay(new Date().toISOString(), site.timeZone);
  const trail = [
    { name: "Home", path: "/" },
    { name: "Browse", path: "/browse" },
    { name: offer.name, path: offer.path },
  ];
  return {
    offer,
    related: findRelatedOffers(offers, offer),
    stockNotes: Object.fromEntries(
      offer.sizes.map(({ designPath }) => [
        designPath,
        listStockNotes(designPath, offer.frameStyles, site.shortages, today),
      ]),
    ),
    walls: compareWalls(site, offer.tiles),
    trail,
    structuredData: [offerProduct(offer, page), breadcrumbs(trail, page)],
  };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined
    ? []
    : metaFor(
        matches,
        ({ site }) => {
          const { key, name, description, tiles, sizes, path, illustrationAlt } = loaderData.offer;
          const [{ widthCm, heightCm }] = sizes;
          return {
            title: `${name}: ${tiles} framed photo tiles | Storywall`,
            description: `${description} ${tiles} tiles, from ${widthCm} × ${heightCm} cm, ${site.tax.name} and delivery in ${site.countryName} included.`,
            path,
            socialImage: { path: socialImagePath(key), alt: illustrationAlt },
          };
        },
        loaderData.structuredData,
      );

/** A change of size needs no new data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function Offer({ loaderData }: Route.ComponentProps) {
  const { key, name, sizes } = loaderData.offer;
  const [{ price }] = sizes;
  useEffect(() => track({ kind: "wallOpened", wall: { key, name, price } }), [key, name, price]);
  return (
    <>
      <NotOpenNote />
      <OfferPage {...loaderData} />
    </>
  );
}
