import { guideText } from "@storywall/domain/hanging/guideText.ts";
import {
  contactBlocks,
  GREETING,
  guideLinkBlock,
  type OrderMailData,
  type OrderMailTemplate,
  orderLinkBlock,
} from "../orderMail.ts";
import {
  arrivalDatesText,
  changeWindowBlocks,
  countMissingPhotos,
  countTiles,
  dispatchDatesText,
  orderAddressLines,
  phoneText,
  photoCountText,
  sellerBlocks,
  totalRows,
  wallRows,
} from "../orderMailBlocks.ts";

/** Order confirmation and receipt: items, amounts, delivery address, next steps and contact. */
export const orderConfirmationMail: OrderMailTemplate = (data) => ({
  subject: `Your order ${data.order.number} is confirmed`,
  blocks: [
    { kind: "title", text: `Thank you. We have your order, ${data.order.number}.` },
    GREETING,
    {
      kind: "paragraph",
      text: `${data.isTest ? "This is a test shop: no card was charged, and nothing is made or sent." : "We've received your payment."} Please keep this email: it's your receipt, and it has the link to your order.`,
    },
    orderLinkBlock(data),
    { kind: "heading", text: "What you ordered" },
    { kind: "rows", rows: wallRows(data.order) },
    { kind: "heading", text: "Receipt" },
    { kind: "rows", rows: totalRows(data) },
    { kind: "heading", text: "Delivery address" },
    { kind: "lines", lines: orderAddressLines(data) },
    { kind: "heading", text: "What happens next" },
    { kind: "steps", steps: nextSteps(data) },
    ...changeWindowBlocks(data),
    {
      kind: "paragraph",
      text: `${guideText(countTiles(data.order))} There's a copy in the parcel.`,
    },
    guideLinkBlock(data),
    ...sellerBlocks(data),
    ...contactBlocks(data),
  ],
});

const nextSteps = (data: OrderMailData): readonly string[] => {
  const { order, site } = data;
  const missing = countMissingPhotos(order.lines);
  const { from: fastest, to: slowest } = site.dispatchDays;
  const dispatch = dispatchDatesText(data);
  const arrival = missing > 0 ? null : arrivalDatesText(data);
  const days = fastest === slowest ? `${fastest}` : `${fastest} to ${slowest}`;
  return [
    ...(missing > 0
      ? [
          `You add ${photoCountText(missing)} on your order page; we start as soon as every tile has its photo.`,
        ]
      : []),
    `We print and frame your tiles in ${site.copy.business_location}.`,
    missing > 0
      ? `We send them, usually ${days} working days after your last photo.`
      : `We send them${dispatch === null ? "" : `, most likely on ${dispatch}`}.`,
    `The courier will call${phoneText(order)} ${arrival === null ? "before delivering" : `and deliver ${arrival}`}.`,
    "You hang them: no nails, no hammer. You can move them as often as you like.",
  ];
};
