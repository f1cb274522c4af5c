import type { Tracking } from "@storywall/contract/schemas/order.ts";

const isPage = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === "https:";

const checkPage = (typed: string): string | null =>
  isPage(typed) ? null : "Please enter the whole address of the page. It begins with https://.";

/** The fields of a parcel, as `ActionForm` shows them. */
export const TRACKING_FIELDS = [
  { name: "carrier", label: "Courier", required: true },
  { name: "number", label: "Parcel number", required: true },
  { name: "url", label: "Tracking link", hint: "Begins with https://", check: checkPage },
] as const;

/** Returns these fields, with names suggested for the courier. */
export const trackingFieldsWith = (couriers: readonly string[]) =>
  TRACKING_FIELDS.map((field) => (field.name === "carrier" ? { ...field, suggestions: couriers } : field));

export const toTracking = ({
  carrier = "",
  number = "",
  url = "",
}: Readonly<Record<string, string>>): Tracking => ({
  carrier,
  number,
  url: url === "" ? null : url,
});
