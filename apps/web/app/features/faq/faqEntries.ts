import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import { formatDuration } from "../../lib/format/formatDuration.ts";

/** A part of an answer: text, a link, or the button that shows the welcome code. */
export type AnswerPart =
  | string
  | { readonly kind: "link"; readonly to: string; readonly text: string }
  | { readonly kind: "discount" };

export type FaqEntry = {
  readonly id: string;
  readonly question: string;
  readonly answer: (site: PublicSite) => readonly AnswerPart[];
};

const linkPart = (to: string, text: string): AnswerPart => ({ kind: "link", to, text });
const emailLink = ({ copy }: PublicSite): AnswerPart =>
  linkPart(`mailto:${copy.email_address}`, copy.email_address);

/** Every statement of the specification's first section (R1.6), in the order in which shoppers ask. */
export const FAQ_ENTRIES: readonly FaqEntry[] = [
  {
    id: "collections",
    question: "Which sizes are there?",
    answer: () => [
      "Tiles come in collections made of different frame sizes. You find every size, with a person beside it for scale, on the ",
      linkPart("/browse", "browse page"),
      ".",
    ],
  },
  {
    id: "hanging",
    question: "How do I hang them, and can I move them?",
    answer: () => [
      "No nails and no hammer. A magnet holds each tile to a plate that sticks to your wall and comes off again without damage. Move the tiles as often as you like.",
    ],
  },
  {
    id: "quality",
    question: "How long do they last?",
    answer: () => ["The tiles are light and durable. They resist warping and fading."],
  },
  {
    id: "sharp",
    question: "Is my photo good enough?",
    answer: () => [
      "You'll know before you buy: each tile says whether its photo will be sharp at its size, and offers a smaller size or another tile if it won't be.",
    ],
  },
  {
    id: "shipping",
    question: "What does delivery cost, and how long does it take?",
    answer: ({ copy }) => [
      `${copy.free_shipping_text} `,
      linkPart("/delivery-and-returns", "All about delivery"),
    ],
  },
  {
    id: "shipped-from",
    question: "Where are my frames made?",
    answer: ({ copy }) => [copy.faq_answer_shipped_from],
  },
  {
    id: "status",
    question: "How do I know where my order is?",
    answer: () => [
      "We'll email the address you gave at checkout whenever something happens with your order.",
    ],
  },
  {
    id: "mistake",
    question: "I made a mistake in my order. What now?",
    answer: (site) => [
      "Tell us as soon as you can, by e-mail to ",
      emailLink(site),
      " or by chat, and we'll put it right.",
      site.changeWindowMinutes > 0
        ? ` For ${formatDuration(site.changeWindowMinutes)} after your order is complete you can also change its photos, crops and address yourself, or cancel it: the link in our mails opens it.`
        : "",
    ],
  },
  {
    id: "refund",
    question: "What if I don't like it?",
    answer: () => [
      "Send your order back for a full refund. ",
      linkPart("/delivery-and-returns#return", "How to send it back"),
    ],
  },
  {
    id: "promo",
    question: "Can I use more than one promo code?",
    answer: () => [
      "One code for each order. Codes cannot be combined with other offers, nor applied to something that you bought earlier.",
    ],
  },
  {
    id: "welcome",
    question: "Is there a discount for my first order?",
    answer: () => ["Yes, there is a welcome discount: ", { kind: "discount" }],
  },
];

/** Returns an answer without links, for structured data. */
export const toPlainText = (parts: readonly AnswerPart[]): string =>
  parts
    .map((part) =>
      typeof part === "string" ? part : part.kind === "link" ? part.text : "ask for it on this page.",
    )
    .join("");
