import type { OrderRecord } from "../../../ports/orders/Orders.ts";
import type { ProviderPayment } from "../../../ports/payments/Payments.ts";

/** Result of placing the order of a payment (placeOrder.ts). */
export type PlaceOrderResult =
  | { readonly kind: "order"; readonly order: OrderRecord }
  /** No money has moved, as far as the provider knows. */
  | { readonly kind: "unpaid"; readonly status: ProviderPayment["status"] }
  /**
   * The payment matches no quote that can be ordered, so it is refunded: it is never kept silently, and never
   * becomes an order.
   */
  | { readonly kind: "refunded" }
  /** Money of the payment went back without the shop. No order is placed, and staff must review it. */
  | { readonly kind: "stopped" }
  /** The payment is unknown to us or to the provider. */
  | { readonly kind: "unknown" };
