import type { Address } from "@storywall/domain/sites/address.ts";
import { hasRight, type StaffRole } from "@storywall/domain/staff/roles.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";

/** Staff see the address while an order is being packed. At other times only those who write to shoppers do. */
const canSeeAddress = (role: StaffRole, { status }: Pick<OrderRecord, "status">): boolean =>
  hasRight(role, "orders.personalData") ||
  (status === "in_production" && hasRight(role, "orders.addressAtPacking"));

/** Returns the order without the personal data that the role may not see: those texts are empty. */
export const toVisibleOrder = (order: OrderRecord, role: StaffRole): OrderRecord => ({
  ...order,
  email: hasRight(role, "orders.email") ? order.email : "",
  shippingAddress: canSeeAddress(role, order) ? order.shippingAddress : hideAddress(order.shippingAddress),
});

/** The country stays: it decides form and courier, and is no personal data. */
const hideAddress = ({ country }: Address): Address => ({
  firstName: "",
  lastName: "",
  address1: "",
  city: "",
  zip: "",
  phone: "",
  ...(country === undefined ? {} : { country }),
});
