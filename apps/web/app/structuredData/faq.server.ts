import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import { answerText, FAQ_ENTRIES } from "../features/faq/faqEntries.ts";
import type { Thing } from "./thing.ts";

/** The questions with their answers, word for word as the page shows them. */
export const faqPage = (site: PublicSite): Thing => ({
  "@type": "FAQPage",
  mainEntity: FAQ_ENTRIES.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answerText(answer(site)) },
  })),
});
