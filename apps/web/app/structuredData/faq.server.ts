import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import { FAQ_ENTRIES, toPlainText } from "../features/faq/faqEntries.ts";
import type { JsonLdNode } from "./jsonLd.ts";

/** Returns the questions and answers, word for word as the page shows them. */
export const faqPage = (site: PublicSite): JsonLdNode => ({
  "@type": "FAQPage",
  mainEntity: FAQ_ENTRIES.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: toPlainText(answer(site)) },
  })),
});
