import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import { toAnswerParts, toPlainText } from "../features/faq/answerParts.ts";
import type { JsonLdNode } from "./jsonLd.ts";

/** Returns the questions and answers, word for word as the page shows them. */
export const faqPage = (site: PublicSite): JsonLdNode => ({
  "@type": "FAQPage",
  mainEntity: site.faq.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: toPlainText(toAnswerParts(answer, site)) },
  })),
});
