import type { UndoTimes } from "@storywall/domain/orders/undoSteps.ts";
import type { PerSite, SiteCode, Sites } from "@storywall/domain/sites/site.ts";
import type { CommerceHost } from "../ports/commerce/CommerceHost.ts";
import type { Passwords } from "../ports/owner/Passwords.ts";
import type { Payments } from "../ports/payments/Payments.ts";
import type { BackgroundTasks } from "../ports/platform/BackgroundTasks.ts";
import type { Clock } from "../ports/platform/Clock.ts";
import type { Ids } from "../ports/platform/Ids.ts";
import type { UnitOfWork } from "../ports/platform/UnitOfWork.ts";
import type { OneTimeCodes } from "../ports/staff/OneTimeCodes.ts";
import type { PasskeyVerifier } from "../ports/staff/PasskeyVerifier.ts";
import type { DueSender } from "./dueSender.ts";
import type { PlaceOrderResult } from "./orders/placing/placeOrderResult.ts";
import type { LiveSites } from "./sites/liveSites.ts";

/** The dependencies of the use cases. main.ts chooses their adapters. */
export type Shop = UnitOfWork & {
  /**
   * Returns the sites as this process knows them, at most a second behind a change by another process. Call it once a
   * request and calculate all amounts from the same site: the owner may change prices meanwhile.
   */
  readonly sites: () => Sites;
  /** Reads changes of other processes, and returns the newest version of each site. */
  readonly refreshSites: LiveSites["refresh"];
  readonly clock: Clock;
  readonly ids: Ids;
  /** The payment provider of each site whose settings name one (`paymentsOf`). */
  readonly payments: PerSite<Payments>;
  /**
   * Provider of a site without settings: the built-in one for tests; null when only real payments are allowed.
   */
  readonly defaultPayments: Payments | null;
  readonly passwords: Passwords;
  readonly oneTimeCodes: OneTimeCodes;
  readonly passkeyVerifier: PasskeyVerifier;
  /** True when OWNER_PASSWORD is set: then the first owner can also recover access with the shop's password. */
  readonly hasRecoveryPassword: boolean;
  /** True when no mail server is set, so that each mail is a file that no one receives. */
  readonly areMailsFiles: boolean;
  readonly background: BackgroundTasks;
  /** Orders that this process is placing now, by payment id. Only saves work: placeOrder is safe without it. */
  readonly pendingPlacements: Map<string, Promise<PlaceOrderResult>>;
  /** Sends the mails in the outbox. Wake it after a transaction that queued one. */
  readonly mailSender: DueSender;
  /** Sends the requested refunds to the providers. Wake it after a transaction that requested one. */
  readonly refundSender: DueSender;
  /** The commerce host of each site that has one: it gets a copy of the site's orders. */
  readonly commerceHosts: Partial<Readonly<Record<SiteCode, CommerceHost>>>;
  /** Makes the copies at the commerce hosts equal to our orders. Wake it after a transaction that changed an order. */
  readonly mirrorSender: DueSender;
  /** How long staff can undo steps of an order. */
  readonly undoTimes: UndoTimes;
  /** Origin of the shop's public URL. */
  readonly publicUrl: string;
  /** Returns the origin of a site; one without a host of its own has that of `publicUrl`. */
  readonly originOf: (site: SiteCode) => string;
  /** Origin of photo URLs. */
  readonly photosUrl: string;
  /** How long a design link is valid after its last use. */
  readonly designLinkTtlMs: number;
  /** How long a photo without an order is stored after its last use, in ms. */
  readonly photoRetentionMs: number;
  /** How long an order's photos are stored after its last transition, in ms. */
  readonly orderPhotoRetentionMs: number;
};
