import type { Address } from "@storywall/domain/sites/address.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Generated } from "kysely";
import type { CheckoutStatus, PricedLine } from "../../../ports/checkout/Checkouts.ts";
import type { DesignJson, Json, StoredLine } from "./jsonColumns.ts";
import type { PricingColumns } from "./pricingColumns.ts";

export type CartTables = {
  carts: {
    id: string;
    site: SiteCode;
    visitorId: string;
    promoCode: string | null;
    createdAt: Date;
    lastUsedAt: Date;
    orderedAt: Date | null;
    /** The cart that took over the lines that were not ordered. */
    successorId: Generated<string | null>;
  };
  cartLines: {
    id: string;
    cartId: string;
    /** Position in the cart, counted up over all carts: lines are sorted by it. */
    place: Generated<number>;
    /** Id chosen by the browser. */
    uuid: string;
    quantity: number;
    design: DesignJson;
  };
  checkouts: {
    id: string;
    site: SiteCode;
    cartId: string | null;
    visitorId: string;
    status: CheckoutStatus;
    email: string | null;
    shippingAddress: Json<Address> | null;
    /** The shopper pays now and uploads the photos after the order. */
    isUploadLater: boolean;
    quoteVersion: number;
    expiresAt: Date;
    createdAt: Date;
  };
  quotes: PricingColumns & {
    checkoutId: string;
    version: number;
    lines: Json<readonly StoredLine<PricedLine>[]>;
  };
};
