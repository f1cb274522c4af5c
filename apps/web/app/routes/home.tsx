import { getCatalogue } from "@storywall/contract/calls/visitor/getCatalogue.ts";
import { priceTerms } from "@storywall/domain/pricing/deliveryTerms.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { Link } from "react-router";
import { OfferGrid } from "../features/browse/OfferGrid.tsx";
import { listSetOffers } from "../features/browse/offers.ts";
import { FaqAnswers } from "../features/faq/FaqAnswers.tsx";
import { BeforeAfter } from "../features/home/BeforeAfter.tsx";
import { FrameStyles } from "../features/home/FrameStyles.tsx";
import { HERO_PRELOADS, Hero } from "../features/home/Hero.tsx";
import { HowItWorks } from "../features/home/HowItWorks.tsx";
import { Promises } from "../features/home/Promises.tsx";
import { Section } from "../features/home/Section.tsx";
import { HERO_BARE_WALL, HERO_PLACEHOLDER } from "../illustrations/heroPlaceholders.server.ts";
import { listWaitingPlans } from "../illustrations/waitingPlans.server.ts";
import { useSite } from "../lib/api/site.ts";
import { metaFor } from "../lib/page/meta.ts";
import { heroCovers } from "../lib/samples/photographedHero.ts";
import { createLoaderApi } from "../loaderApi.server.ts";
import { pageContext } from "../pageContext.ts";
import { organization, webSite } from "../structuredData/organization.server.ts";
import { RecentOrder } from "../studio/order/RecentOrder.tsx";
import { ContinueSlot } from "../studio/walls/ContinueSlot.tsx";
import { NotOpenNote } from "../ui/notOpen/NotOpenNote.tsx";
import { unwrapReply } from "../unwrapReply.server.ts";
import type { Route } from "./+types/home.ts";

export const links: Route.LinksFunction = () => [...HERO_PRELOADS];

/** Title and description as R2.2 specifies them. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  metaFor(
    matches,
    ({ site }) => ({ title: site.copy.title, description: site.copy.description, path: "/" }),
    loaderData?.structuredData,
  );

export const loader = async ({ context }: Route.LoaderArgs) => {
  const page = context.get(pageContext);
  const { frameTypes } = await createLoaderApi(context)(getCatalogue, { query: {} }).then(unwrapReply);
  const sets = listSetOffers(ofSite(page.sites, page.site));
  return {
    heroCovers: heroCovers(),
    heroPlaceholder: HERO_PLACEHOLDER,
    heroBareWall: HERO_BARE_WALL,
    sets,
    placeholders: await listWaitingPlans(sets.map(({ sizes: [{ illustration }] }) => illustration)),
    frameTypes,
    structuredData: [organization(page), webSite(page)],
  };
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  return (
    <>
      <NotOpenNote />
      <Hero
        covers={loaderData.heroCovers}
        placeholder={loaderData.heroPlaceholder}
        bareWall={loaderData.heroBareWall}
        ownWork={
          <>
            <RecentOrder />
            <ContinueSlot />
          </>
        }
      />
      <Section
        id="sets"
        title="Three sets to start with"
        lead={`20\u00a0cm squares: cheaper per tile, because you buy them as a set. ${priceTerms(site)}.`}
      >
        <OfferGrid offers={loaderData.sets} heading="h3" list="home" placeholders={loaderData.placeholders} />
        <p>
          Prefer other sizes? <Link to="/browse">Browse layouts and sets</Link>
        </p>
      </Section>
      <Section
        id="before-after"
        title="One wall, before and after"
        lead="Eight tiles, 141&nbsp;×&nbsp;95&nbsp;cm, above a bed 1.5&nbsp;m wide."
      >
        <BeforeAfter />
        <p>
          Over a bed, hang one tile first, and the others once it has held for a week.{" "}
          <Link to="/how-it-works">How hanging works</Link>
        </p>
      </Section>
      <Section id="how-it-works" title="How it works" tone="sunken">
        <HowItWorks />
      </Section>
      <Section
        id="frames"
        title="Our six frames, up close"
        lead="Mitred corners, a bevelled mat, and grain that runs along the wood."
      >
        <FrameStyles frameTypes={loaderData.frameTypes} />
      </Section>
      <Section id="promises" title="Our promise" tone="sunken">
        <Promises />
      </Section>
      <Section id="questions" title="Questions people often ask">
        <FaqAnswers only={["hanging", "quality", "mistake", "refund"]} />
        <p>
          <Link to="/faq">All questions and answers</Link>
        </p>
      </Section>
    </>
  );
}
