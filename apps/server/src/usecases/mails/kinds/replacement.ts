import type { ReplacementMailKind } from "../../../ports/mails/MailOutbox.ts";
import type { ReplacementRecord } from "../../../ports/orders/Replacements.ts";
import type { MailContent } from "../mailContent.ts";
import { contactBlocks, GREETING, type OrderMailData, orderLinkBlock } from "../orderMail.ts";
import { isWithCourier, orderAddressLines, trackingBlocks } from "../orderMailBlocks.ts";

type ReplacementMailData = OrderMailData & { readonly replacement: ReplacementRecord };

const piecesText = ({ tiles }: ReplacementRecord): string => {
  const pieces = tiles.reduce((sum, tile) => sum + tile.pieces, 0);
  return pieces === 1 ? "one framed tile" : `${pieces} framed tiles`;
};

/** Mail about tiles that are made again. They cost nothing, and the shopper need not do anything. */
const replacementMadeMail = (data: ReplacementMailData): MailContent => ({
  subject: `We're making part of your order ${data.order.number} again`,
  blocks: [
    { kind: "title", text: "Your replacement is being made." },
    GREETING,
    {
      kind: "paragraph",
      text: `We're making ${piecesText(data.replacement)} of order ${data.order.number} again, and it costs you nothing. Its number is ${data.replacement.number}. We'll email you when the parcel leaves.`,
    },
    orderLinkBlock(data),
    { kind: "heading", text: "We'll send it to" },
    { kind: "lines", lines: orderAddressLines(data) },
    ...contactBlocks(data),
  ],
});

const replacementShippedMail = (data: ReplacementMailData): MailContent => ({
  subject: `Your replacement ${data.replacement.number} is on its way`,
  blocks: [
    {
      kind: "title",
      text: isWithCourier(data.replacement)
        ? "Your replacement is with the courier."
        : "Your replacement is ready.",
    },
    GREETING,
    {
      kind: "paragraph",
      text: isWithCourier(data.replacement)
        ? `Replacement ${data.replacement.number} for order ${data.order.number} has left ${data.site.copy.business_location}, with ${piecesText(data.replacement)}.`
        : `Replacement ${data.replacement.number} for order ${data.order.number} is finished, with ${piecesText(data.replacement)}. We'll deliver it ourselves, or hand it over as agreed.`,
    },
    ...trackingBlocks(data.replacement),
    orderLinkBlock(data),
    { kind: "heading", text: "Delivery address" },
    { kind: "lines", lines: orderAddressLines(data) },
    ...contactBlocks(data),
  ],
});

/** The template of each kind of mail about a replacement. A kind without a template does not compile. */
export const REPLACEMENT_MAIL_TEMPLATES: Readonly<
  Record<ReplacementMailKind, (data: ReplacementMailData) => MailContent>
> = { replacement_made: replacementMadeMail, replacement_shipped: replacementShippedMail };
