import { ofSite } from "@storywall/domain/sites/site.ts";
import { Link } from "react-router";
import { FaqAnswers } from "../features/faq/FaqAnswers.tsx";
import { StyleList } from "../features/faq/StyleList.tsx";
import { metaFor } from "../lib/page/meta.ts";
import { pageContext } from "../pageContext.ts";
import { faqPage } from "../structuredData/faq.server.ts";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/faq.ts";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  metaFor(
    matches,
    ({ site }) => ({
      title: "Questions and answers | Storywall",
      description: `How the tiles hang, how long they last, what delivery in ${site.countryName} costs and how to send an order back.`,
      path: "/faq",
    }),
    loaderData?.structuredData,
  );

export const loader = ({ context }: Route.LoaderArgs) => {
  const { site, sites } = context.get(pageContext);
  return { structuredData: [faqPage(ofSite(sites, site))] };
};

export default function Faq() {
  return (
    <Page title="Questions and answers">
      <FaqAnswers />
      <h2>Frame styles</h2>
      <StyleList />
      <p>
        Didn't find your answer? <Link to="/contact">Talk to us</Link>.
      </p>
    </Page>
  );
}
