import { getAllArtItems } from "@storywall/contract/calls/art/getAllArtItems.ts";
import { getAllArtSets } from "@storywall/contract/calls/art/getAllArtSets.ts";
import { getArtItems } from "@storywall/contract/calls/art/getArtItems.ts";
import { ArtFilters } from "../features/art/ArtFilters.tsx";
import { ArtGrid } from "../features/art/ArtGrid.tsx";
import { artListPath, tagWords } from "../features/art/artWords.ts";
import { commonTags } from "../features/art/commonTags.ts";
import { useSite } from "../lib/api/site.ts";
import { metaFor } from "../lib/page/meta.ts";
import { pageContext } from "../loadContext.ts";
import { apiOf } from "../loaderApi.server.ts";
import { replyOf } from "../replyOf.server.ts";
import { breadcrumbs } from "../structuredData/breadcrumbs.server.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Page } from "../ui/Page.tsx";
import { Price } from "../ui/Price.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
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
      title: "Art to hang, in frames of every size | Storywall",
      description: `Pictures for walls without photos yet, alone or among your own. Printed and framed in ${site.copy.business_location}, delivery in ${site.countryName} included.`,
      path: "/art",
    }),
    loaderData?.structuredData,
  );

/** The page of the catalogue that the address asks for; what it asks for wrongly counts as absent. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const page = context.get(pageContext);
  const api = apiOf(context);
  const { searchParams } = new URL(request.url);
  const tag = searchParams.get("tag");
  const wanted = Number(searchParams.get("page") ?? 1);
  const query = {
    "tags[]": tag === null ? [] : [tag.slice(0, 60)],
    page: Number.isSafeInteger(wanted) && wanted > 0 && wanted < 10_000 ? wanted : 1,
  };
  const [all, sets, list] = await Promise.all([
    api(getAllArtItems, {}).then(replyOf),
    api(getAllArtSets, {}).then(replyOf),
    api(getArtItems, { query }).then(replyOf),
  ]);
  const filled = sets.items.filter(({ items }) => items.length > 0);
  const set = filled.find(({ _id }) => _id === searchParams.get("set"));
  return {
    items: set?.art_items ?? list.items,
    page: set ? 1 : list.page,
    pages: set ? 1 : list.pages,
    total: set?.art_items.length ?? list.total,
    sets: filled.map(({ _id, name }) => ({ _id, name })),
    tags: commonTags(all.items),
    shown: { set: set?._id ?? null, tag: set ? null : tag },
    cardSizes: cardSizesOf(page.sites[page.site]),
    structuredData: [breadcrumbs(TRAIL, page)],
  };
};

/** R2.13: the catalogue, its sets and tags. */
export default function Art({ loaderData }: Route.ComponentProps) {
  const { items, page, pages, total, sets, tags, shown, cardSizes } = loaderData;
  const { framePrices, tax } = useSite();
  return (
    <Page
      title={shown.tag === null ? "Art to hang" : `Art to hang: ${tagWords(shown.tag).toLowerCase()}`}
      lead={
        <>
          For the wall that has no photo yet, and for the tile that your photos leave over. A picture costs
          what its frame costs: from <Price amount={framePrices.rectangle_small} />, {tax.name} and delivery
          included.
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
          <p>We have nothing of that yet.</p>
          <ButtonLink to="/art" look="secondary">
            Show everything
          </ButtonLink>
        </div>
      )}
      {pages > 1 && (
        <nav aria-label="Pages">
          {page > 1 && (
            <ButtonLink to={artListPath({ ...shown, page: page - 1 })} look="secondary">
              Back
            </ButtonLink>
          )}{" "}
          {page < pages && (
            <ButtonLink to={artListPath({ ...shown, page: page + 1 })} look="secondary">
              More pictures
            </ButtonLink>
          )}
        </nav>
      )}
    </Page>
  );
}
