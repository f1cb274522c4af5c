import {
  contact,
  greeting,
  guideLink,
  type OrderMailSubject,
  orderLink,
  type WriteOrderMail,
} from "../orderMail.ts";
import {
  addressLines,
  changeWords,
  dispatchWords,
  photoCount,
  photosMissing,
  sellerBlocks,
  totalRows,
  wallRows,
} from "../orderParts.ts";

/** The receipt: what was bought, for how much, where it goes, what happens next and whom to ask. */
export const orderConfirmation: WriteOrderMail = (about) => ({
  subject: `Your order ${about.order.number} is confirmed`,
  blocks: [
    { kind: "title", text: `Thank you. We have your order ${about.order.number}.` },
    greeting(about),
    {
      kind: "paragraph",
      text: "Your payment has arrived. Please keep this mail: it is your receipt, and the way back to your order.",
    },
    orderLink(about),
    { kind: "heading", text: about.order.lines.length === 1 ? "Your wall" : "Your walls" },
    { kind: "rows", rows: wallRows(about.order) },
    { kind: "heading", text: "What it comes to" },
    { kind: "rows", rows: totalRows(about) },
    { kind: "heading", text: "Delivery address" },
    { kind: "lines", lines: addressLines(about) },
    { kind: "heading", text: "What happens next" },
    { kind: "steps", steps: nextSteps(about) },
    ...changeWords(about),
    {
      kind: "paragraph",
      text: "Your hanging guide says in centimetres where each tile goes. It is also in your parcel.",
    },
    guideLink(about),
    ...sellerBlocks(about),
    ...contact(about),
  ],
});

const nextSteps = (about: OrderMailSubject): readonly string[] => {
  const { order, site } = about;
  const missing = photosMissing(order.lines);
  const { from: fastest, to: slowest } = site.dispatchDays;
  const days = fastest === slowest ? `${fastest}` : `${fastest} to ${slowest}`;
  return [
    ...(missing > 0
      ? [`You send us ${photoCount(missing)}; we begin as soon as every tile has its photo.`]
      : []),
    `We print and frame your tiles in ${site.copy.business_location}.`,
    missing > 0
      ? `We send them, usually ${days} working days after your last photo.`
      : `We send them, usually on ${dispatchWords(about)}.`,
    `The courier rings ${order.shippingAddress.phone ?? "you"} before delivery.`,
    "You stick them up, with no nail and no hammer, and move them as often as you like.",
  ];
};
