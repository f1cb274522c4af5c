import type { ParcelVerdict } from "@storywall/domain/orders/parcelChecks.ts";

/** Texts for the check of a list of parcels, by the result of a line. */
export const PARCEL_VERDICT_LABELS: Readonly<Record<ParcelVerdict, string>> = {
  fits: "Ready to send",
  sent: "Already sent",
  unknownOrder: "No such order",
  orderTwice: "Order is listed twice",
  parcelTwice: "Parcel number is used twice",
  otherParcel: "Sent with another number",
  notReady: "Not in the workshop",
};
