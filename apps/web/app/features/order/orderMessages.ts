import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import { formatDayCount } from "../../lib/format/formatDays.ts";

/** The status of an order, as its page shows it. */
export const STATUS_MESSAGES: Readonly<
  Record<OrderState, { readonly label: string; readonly description: string }>
> = {
  placed: { label: "Placed", description: "We have your order." },
  awaiting_photos: {
    label: "Waiting for your photos",
    description: "We begin as soon as every tile has its photo.",
  },
  in_production: { label: "Being made", description: "We're printing and framing your tiles." },
  shipped: { label: "On its way", description: "Your parcel is with the courier." },
  delivered: {
    label: "Delivered",
    description: "Your parcel has arrived. We hope it looks just as you imagined.",
  },
  cancelled: {
    label: "Cancelled",
    description:
      "This order is cancelled and won't be made. We're refunding everything to your original payment method.",
  },
  refunded: { label: "Refunded", description: "Your money is on its way back to you." },
};

/** Returns true while the order has steps ahead that its page lists. */
export const isInProgress = (status: OrderState): boolean =>
  status === "placed" || status === "awaiting_photos" || status === "in_production";

/** Returns true for a complete order that has not left: the workshop may have begun it. */
export const isBeingMade = (status: OrderState): boolean => status === "placed" || status === "in_production";

/** Returns true when there is, or will be, a wall to hang. */
export const isHangable = (status: OrderState): boolean => status !== "cancelled" && status !== "refunded";

/**
 * Returns why an ordered wall has no preview: its photos were deleted that many days after delivery, or (null) an
 * error.
 */
export const missingPreviewMessage = (photosDeletedAfterDays: number | null): string =>
  photosDeletedAfterDays === null
    ? "The picture of this wall couldn't be loaded just now. The wall itself is safe."
    : `The photos of this wall were deleted ${formatDayCount(photosDeletedAfterDays)} after it was delivered, and its picture with them.`;
