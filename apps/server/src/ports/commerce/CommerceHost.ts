import type { Minor } from "@storywall/domain/units/units.ts";
import type { Tracking } from "../orders/Orders.ts";
import type { EventHeaders } from "../payments/Payments.ts";
import type { HostAddress, HostContact, HostDraft } from "./HostDraft.ts";

export const COMMERCE_HOSTS = ["shopify"] as const;
export type CommerceHostName = (typeof COMMERCE_HOSTS)[number];

/**
 * A commerce host that has a copy of a site's orders. It decides nothing: our orders, amounts and payments are
 * the ones that count (docs/decisions/0013).
 *
 * Every call is safe to repeat. A reply may be lost, so a caller saves an id before it relies on it, and
 * queries the host before it repeats what must not be done twice.
 *
 * @throws HostUnavailableError when the host does not answer; it may have done what was requested.
 * @throws HostRejectedError when the host does not accept the request; it has done nothing.
 */
export type CommerceHost = {
  readonly name: CommerceHostName;
  /** Creates a draft, or changes the one with this id. A second draft of the same checkout is harmless. */
  saveDraft(draft: HostDraft, draftId: string | null): Promise<SavedDraft>;
  findDraft(draftId: string): Promise<SavedDraft | undefined>;
  /** Removes a draft. Succeeds when it does not exist. */
  removeDraft(draftId: string): Promise<void>;
  /** Turns the draft into an order, and returns the order's id. Repeated calls return the same order. */
  completeDraft(draftId: string): Promise<string>;
  findOrder(orderId: string): Promise<HostOrder | undefined>;
  /** Finds the order of our checkout, for when the host's id was lost. */
  findOrderOfCheckout(checkoutId: string): Promise<HostOrder | undefined>;
  /**
   * Records a refund that our payment provider made; the host moves no money. Repeats with the same `key`
   * record one refund.
   */
  recordRefund(order: HostOrder, refund: { readonly key: string; readonly amount: Minor }): Promise<void>;
  cancelOrder(orderId: string): Promise<void>;
  changeContact(orderId: string, contact: HostContact): Promise<void>;
  /** Records that all of the order was sent. */
  createParcel(order: HostOrder, tracking: Tracking): Promise<void>;
  correctParcel(parcelId: string, tracking: Tracking): Promise<void>;
  markDelivered(parcelId: string): Promise<void>;
  getStore(): Promise<HostStore>;
  /** Creates or updates the products of a site, and returns their variants. */
  saveProducts(products: readonly HostProduct[]): Promise<readonly HostVariant[]>;
  /** Makes the host send its events to this URL. */
  subscribe(webhookUrl: string): Promise<void>;
  /** Verifies the signature of a webhook request, which covers its raw bytes, and parses it. */
  verifyEvent(rawBody: Buffer, headers: EventHeaders): VerifiedHostEvent;
};

/** The store at the host that has the copy. `currency` is the one in which it takes and returns money. */
export type HostStore = { readonly name: string; readonly currency: string };

export type SavedDraft = {
  readonly id: string;
  readonly total: Minor;
  readonly currency: string;
  /** Id of the order that the draft became; null while it is a draft. */
  readonly orderId: string | null;
};

export type HostOrder = {
  readonly id: string;
  /** The host's number of the order. */
  readonly name: string;
  readonly checkoutId: string | null;
  readonly total: Minor;
  readonly currency: string;
  readonly isCancelled: boolean;
  /** Null when the host has none. */
  readonly shippingAddress: HostAddress | null;
  /** Refunds at the host; `key` is null for one that a person made there. */
  readonly refunds: readonly { readonly key: string | null; readonly amount: Minor }[];
  /** The sale to which a refund refers; null when the order was never marked as paid. */
  readonly sale: { readonly id: string; readonly gateway: string } | null;
  readonly parcels: readonly HostParcel[];
  /** Ids of the fulfilments that are still to be sent. */
  readonly openFulfilments: readonly string[];
};

export type HostParcel = {
  readonly id: string;
  readonly tracking: Tracking | null;
  readonly isDelivered: boolean;
};

export type HostProduct = {
  /** Handle by which the product is found again; the same in each run. */
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly optionName: string;
  readonly variants: readonly {
    readonly sku: string;
    readonly optionValue: string;
    readonly price: Minor;
  }[];
};

export type HostVariant = {
  readonly sku: string;
  readonly productId: string;
  readonly variantId: string;
  readonly price: Minor;
};

/** A webhook event. It only triggers a check: the state is always fetched from the host. */
export type HostEvent = {
  /** The host's id. The same event may arrive twice. */
  readonly eventId: string;
  readonly topic: string;
  readonly orderId: string;
  /** The host's token of the order's cart; null when the event does not have it, or the order had no cart. */
  readonly cartToken: string | null;
  /**
   * The host's id of the dispute that the event is about, if the dispute may take money back; null otherwise.
   */
  readonly disputeId: string | null;
};

export type VerifiedHostEvent =
  | { readonly kind: "event"; readonly event: HostEvent }
  /** Authentic, but of no use to us. */
  | { readonly kind: "ignored" }
  | { readonly kind: "invalid"; readonly reason: "signature" | "store" | "malformed" };

export class HostUnavailableError extends Error {
  override readonly name = "HostUnavailableError";
  /** How long the host asks us to wait, in ms; undefined when it does not say. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, options: { readonly cause?: unknown; readonly retryAfterMs?: number } = {}) {
    super(message, { cause: options.cause });
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** A retry helps only after a person has changed something: a right of the app, a setting of the store, our code. */
export class HostRejectedError extends Error {
  override readonly name = "HostRejectedError";
}
