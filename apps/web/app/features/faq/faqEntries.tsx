import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ReceiveDiscount } from "./ReceiveDiscount.tsx";

export type FaqEntry = {
  readonly id: string;
  readonly question: string;
  readonly answer: (site: PublicSite) => ReactNode;
};

const mail = ({ copy }: PublicSite) => <a href={`mailto:${copy.email_address}`}>{copy.email_address}</a>;

/** R1.6: every statement of the specification's first section, in the order in which shoppers ask. */
export const FAQ_ENTRIES: readonly FaqEntry[] = [
  {
    id: "collections",
    question: "Which sizes are there?",
    answer: () => (
      <>
        Tiles come in collections made of different frame sizes. You find every size, with a person beside it
        for scale, on the <Link to="/browse">browse page</Link>.
      </>
    ),
  },
  {
    id: "hanging",
    question: "How do I hang them, and can I move them?",
    answer: () =>
      "No nail and no hammer. Each tile holds by a magnet on a plate that sticks to your wall and comes off again without damage. Move the tiles as often as you like.",
  },
  {
    id: "quality",
    question: "How long do they last?",
    answer: () => "The tiles are light and durable. They resist warping and fading.",
  },
  {
    id: "shipping",
    question: "What does delivery cost, and how long does it take?",
    answer: ({ copy }) => (
      <>
        {copy.free_shipping_text} <Link to="/delivery-and-returns">All about delivery</Link>
      </>
    ),
  },
  {
    id: "shipped-from",
    question: "Where are my frames made?",
    answer: ({ copy }) => copy.faq_answer_shipped_from,
  },
  {
    id: "status",
    question: "How do I know where my order is?",
    answer: () =>
      "We write to the e-mail address that you gave at checkout whenever something happens with your order.",
  },
  {
    id: "mistake",
    question: "I made a mistake in my order. What now?",
    answer: (site) => (
      <>Tell us as soon as you can, by e-mail to {mail(site)} or by chat, and we put it right.</>
    ),
  },
  {
    id: "refund",
    question: "What if I do not like it?",
    answer: () => (
      <>
        Send your order back and you get a full refund.{" "}
        <Link to="/delivery-and-returns#return">How to send it back</Link>
      </>
    ),
  },
  {
    id: "promo",
    question: "Can I use more than one promo code?",
    answer: () =>
      "One code for each order. Codes cannot be combined with other offers, nor applied to something that you bought earlier.",
  },
  {
    id: "welcome",
    question: "Is there a discount for my first order?",
    answer: () => (
      <>
        Yes, there is a welcome discount: <ReceiveDiscount />
      </>
    ),
  },
];
