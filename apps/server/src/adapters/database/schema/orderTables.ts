import type { OrderChangeKind } from "@storywall/domain/orders/orderChanges.ts";
import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { OrderTerms } from "@storywall/domain/orders/orderTerms.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { PricedLine } from "../../../ports/checkout/Checkouts.ts";
import type { OrderEntryKind } from "../../../ports/orders/OrderEvents.ts";
import type { OrderActor, OrderChangeActor, StepEffects, Tracking } from "../../../ports/orders/Orders.ts";
import type { Json, StoredLine } from "./jsonColumns.ts";
import type { PricingColumns } from "./pricingColumns.ts";

export type OrderTables = {
  orders: PricingColumns & {
    id: string;
    number: string;
    site: SiteCode;
    checkoutId: string;
    cartId: string | null;
    paymentId: string;
    status: OrderState;
    email: string;
    shippingAddress: Json<Address>;
    createdAt: Date;
    /** When the confirmation page was first opened; null before. */
    finalizedAt: Date | null;
    /** Terms that applied when the order was placed; null for orders from before they were stored. */
    terms: ColumnType<OrderTerms | null, string | null | undefined, string | null>;
    tracking: ColumnType<Tracking | null, string | null | undefined, string | null>;
    /** When the photos and prints were deleted. */
    photosGoneAt: Generated<Date | null>;
    /** Since when a staff member holds the order back, and why; null when it is not held. */
    heldAt: Generated<Date | null>;
    /** Since when the order waits for answers about prints. */
    waitingSince: Generated<Date | null>;
    /** Total length of the waits that have ended, in seconds. */
    waitedSeconds: Generated<number>;
    holdReason: Generated<string | null>;
    /** When a staff member first opened the order; null while it is new to them. */
    firstOpenedAt: Generated<Date | null>;
    /** Paid by the built-in test provider; the database sets it from the payment. */
    isTest: GeneratedAlways<boolean>;
  };
  orderEvents: {
    id: string;
    orderId: string;
    place: Generated<number>;
    at: Date;
    kind: OrderEntryKind;
    actorId: string | null;
    actorName: string;
    text: string | null;
  };
  orderLines: {
    id: string;
    orderId: string;
    /** Position in the order, counted from 0. */
    place: number;
    line: Json<StoredLine<PricedLine>>;
    /** Copied from `line`, like the next two columns: figures read them without parsing the design. */
    quantity: GeneratedAlways<number>;
    tilesByVariant: GeneratedAlways<unknown>;
    /** Names of the tiles that show a photo, not art. */
    photoTiles: GeneratedAlways<string[]>;
  };
  orderHistory: {
    orderId: string;
    /** Counted up over all orders: the history is sorted by it. */
    place: Generated<number>;
    status: OrderState;
    at: Date;
    actor: OrderActor;
    staffId: Generated<string | null>;
    /** Until when staff can undo the step. */
    undoUntil: Generated<Date | null>;
    undoData: ColumnType<StepEffects | null, string | null | undefined, string | null>;
  };
  orderChanges: {
    orderId: string;
    lineId: string;
    tile: string;
    what: OrderChangeKind;
    actor: Generated<OrderChangeActor>;
    at: Date;
  };
  orderEmailChanges: {
    id: string;
    orderId: string;
    /** The address before the change. */
    email: string;
    at: Date;
  };
  orderNumbers: { site: SiteCode; last: number };
};
