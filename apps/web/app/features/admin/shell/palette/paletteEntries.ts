import type { AdminSearchResult } from "@storywall/contract/schemas/owner/adminSearch.ts";
import { ORDER_STATE_LABELS } from "../../ui/orderStateLabels.ts";
import type { AdminPage } from "../adminPages.ts";

/** Something that the palette can open. */
export type PaletteEntry = {
  readonly href: string;
  readonly label: string;
  /** The kind of the entry, shown beside its name. */
  readonly detail: string;
  readonly group: "Orders" | "Pages" | "People" | "Promo codes" | "Art";
};

/** Returns the pages for which each typed word is the beginning of one of their words; all for an empty text. */
export const findPages = (pages: readonly AdminPage[], text: string): readonly PaletteEntry[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return pages
    .filter(({ label, keywords }) => {
      const names = [label, ...keywords].join(" ").toLowerCase().split(/\s+/);
      return words.every((word) => names.some((name) => name.startsWith(word)));
    })
    .toSorted((one, other) => Number(isNamed(other, text)) - Number(isNamed(one, text)))
    .map(({ path, label, group }) => ({ href: path, label, detail: group, group: "Pages" }));
};

/** Whether the typed text begins the page's own name. Such a page comes before pages that only match by keyword. */
const isNamed = ({ label }: AdminPage, text: string): boolean =>
  label.toLowerCase().startsWith(text.trim().toLowerCase());

const ordersOf = (text: string): string => `/admin/orders?text=${encodeURIComponent(text)}`;

/** Returns what the server found, with the order whose complete number was typed first. */
export const toEntries = (found: AdminSearchResult): readonly PaletteEntry[] => {
  const orders = found.orders.toSorted(
    (one, other) => Number(other.orderId === found.exactOrderId) - Number(one.orderId === found.exactOrderId),
  );
  return [
    ...orders.map(({ orderId, orderNumber, name, status, parcelNumber }) => ({
      href: `/admin/orders/${orderId}`,
      label: orderNumber,
      detail: [name, ORDER_STATE_LABELS[status], parcelNumber].filter(Boolean).join(", "),
      group: "Orders" as const,
    })),
    ...found.people.map(({ customerId, email, name }) => ({
      href: `/admin/customers/${customerId}`,
      label: name || email,
      detail: email,
      group: "People" as const,
    })),
    ...found.promoCodes.map(({ site, code }) => ({
      href: ordersOf(code),
      label: code,
      detail: site,
      group: "Promo codes" as const,
    })),
    ...found.artItems.map(({ artItemId, title, artist }) => ({
      href: `/admin/art/${encodeURIComponent(artItemId)}`,
      label: title,
      detail: artist,
      group: "Art" as const,
    })),
  ];
};
