import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Quote, QuoteLine } from "./Checkouts.ts";

export type OrderRecord = Omit<Quote, "version"> & {
  readonly id: string;
  /** For people; opens nothing. */
  readonly number: string;
  readonly site: SiteCode;
  readonly checkoutId: string;
  readonly cartId: string | null;
  readonly paymentId: string;
  readonly status: OrderState;
  readonly email: string;
  readonly shippingAddress: Address;
  readonly history: readonly OrderStep[];
  readonly createdAt: Date;
  /** When the shopper saw the confirmation. */
  readonly finalizedAt: Date | null;
};

export type OrderStep = { readonly status: OrderState; readonly at: Date; readonly actor: OrderActor };
export type OrderActor = "shopper" | "system" | "owner";

export type Orders = {
  /** Once per checkout: the database refuses a second one. */
  insert(order: OrderRecord): Promise<void>;
  find(id: string): Promise<OrderRecord | undefined>;
  /** As it is now; nobody else changes it until the transaction ends. */
  lock(id: string): Promise<OrderRecord | undefined>;
  /** Records the step and makes its state the order's; false, having changed nothing, when the order is not in `from` any more. */
  move(id: string, from: OrderState, step: OrderStep): Promise<boolean>;
  findOfCheckout(checkoutId: string): Promise<OrderRecord | undefined>;
  findLine(lineId: string): Promise<QuoteLine | undefined>;
  /** The site's next number, from 1; two orders never get the same. */
  nextNumber(site: SiteCode): Promise<number>;
  /** True the first time. */
  markFinalized(id: string, at: Date): Promise<boolean>;
};
