import { FaqAnswers } from "../features/faq/FaqAnswers.tsx";
import { StyleList } from "../features/faq/StyleList.tsx";
import { metaFor } from "../lib/meta.ts";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/faq.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, ({ site }) => ({
    title: "Questions and answers | Storywall",
    description: `How the tiles hang, how long they last, what delivery in ${site.countryName} costs and how to send an order back.`,
    path: "/faq",
  }));

export default function Faq() {
  return (
    <Page title="Questions and answers">
      <FaqAnswers />
      <h2>Frame styles</h2>
      <StyleList />
    </Page>
  );
}
