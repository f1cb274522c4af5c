import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { FilterBar } from "../features/browse/FilterBar.tsx";
import { filterOffers, parseFilters } from "../features/browse/filters.ts";
import { OfferGrid } from "../features/browse/OfferGrid.tsx";
import { offersOf } from "../features/browse/offers.ts";
import { SizeTable } from "../features/browse/SizeTable.tsx";
import { metaFor } from "../lib/meta.ts";
import { tell } from "../lib/moments.ts";
import { useSite } from "../lib/site.ts";
import { pageContext } from "../loadContext.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/browse.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, ({ site }) => ({
    title: "Layouts, sets and sizes with prices | Storywall",
    description: `Walls of framed photo tiles at true scale above a sofa, each with its size in centimetres and its price, delivery in ${site.countryName} included.`,
    path: "/browse",
  }));

export const loader = ({ context }: Route.LoaderArgs) => {
  const { site, sites } = context.get(pageContext);
  return { offers: offersOf(sites[site]) };
};

/** The offers do not change with the filters; the page picks from what it has. */
export const shouldRevalidate = (): boolean => false;

export default function Browse({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { tax } = useSite();
  const filters = parseFilters(search);
  const offers = filterOffers(loaderData.offers, filters);
  useEffect(
    () =>
      tell({
        kind: "listShown",
        list: "browse",
        walls: loaderData.offers.map(({ key, name, sizes: [{ price }] }) => ({ key, name, price })),
      }),
    [loaderData.offers],
  );
  return (
    <Page
      title="Find the wall that fits"
      lead={`All pictures are at one scale, above the same sofa of 2.2 m. Prices include ${tax.name} and delivery.`}
      width="wide"
    >
      <FilterBar filters={filters} />
      <p role="status">{offers.length === 1 ? "1 wall" : `${offers.length} walls`}</p>
      {offers.length > 0 ? (
        <OfferGrid offers={offers} heading="h2" eager={3} />
      ) : (
        <div>
          <p>Nothing is made for all of that together. Take one wish away, and there is.</p>
          <ButtonLink to="/browse" look="secondary">
            Show everything
          </ButtonLink>
        </div>
      )}
      <h2 id="sizes">Sizes side by side</h2>
      <SizeTable />
    </Page>
  );
}
