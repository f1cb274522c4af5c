import { localDay, localTime } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import type { OrderRecord } from "../../../ports/orders/Orders.ts";
import {
  contactBlocks,
  greetingBlock,
  type OrderMailData,
  type OrderMailTemplate,
  orderLinkBlock,
} from "../orderMail.ts";
import { orderAddressLines } from "../orderMailBlocks.ts";

/** Mail that confirms changes of an order (B9). A shopper who did not make them learns of them in time. */
export const orderChangedMail: OrderMailTemplate = (data) => ({
  subject: `Changes to your order ${data.order.number}`,
  blocks: [
    { kind: "title", text: "We have your changes." },
    greetingBlock(data),
    {
      kind: "paragraph",
      text: `Here's what has changed in order ${data.order.number} since you placed it. The price stays the same.`,
    },
    { kind: "lines", lines: changeLinesOf(data) },
    ...(data.order.changes.some(({ what }) => what === "address")
      ? ([
          { kind: "heading", text: "It now goes to" },
          { kind: "lines", lines: orderAddressLines(data) },
        ] as const)
      : []),
    {
      kind: "paragraph",
      text: "Wasn't that you? Please open your order and put it right, or write to us right away: it can be changed until we start making it.",
    },
    orderLinkBlock(data),
    ...contactBlocks(data),
  ],
});

const changeLinesOf = ({ order, site }: OrderMailData): readonly string[] =>
  order.changes.map((change) => {
    const at = change.at.toISOString();
    return `${describeChange(order, change)} (${formatDay(localDay(at, site.timeZone))}, ${localTime(at, site.timeZone)})`;
  });

const describeChange = (
  { lines }: OrderRecord,
  { what, actor, lineId, tile }: OrderRecord["changes"][number],
): string => {
  if (what === "address") return `The delivery address${actor === "owner" ? ", corrected by us" : ""}`;
  if (what === "email") return "The e-mail address for updates";
  const line = lines.find(({ id }) => id === lineId);
  const number = (line?.design.tiles.findIndex(({ name }) => name === tile) ?? -1) + 1;
  return `${line?.title ?? "Your wall"}, tile ${number}: ${what === "photo" ? "another photo" : "another crop"}`;
};
