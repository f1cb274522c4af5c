import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { formatTileNumbers } from "@storywall/domain/orders/formatTileNumbers.ts";
import { NO_CHANGES_TEXT } from "@storywall/domain/orders/noChangesText.ts";
import { formatTimeOfDay } from "@storywall/domain/time/formatTimeOfDay.ts";
import type { OrderRecord } from "../../../ports/orders/Orders.ts";
import {
  contactBlocks,
  GREETING,
  type OrderMailData,
  type OrderMailTemplate,
  orderLinkBlock,
} from "../orderMail.ts";
import { orderAddressLines } from "../orderMailBlocks.ts";

/** Mail that confirms changes of an order (B9). A shopper who did not make them learns of them in time. */
export const orderChangedMail: OrderMailTemplate = (data) => ({
  subject: `Changes to your order ${data.order.number}`,
  blocks: [
    { kind: "title", text: "We've saved your changes." },
    GREETING,
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
      text:
        data.site.changeWindowMinutes === 0 && data.order.status !== "awaiting_photos"
          ? `Wasn't that you? ${NO_CHANGES_TEXT}`
          : "Wasn't that you? Please open your order and put it right, or write to us straight away: it can be changed until we start making it.",
    },
    orderLinkBlock(data),
    ...contactBlocks(data),
  ],
});

/** One line for each kind of change of a wall, with the time of the last. */
const changeLinesOf = ({ order, site }: OrderMailData): readonly string[] => {
  const groups = Map.groupBy(order.changes, ({ what, actor, lineId }) => [what, actor, lineId].join(" "));
  return [...groups.values()].map((changes) => {
    const at = changes
      .map((change) => change.at.toISOString())
      .reduce((one, other) => (one > other ? one : other));
    return `${describeChanges(order, changes)} (${formatDay(localDay(at, site.timeZone))}, ${formatTimeOfDay(at, site)})`;
  });
};

const describeChanges = ({ lines }: OrderRecord, changes: OrderRecord["changes"]): string => {
  const [first] = changes;
  if (!first) return "";
  const { what, actor, lineId } = first;
  if (what === "address") return `The delivery address${actor === "owner" ? ", corrected by us" : ""}`;
  if (what === "email") return "The email address for updates";
  const line = lines.find(({ id }) => id === lineId);
  const numbers = changes.map(
    ({ tile }) => (line?.design.tiles.findIndex(({ name }) => name === tile) ?? -1) + 1,
  );
  const isOne = new Set(numbers).size === 1;
  return `${line?.title ?? "Your wall"}, ${isOne ? `a new ${what}` : `new ${what}s`} in ${formatTileNumbers(numbers)}`;
};
