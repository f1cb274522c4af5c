import { getAllArtItems } from "@storywall/contract/calls/art/getAllArtItems.ts";
import { getAllArtSets } from "@storywall/contract/calls/art/getAllArtSets.ts";
import { getArtItems } from "@storywall/contract/calls/art/getArtItems.ts";
import { priceTerms } from "@storywall/domain/pricing/deliveryTerms.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { ArtFilters } from "../features/art/ArtFilters.tsx";
import { ArtGrid } from "../features/art/ArtGrid.tsx";
import { artListPath, tagLabel } from "../features/art/artPaths.ts";
import { listArtFilters } from "../features/art/listArtFilters.ts";
import { useSite } from "../lib/api/site.ts";
import { metaFor } from "../lib/page/meta.ts";
import { createLoaderApi } from "../loaderApi.server.ts";
import { pageContext } from "../pageContext.ts";
import { breadcrumbs } from "../structuredData/breadcrumbs.server.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { NotOpenNote } from "../ui/notOpen/NotOpenNote.tsx";
import { Page } from "../ui/Page.tsx";
import { Price } from "../ui/Price.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import { unwrapReply } from "../unwrapReply.server.ts";
import type { Route } from "./+types/art.ts";
import { cardSizesOf } from "./art/cardSizes.ts";

const TRAIL = [
  { name: "Home", path: "/" },
  { name: "Art", path: "/art" },
];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  metaFor(
    matches,
    ({ site }) => ({
      title: "Wall art, in frames of every size | Storywall",
      description: `Pictures for walls without photos yet, on their own or with yours. Printed and framed in ${site.copy.business_location}, delivery in ${site.countryName} included.`,
      path: "/art",
    }),
    loaderData?.structuredData,
  );

/** Loads the page of the catalogue that the address asks for. Invalid parameters count as absent. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const page = context.get(pageContext);
  const api = createLoaderApi(context);
  const { searchParams } = new URL(request.url);
  const tag = searchParams.get("tag");
  const requestedPage = Number(searchParams.get("page") ?? 1);
  const query = {
    "tags[]": tag === null ? [] : [tag.slice(0, 60)],
    page:
      Number.isSafeInteger(requestedPage) && requestedPage > 0 && requestedPage < 10_000 ? requestedPage : 1,
  };
  const [all, sets, list] = await Promise.all([
    api(getAllArtItems, {}).then(unwrapReply),
    api(getAllArtSets, {}).then(unwrapReply),
    api(getArtItems, { query }).then(unwrapReply),
  ]);
  const filters = listArtFilters(all.items, sets.items);
  const set = filters.sets.find(({ _id }) => _id === searchParams.get("set"));
  return {
    items: set?.art_items ?? list.items,
    page: set ? 1 : list.page,
    pages: set ? 1 : list.pages,
    total: set?.art_items.length ?? list.total,
    sets: filters.sets.map(({ _id, name }) => ({ _id, name })),
    tags: filters.tags,
    shown: { set: set?._id ?? null, tag: set ? null : tag },
    cardSizes: cardSizesOf(ofSite(page.sites, page.site)),
    structuredData: [breadcrumbs(TRAIL, page)],
  };
};

/** The catalogue of art, its sets and tags (R2.13). */
export default function Art({ loaderData }: Route.ComponentProps) {
  const { items, page, pages, total, sets, tags, shown, cardSizes } = loaderData;
  const site = useSite();
  const { framePrices } = site;
  return (
    <>
      <NotOpenNote />
      <Page
        title={shown.tag === null ? "Wall art" : `Wall art: ${tagLabel(shown.tag).toLowerCase()}`}
        lead={
          <>
            For a wall with no photos yet, or to fill a spare frame. There's no extra charge for the artwork:
            a framed tile is from <Price amount={framePrices.rectangle_small} />, {priceTerms(site)}.
          </>
        }
        width="wide"
      >
        <ArtFilters sets={sets} tags={tags} shown={shown} />
        <p role="status">{total === 1 ? "1 picture" : `${total} pictures`}</p>
        {items.length > 0 ? (
          <section aria-labelledby="pictures">
            <h2 id="pictures">
              <VisuallyHidden>Pictures</VisuallyHidden>
            </h2>
            <ArtGrid items={items} cardSizes={cardSizes} list="art" />
          </section>
        ) : (
          <div>
            <p>We have nothing like that yet.</p>
            <ButtonLink to="/art" variant="secondary">
              Show everything
            </ButtonLink>
          </div>
        )}
        {pages > 1 && (
          <nav aria-label="Pages">
            {page > 1 && (
              <ButtonLink to={artListPath({ ...shown, page: page - 1 })} variant="secondary">
                Back
              </ButtonLink>
            )}{" "}
            {page < pages && (
              <ButtonLink to={artListPath({ ...shown, page: page + 1 })} variant="secondary">
                More pictures
              </ButtonLink>
            )}
          </nav>
        )}
      </Page>
    </>
  );
}
