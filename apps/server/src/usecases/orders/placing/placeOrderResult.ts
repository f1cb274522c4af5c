import type { OrderRecord } from "../../../ports/orders/Orders.ts";
import type { ProviderPayment } from "../../../ports/payments/Payments.ts";

/** Result of placing the order of a payment (placeOrder.ts). */
export type PlaceOrderResult =
  | { readonly kind: "order"; readonly order: OrderRecord }
  /** No money has moved, as far as the provider knows. */
  | { readonly kind: "unpaid"; readonly status: ProviderPayment["status"] }
  /** The payment matches no quote that can be ordered. It is refunded: never kept in silence, and never an order. */
  | { readonly kind: "refunded" }
  /** Money of the payment went back without the shop. Nothing is placed, and a person must look. */
  | { readonly kind: "stopped" }
  /** We or the provider do not know the payment. */
  | { readonly kind: "unknown" };
