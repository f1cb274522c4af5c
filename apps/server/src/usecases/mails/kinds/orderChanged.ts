import { localDay, localTime } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import type { OrderRecord } from "../../../ports/orders/Orders.ts";
import { contact, greeting, type OrderMailSubject, orderLink, type WriteOrderMail } from "../orderMail.ts";
import { addressLines } from "../orderParts.ts";

/** B9: confirms what was changed of an order, so that whoever did not do it hears of it in time. */
export const orderChanged: WriteOrderMail = (about) => ({
  subject: `Your order ${about.order.number} is changed`,
  blocks: [
    { kind: "title", text: "We have your changes." },
    greeting(about),
    {
      kind: "paragraph",
      text: `This is what has changed of order ${about.order.number} since you placed it. The price stays the same.`,
    },
    { kind: "lines", lines: changesOf(about) },
    ...(about.order.changes.some(({ what }) => what === "address")
      ? ([
          { kind: "heading", text: "It now goes to" },
          { kind: "lines", lines: addressLines(about) },
        ] as const)
      : []),
    {
      kind: "paragraph",
      text: "Was that not you? Please open your order and put it right, or write to us at once: it can be changed until the workshop begins.",
    },
    orderLink(about),
    ...contact(about),
  ],
});

const changesOf = ({ order, site }: OrderMailSubject): readonly string[] =>
  order.changes.map((change) => {
    const at = change.at.toISOString();
    return `${wordsOf(order, change)} (${formatDay(localDay(at, site.timeZone))}, ${localTime(at, site.timeZone)})`;
  });

const wordsOf = ({ lines }: OrderRecord, { what, lineId, tile }: OrderRecord["changes"][number]): string => {
  if (what === "address") return "The delivery address";
  const line = lines.find(({ id }) => id === lineId);
  const number = (line?.design.tiles.findIndex(({ name }) => name === tile) ?? -1) + 1;
  return `${line?.title ?? "Your wall"}, tile ${number}: ${what === "photo" ? "another photo" : "another crop"}`;
};
