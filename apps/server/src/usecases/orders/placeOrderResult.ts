import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { ProviderPayment } from "../../ports/payments/Payments.ts";

/** What became of a payment that was to become an order (placeOrder.ts). */
export type PlaceOrderResult =
  | { readonly kind: "order"; readonly order: OrderRecord }
  /** No money has moved, as far as the provider knows. */
  | { readonly kind: "notPaid"; readonly status: ProviderPayment["status"] }
  /** Money came that buys nothing. It is refunded; it is never kept silently and never becomes an order. */
  | { readonly kind: "givenBack" }
  /** We or the provider do not know the payment. */
  | { readonly kind: "unknown" };
