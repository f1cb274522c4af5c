import type { Currency, SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { Generated } from "kysely";

export type CommerceTables = {
  commerceMirrors: {
    checkoutId: string;
    site: SiteCode;
    draftId: Generated<string | null>;
    draftContent: Generated<string | null>;
    sentAddress: Generated<string | null>;
    hostOrderId: Generated<string | null>;
    revision: Generated<number>;
    /**
     * When to compare both sides; also the end of a running comparison's lease; null when there is nothing to
     * do.
     */
    nextTryAt: Date | null;
    attempts: Generated<number>;
    lastError: Generated<string | null>;
  };
  commerceEvents: {
    site: SiteCode;
    eventId: string;
    topic: string;
    hostOrderId: string;
    receivedAt: Date;
  };
  commerceVariants: {
    site: SiteCode;
    sku: string;
    productId: string;
    variantId: string;
    price: Minor;
    savedAt: Date;
  };
  hostedCarts: {
    paymentId: string;
    site: SiteCode;
    cartId: string | null;
    cartToken: string | null;
    checkoutUrl: string | null;
    hostOrderId: string | null;
    checkoutId: string;
    quoteVersion: number;
    amount: Minor;
    currency: Currency;
    createdAt: Date;
  };
  hostedDiscounts: {
    paymentId: string;
    site: SiteCode;
    code: string;
    createdAt: Date;
    /** When the host's code was deleted; null while it exists, or may exist. */
    removedAt: Generated<Date | null>;
  };
};
