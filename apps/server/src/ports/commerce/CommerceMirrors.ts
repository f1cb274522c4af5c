import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { HostVariant } from "./CommerceHost.ts";

/**
 * State of the copy that a site's commerce host has of a checkout, and queue of the changes that it still
 * lacks.
 */
export type CommerceMirror = {
  readonly checkoutId: string;
  readonly site: SiteCode;
  readonly draftId: string | null;
  /** Hash of the content of the draft; null when it is not known. */
  readonly draftContent: string | null;
  /** Hash of the address that the host has; null when it is the one of the draft. */
  readonly sentAddress: string | null;
  readonly hostOrderId: string | null;
};

export type ClaimedMirror = CommerceMirror & {
  /** Counts the marks. */
  readonly revision: number;
  /** Number of claims since it was last settled, including this one. */
  readonly attempts: number;
};

export type StoredHostEvent = {
  readonly site: SiteCode;
  readonly eventId: string;
  readonly topic: string;
  readonly hostOrderId: string;
  readonly receivedAt: Date;
};

/**
 * Copies of our checkouts and orders at commerce hosts. A mark says that something may have changed, and is made in the
 * transaction that changes it; the mirror then compares both sides. So marks may be repeated and need no order.
 */
export type CommerceMirrors = {
  /** Marks a checkout that could be paid: it has an email address and a delivery address. */
  markCheckout(checkoutId: string, sites: readonly SiteCode[], at: Date): Promise<void>;
  /** Marks the checkout of an order. */
  markOrder(orderId: string, at: Date): Promise<void>;
  /** Marks the order that a refund belongs to. */
  markRefund(refundId: string, at: Date): Promise<void>;

  find(checkoutId: string): Promise<CommerceMirror | undefined>;
  /** Claims the mirror that is due longest. Other processes skip it until `leaseEnds`. */
  claim(now: Date, leaseEnds: Date): Promise<ClaimedMirror | undefined>;
  /**
   * Saves the id of the draft, unless there is one already, and returns the saved one: when two processes have
   * made a draft, both continue with the same one.
   */
  saveDraftId(checkoutId: string, draftId: string): Promise<string>;
  saveDraftContent(checkoutId: string, draftContent: string): Promise<void>;
  /** Removes the id of a draft that the host no longer has. */
  clearDraft(checkoutId: string, draftId: string): Promise<void>;
  saveHostOrder(checkoutId: string, hostOrderId: string): Promise<void>;
  saveSentAddress(checkoutId: string, sentAddress: string): Promise<void>;
  /**
   * Ends the work on a mirror until `nextAt`, or until the next mark when null. A mark since the claim makes it
   * due again.
   */
  settle(mirror: Pick<ClaimedMirror, "checkoutId" | "revision">, nextAt: Date | null): Promise<void>;
  retryAt(checkoutId: string, at: Date, error: string): Promise<void>;

  /** Removes the rows of deleted checkouts, except those whose draft is still to be removed at the host. */
  removeOrphans(): Promise<void>;

  /** Stores an event and marks its order. Returns false and changes nothing when it was stored before. */
  receiveEvent(event: StoredHostEvent): Promise<boolean>;
  removeEventsBefore(time: Date): Promise<void>;

  /** Replaces the saved variants of our catalogue at a host. */
  saveVariants(site: SiteCode, variants: readonly HostVariant[], at: Date): Promise<void>;
  listVariants(site: SiteCode): Promise<readonly HostVariant[]>;
};
