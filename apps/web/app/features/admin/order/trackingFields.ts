import type { Tracking } from "@storywall/contract/schemas/order.ts";

/** The fields of a parcel, as `ActionForm` shows them. */
export const TRACKING_FIELDS = [
  { name: "carrier", label: "Courier", required: true },
  { name: "number", label: "Parcel number", required: true },
  { name: "url", label: "Page of the parcel", hint: "Begins with https://" },
] as const;

export const toTracking = ({
  carrier = "",
  number = "",
  url = "",
}: Readonly<Record<string, string>>): Tracking => ({
  carrier,
  number,
  url: url === "" ? null : url,
});
