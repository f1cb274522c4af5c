import type { SiteCode, Sites } from "@storywall/domain/sites/site.ts";
import type { Passwords } from "../ports/owner/Passwords.ts";
import type { Payments } from "../ports/payments/Payments.ts";
import type { Background } from "../ports/platform/Background.ts";
import type { Clock } from "../ports/platform/Clock.ts";
import type { Ids } from "../ports/platform/Ids.ts";
import type { UnitOfWork } from "../ports/platform/UnitOfWork.ts";
import type { DueSender } from "./dueSender.ts";
import type { PlaceOrderResult } from "./orders/placeOrderResult.ts";
import type { LiveSites } from "./sites/liveSites.ts";

/** What use cases need of the world outside; main.ts chooses who does it. */
export type Shop = UnitOfWork & {
  /**
   * The sites as this process knows them now, at most a second behind another process's change. Money is computed from one
   * of them from beginning to end, so take it once.
   */
  readonly sites: () => Sites;
  /** Takes over what was changed anywhere, and says which version of each site there is. */
  readonly refreshSites: LiveSites["refresh"];
  readonly clock: Clock;
  readonly ids: Ids;
  /** Who takes the money of each site. */
  readonly payments: Readonly<Record<SiteCode, Payments>>;
  readonly passwords: Passwords;
  readonly background: Background;
  /** Orders that this process is placing at this moment, by payment; saves work and decides nothing (placeOrder). */
  readonly pendingPlacements: Map<string, Promise<PlaceOrderResult>>;
  /** Sends what use cases have put into the outbox; wake it when a transaction that did is over. */
  readonly mailSender: DueSender;
  /** Asks providers for the refunds that use cases have decided; wake it likewise. */
  readonly refundSender: DueSender;
  /** Origin of the shop's public address. */
  readonly publicUrl: string;
  /** Origin that photos' addresses begin with. */
  readonly photosUrl: string;
  /** How long a link to a design works after its last use. */
  readonly designLinkTtlMs: number;
  /** How long a photo stays after its last use when no order has it. */
  readonly photoRetentionMs: number;
  /** How long an order's photos stay after its last step. */
  readonly orderPhotoRetentionMs: number;
};
