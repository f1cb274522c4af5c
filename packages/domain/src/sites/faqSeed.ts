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
      "You'll know before you buy: each tile says whether its photo will be sharp at its size. If it won't be, we suggest a smaller size, another tile or another photo. If a photo is too small for every tile, only a larger copy of it will help.",
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
    question: "How do I know where my order is?",
    answer:
      "We'll email the address you gave at checkout whenever something happens with your order. The link in those emails opens it. The orders you placed in this browser are [listed with your walls](/walls#orders), too.",
  },
  {
    id: "mistake",
    question: "I made a mistake in my order. What now?",
    answer:
      "Tell us as soon as you can, by email to {email} or by [message](/contact#messages), and we'll put it right. For {change time} after your order is complete you can also change its photos, crops and address yourself, or cancel it, with the link in our emails.",
  },
  {
    id: "refund",
    question: "What if I don't like it?",
    answer:
      "Send your order back for a full refund. You pay the return postage, unless something is wrong with your wall: then we do. [How to send it back](/delivery-and-returns#return)",
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
