import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Generated } from "kysely";
import type { Subscriber } from "../../../ports/promo/Subscribers.ts";

export type PromoTables = {
  promoUses: {
    site: SiteCode;
    code: string;
    email: string;
    isOncePerEmail: boolean;
    checkoutId: string;
    heldAt: Date;
    orderId: string | null;
  };
  promoCodes: {
    code: string;
    /** When the row was last locked. One row for each code: its lock lets uses be counted one after another. */
    lastAskedAt: Date;
  };
  subscribers: Omit<Subscriber, "confirmedAt" | "unsubscribedAt"> & {
    confirmedAt: Generated<Date | null>;
    unsubscribedAt: Generated<Date | null>;
  };
};
