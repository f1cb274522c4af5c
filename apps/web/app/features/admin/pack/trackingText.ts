import type { Tracking } from "@storywall/contract/schemas/order.ts";

/** The courier entry for a parcel that the shop delivers itself, or that is collected. */
export const NO_COURIER: Tracking = { carrier: "", number: "", url: null };

/** Returns how a parcel left, in words. */
export const trackingText = ({ carrier, number }: Pick<Tracking, "carrier" | "number">): string =>
  number === "" ? "Delivered by us or collected, no number" : `${carrier}, ${number}`;
