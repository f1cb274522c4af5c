import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import { days } from "../../lib/format/timeWords.ts";

/** Where an order stands, as its page says it. */
export const STATUS_WORDS: Readonly<Record<OrderState, { readonly name: string; readonly means: string }>> = {
  placed: { name: "Placed", means: "We have your order and your payment." },
  awaiting_photos: {
    name: "Waiting for your photos",
    means: "We begin as soon as every tile has its photo.",
  },
  in_production: { name: "In the workshop", means: "We are printing and framing your tiles." },
  shipped: { name: "On its way", means: "Your parcel is with the courier." },
  delivered: { name: "Delivered", means: "Your parcel has arrived. We hope that it looks as you imagined." },
  cancelled: {
    name: "Cancelled",
    means: "This order is cancelled and will not be made. All of your money goes back the way it came.",
  },
  refunded: { name: "Refunded", means: "Your money is on its way back to you." },
};

/** What is still to come, in order; the page says each with its date where there is one. */
export const isUnderWay = (status: OrderState): boolean =>
  status === "placed" || status === "awaiting_photos" || status === "in_production";

/** Whether there is, or will be, a wall to hang. */
export const isHung = (status: OrderState): boolean => status !== "cancelled" && status !== "refunded";

/** Why an ordered wall has no picture: its photos are deleted so many days after delivery, or, where that cannot be yet, a fault. */
export const pictureGoneWords = (photosGoneAfter: number | null): string =>
  photosGoneAfter === null
    ? "The picture of this wall could not be loaded just now. The wall itself is safe."
    : `The photos of this wall were deleted ${days(photosGoneAfter)} after it was delivered, and its picture with them.`;
