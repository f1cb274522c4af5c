import type { FaqEntry } from "./site.ts";

/** Questions and answers that every site starts with: the statements of R1.6, in the order in which shoppers ask. */
export const FAQ_SEED: readonly FaqEntry[] = [
  {
    id: "collections",
    question: "Which sizes are there?",
    answer:
      "Our collections come in different frame sizes: {sizes}. The [browse page](/browse) lists them for every layout, with the size of the whole wall.",
  },
  {
    id: "hanging",
    question: "How do I hang them, and can I move them?",
    answer:
      "No nails and no hammer. A magnet holds each tile to a plate that sticks to your wall and comes off again without damage. Move the tiles as often as you like.",
  },
  {
    id: "quality",
    question: "How durable are they?",
    answer: "The tiles are light and durable, and resistant to warping and fading.",
  },
  {
    id: "sharp",
    question: "Is my photo good enough?",
    answer:
      "You'll know before you buy: each tile tells you whether its photo will be sharp at that size. If not, we'll suggest a smaller size, another tile or another photo. If a photo is too small for every tile, only a larger copy of it will help.",
  },
  {
    id: "shipping",
    question: "What does delivery cost, and how long does it take?",
    answer: "{delivery} [All about delivery](/delivery-and-returns)",
  },
  { id: "shipped-from", question: "Where are my frames made?", answer: "{made}" },
  {
    id: "gift",
    question: "Can I give a wall as a gift?",
    answer:
      "Yes. Enter the recipient's name and address at checkout, and the parcel goes straight to them. The packing slip shows no prices, and our emails come to you. If you don't have the photos yet, add the wall to your cart without them and choose “Order now, add photos later”.",
  },
  {
    id: "status",
    question: "Where is my order?",
    answer:
      "We'll email you updates on your order, at the address you gave at checkout. The link in each email opens your order. You'll also find the orders you placed in this browser [listed with your walls](/walls#orders).",
  },
  {
    id: "mistake",
    question: "I made a mistake in my order. What now?",
    answer:
      "Tell us as soon as you can: email {email} or [send us a message](/contact#messages), and we'll put it right. For {change time} after your order is complete you can also change its photos, crops and address yourself, or cancel it, with the link in our emails.",
  },
  {
    id: "refund",
    question: "What if I don't like it?",
    answer:
      "Send your order back for a full refund. You pay the return postage, unless something is wrong with your wall; then we pay it. [How to send it back](/delivery-and-returns#return)",
  },
  {
    id: "promo",
    question: "Can I use more than one promo code?",
    answer: "One code per order. Codes can't be combined with other offers or applied to earlier purchases.",
  },
  {
    id: "welcome",
    question: "Is there a discount for my first order?",
    answer: "Yes, there's a welcome discount: {welcome offer}",
  },
];
