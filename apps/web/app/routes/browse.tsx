import { getCatalogue } from "@storywall/contract/calls/visitor/getCatalogue.ts";
import { priceTermsSentence } from "@storywall/domain/pricing/deliveryTerms.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { Link, useSearchParams } from "react-router";
import { Collection } from "../features/browse/Collection.tsx";
import { FilterBar } from "../features/browse/FilterBar.tsx";
import { listFilterChoices } from "../features/browse/filterChoices.ts";
import { filterOffers, parseFilters } from "../features/browse/filters.ts";
import { GalleryWallCards } from "../features/browse/GalleryWallCards.tsx";
import {
  filterGalleryOffers,
  listGalleryOffers,
  matchesOwnGalleryWall,
} from "../features/browse/galleryOffers.ts";
import { OfferGrid, type Placeholders } from "../features/browse/OfferGrid.tsx";
import { listOffers, type Offer } from "../features/browse/offers.ts";
import { SizeTable } from "../features/browse/SizeTable.tsx";
import { renderPlaceholder } from "../illustrations/renderPlaceholder.server.ts";
import { listWaitingPlans } from "../illustrations/waitingPlans.server.ts";
import { useTrackList } from "../lib/analytics/useTrackList.ts";
import { useSite } from "../lib/api/site.ts";
import { metaFor } from "../lib/page/meta.ts";
import { createLoaderApi } from "../loaderApi.server.ts";
import { pageContext } from "../pageContext.ts";
import { breadcrumbs } from "../structuredData/breadcrumbs.server.ts";
import { usePhotosOnIllustrations } from "../studio/walls/usePhotosOnIllustrations.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { DeliveryDays } from "../ui/DeliveryDays.tsx";
import { NotOpenNote } from "../ui/notOpen/NotOpenNote.tsx";
import { Page } from "../ui/Page.tsx";
import { unwrapReply } from "../unwrapReply.server.ts";
import type { Route } from "./+types/browse.ts";

const TRAIL = [
  { name: "Home", path: "/" },
  { name: "Browse", path: "/browse" },
];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  metaFor(
    matches,
    ({ site }) => ({
      title: "Layouts, sets and sizes with prices | Storywall",
      description: `Walls of framed photo tiles at true scale in furnished rooms, each with its size in centimetres and its price, delivery in ${site.countryName} included.`,
      path: "/browse",
    }),
    loaderData?.structuredData,
  );

export const loader = async ({ context }: Route.LoaderArgs) => {
  const page = context.get(pageContext);
  const { sizes } = await createLoaderApi(context)(getCatalogue, { query: {} }).then(unwrapReply);
  const prices = ofSite(page.sites, page.site);
  const offers = listOffers(prices);
  const galleryWalls = listGalleryOffers(prices);
  const pictures = [
    ...offers.map(({ sizes: [{ illustration }] }) => illustration),
    ...galleryWalls.map(({ key }) => `offer-${key}`),
  ];
  const first = offers.find(({ kind }) => kind === COLLECTIONS[0].kind);
  return {
    offers,
    galleryWalls,
    placeholders: { ...(await listWaitingPlans(pictures)), ...(await renderPlaceholders(first)) },
    sizes,
    structuredData: [breadcrumbs(TRAIL, page)],
  };
};

/** Returns the placeholder of the first picture, by its name: a phone shows this one at once. */
const renderPlaceholders = async (first: Offer | undefined): Promise<Placeholders> =>
  first ? { [first.sizes[0].illustration]: await renderPlaceholder(first.sizes[0].illustration, 416) } : {};

/** The offers do not change with the filters, which the page applies itself. */
export const shouldRevalidate = (): boolean => false;

/** In the order of the page: the cheapest first. Gallery walls follow. */
const COLLECTIONS = [
  {
    kind: "set",
    title: "Sets of squares",
    // Short, because a text that ends near the edge of a line wraps differently once the font arrives, and moves what
    // is below.
    text: "20 cm squares, hung close together. As a set, each tile costs less.",
  },
  {
    kind: "layout",
    title: "Layouts",
    text: "Larger tiles, arranged for you. Each tile has its price; the layout costs nothing extra.",
  },
] as const;

export default function Browse({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const site = useSite();
  const drawOnIllustration = usePhotosOnIllustrations();
  const filters = parseFilters(search);
  const offers = filterOffers(loaderData.offers, filters);
  const firstKind = COLLECTIONS.find(({ kind }) => offers.some((offer) => offer.kind === kind))?.kind;
  const galleryWalls = filterGalleryOffers(loaderData.galleryWalls, filters);
  const showsOwn = matchesOwnGalleryWall(loaderData.galleryWalls, filters);
  const count = offers.length + galleryWalls.length + (showsOwn ? 1 : 0);
  useTrackList(
    "browse",
    loaderData.offers.map(({ key, name, sizes: [{ price }] }) => ({ key, name, price })),
  );
  return (
    <>
      <NotOpenNote />
      <Page
        title="Find the wall that fits"
        lead={`The walls in each section are shown from the same distance, so you can compare them. ${priceTermsSentence(site)}`}
        width="wide"
      >
        <DeliveryDays />
        <FilterBar
          filters={filters}
          choices={listFilterChoices(loaderData.offers, loaderData.galleryWalls)}
        />
        <p role="status">
          {count === 1 ? "1 wall" : `${count} walls`}
          {drawOnIllustration && count > 0 && ", shown with your photos"}
        </p>
        {COLLECTIONS.map(({ kind, title, text }) => {
          const shown = offers.filter((offer) => offer.kind === kind);
          return (
            shown.length > 0 && (
              <Collection key={kind} id={kind} title={title} text={text}>
                <OfferGrid
                  offers={shown}
                  heading="h3"
                  eager={kind === firstKind ? 1 : 0}
                  placeholders={loaderData.placeholders}
                  drawOnIllustration={drawOnIllustration}
                />
              </Collection>
            )
          );
        })}
        {(galleryWalls.length > 0 || showsOwn) && (
          <Collection
            id="gallery"
            title="Gallery walls"
            text="Tiles in several sizes, hung close together. Start with one and change whatever you like."
          >
            <GalleryWallCards
              offers={galleryWalls}
              isFirst={firstKind === undefined}
              placeholders={loaderData.placeholders}
              showsOwn={showsOwn}
              drawOnIllustration={drawOnIllustration}
            />
          </Collection>
        )}
        {count === 0 && (
          <>
            <p>Nothing matches all of these filters. Remove one and try again.</p>
            <div>
              <ButtonLink to="/browse" variant="secondary">
                Show everything
              </ButtonLink>
            </div>
          </>
        )}
        <Collection
          id="sizes"
          title="Sizes side by side"
          text="Every size above the same 2.2 m sofa. You can mix them in a wall of your own."
        >
          <SizeTable sizes={loaderData.sizes} />
        </Collection>
        <p>
          No photos to hand? There are <Link to="/art">pictures to hang in our art collection</Link>, on their
          own or with yours.
        </p>
      </Page>
    </>
  );
}
