import type { SettingSection } from "./settingSection.ts";

/** The form for delivery options, days and the change window. */
export const DELIVERY_SECTION: SettingSection = {
  key: "delivery",
  title: "Delivery",
  lead: "What delivery costs, when parcels leave, and how long an order can still be changed.",
  previewPath: "/delivery-and-returns",
  settings: [
    {
      path: "shippingRates",
      label: "Delivery options",
      hint: "The delivery page lists all of them; shoppers choose one at checkout, where the first one is selected to begin with.",
      kind: "rates",
    },
    {
      path: "copy.free_shipping_text",
      label: "Delivery in one sentence",
      hint: "In the cart and on the home page, such as Free delivery across South Africa.",
      kind: "text",
    },
    {
      path: "dispatchDays.from",
      label: "Days until it's sent, at least",
      hint: "Working days from a complete order to the courier, such as 1.",
      kind: "integer",
    },
    {
      path: "dispatchDays.to",
      label: "Days until it's sent, at most",
      hint: "The promise: an order that is not sent by then counts as late, such as 2. Paid orders keep the days they were promised.",
      kind: "integer",
    },
    {
      path: "courierDays.from",
      label: "Days on the way, at least",
      hint: "Working days from the workshop to the nearest addresses, such as 2, for each delivery option without days of its own. Leave this and the next field empty to show no arrival days.",
      kind: "optionalInteger",
    },
    {
      path: "courierDays.to",
      label: "Days on the way, at most",
      hint: "Working days to the farthest addresses, such as 4. Shoppers see the arrival days before they pay, so promise only what you can keep.",
      kind: "optionalInteger",
    },
    {
      path: "cutOffTime",
      label: "Cut-off time",
      hint: "Orders from this time on count as the next day's, such as 14:00. Empty: the whole day counts.",
      kind: "time",
    },
    {
      path: "holidays",
      label: "Holidays",
      hint: "Days on which nothing is sent, besides weekends. Promised days leave them out.",
      kind: "holidays",
    },
    {
      path: "changeWindowMinutes",
      label: "Time to change an order, in minutes",
      hint: "For this long, shoppers may change photos, crops and address, or cancel. Printing starts afterwards. Such as 120. Paid orders keep their time.",
      kind: "integer",
    },
  ],
};
