import type { LineItem } from "@storywall/domain/cart/cart.ts";
import type { DesignLinkKind } from "@storywall/domain/links/designLink.ts";
import type { MessageAuthor } from "@storywall/domain/messages/messageLimits.ts";
import type { OrderChangeKind } from "@storywall/domain/orders/orderChanges.ts";
import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { Currency, PromoCode, ShippingRate, SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { ColumnType, Generated } from "kysely";
import type { CheckoutStatus, QuoteLine } from "../../../ports/checkout/Checkouts.ts";
import type { MailKind } from "../../../ports/mails/MailOutbox.ts";
import type { OrderActor, Tracking } from "../../../ports/orders/Orders.ts";
import type { PaymentEventKind, PaymentProvider, PaymentStatus } from "../../../ports/payments/Payments.ts";
import type { PrintFile, PrintJobState } from "../../../ports/print/PrintJobs.ts";
import type { Subscriber } from "../../../ports/promo/Subscribers.ts";
import type { RefundState } from "../../../ports/refunds/Refunds.ts";
import type { SiteEditor } from "../../../ports/sites/SiteData.ts";
import type { VisitorPhoto } from "../../../ports/visitor/Visitors.ts";

/** A jsonb column: written as text, read as the value that this program wrote. */
type Json<Content> = ColumnType<Content, string, string>;

/** A design outlives the program version that wrote it, so its type is unknown until it is parsed. */
type DesignJson = Json<unknown>;
export type StoredLine<Line extends LineItem> = Omit<Line, "design"> & { readonly design: unknown };

/** The tables after all migrations. Columns are snake_case in the database and camelCase here. */
export type Schema = {
  visitors: { id: string; site: SiteCode; createdAt: Date; forgottenAt: Generated<Date | null> };
  photos: {
    assetId: string;
    format: PhotoFormat;
    width: number;
    height: number;
    bytes: number;
    sha256: string;
    createdAt: Date;
    uploader: string | null;
    lastUsedAt: Date;
    lookAt: Date;
    unwantedAt: Generated<Date | null>;
  };
  uploadShares: { assetId: string; sharer: string; bytes: number; endsAt: Date };
  visitorPhotos: {
    visitorId: string;
    photoId: string;
    uuid: string;
    assetId: string;
    url: string;
    width: number;
    height: number;
    crops: Json<NonNullable<VisitorPhoto["crops"]>> | null;
  };
  visitorTemplates: { visitorId: string; templateKey: string; info: Json<object> };
  designLinks: {
    id: string;
    token: string;
    kind: DesignLinkKind;
    site: SiteCode;
    visitorId: string;
    designKey: string;
    design: DesignJson;
    createdAt: Date;
    expiresAt: Date;
    withdrawnAt: Date | null;
  };
  designLinkPhotos: {
    id: string;
    linkId: string;
    assetId: string;
    addedAt: Date;
    receivedAt: Generated<Date | null>;
  };
  designLinkMails: { id: string; linkId: string; email: string };
  carts: {
    id: string;
    site: SiteCode;
    visitorId: string;
    promoCode: string | null;
    createdAt: Date;
    lastUsedAt: Date;
    orderedAt: Date | null;
    successorId: Generated<string | null>;
  };
  cartLines: {
    id: string;
    cartId: string;
    place: Generated<number>;
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
    isUploadLater: boolean;
    quoteVersion: number;
    expiresAt: Date;
    createdAt: Date;
  };
  quotes: PricingColumns & {
    checkoutId: string;
    version: number;
    lines: Json<readonly StoredLine<QuoteLine>[]>;
  };
  payments: {
    id: string;
    provider: PaymentProvider;
    status: PaymentStatus;
    amount: Minor;
    currency: Currency;
    checkoutId: string;
    quoteVersion: number;
    createdAt: Date;
    nextLookAt: Date | null;
    needsReview: string | null;
    /** Sum of all refunds that have not failed, in minor units. */
    refundTotal: Generated<Minor>;
    reviewSettledAt: Generated<Date | null>;
    reviewNote: Generated<string | null>;
    refunded: Minor;
    clientSecret: string | null;
    replacedAt: Date | null;
  };
  providerEvents: {
    provider: PaymentProvider;
    site: SiteCode;
    eventId: string;
    paymentId: string;
    kind: PaymentEventKind;
    receivedAt: Date;
    nextLookAt: Date;
    doneAt: Date | null;
  };
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
    finalizedAt: Date | null;
    tracking: ColumnType<Tracking | null, string | null | undefined, string | null>;
    photosGoneAt: Generated<Date | null>;
  };
  refunds: {
    id: string;
    paymentId: string;
    orderId: string | null;
    amount: Minor;
    currency: Currency;
    reason: string;
    actor: OrderActor;
    state: RefundState;
    requestedAt: Date;
    nextTryAt: Date;
    tries: Generated<number>;
    providerRefundId: Generated<string | null>;
    settledAt: Generated<Date | null>;
    lastFault: Generated<string | null>;
  };
  printJobs: {
    id: string;
    orderId: string;
    lineId: string;
    tile: string;
    state: PrintJobState;
    printableFrom: Date;
    createdAt: Date;
    nextTryAt: Date;
    tries: Generated<number>;
    leaseId: Generated<string | null>;
    lastFault: Generated<string | null>;
    file: ColumnType<PrintFile | null, undefined, string | null>;
    printedAt: Generated<Date | null>;
  };
  printFolders: {
    orderId: string;
    dueAt: Date | null;
    leaseId: Generated<string | null>;
    tries: Generated<number>;
    lastFault: Generated<string | null>;
  };
  orderLines: { id: string; orderId: string; place: number; line: Json<StoredLine<QuoteLine>> };
  orderHistory: {
    orderId: string;
    place: Generated<number>;
    status: OrderState;
    at: Date;
    actor: OrderActor;
  };
  orderChanges: { orderId: string; lineId: string; tile: string; what: OrderChangeKind; at: Date };
  messageThreads: {
    id: string;
    site: SiteCode;
    orderId: string | null;
    name: string;
    email: string;
    createdAt: Date;
    lastAt: Date;
    lastPlace: number;
    shopperLast: number;
    shopperSeen: number;
    ownerSeen: number;
  };
  messages: { threadId: string; place: number; id: string; author: MessageAuthor; text: string; at: Date };
  orderNumbers: { site: SiteCode; last: number };
  promoUses: {
    site: SiteCode;
    code: string;
    email: string;
    isOncePerEmail: boolean;
    checkoutId: string;
    heldAt: Date;
    orderId: string | null;
  };
  promoCodes: { code: string; lastAskedAt: Date };
  previews: { key: string; design: DesignJson; unwantedAt: Generated<Date | null> };
  dataRequests: {
    id: string;
    token: string;
    site: SiteCode;
    email: string;
    createdAt: Date;
    expiresAt: Date;
  };
  idempotencyKeys: {
    key: string;
    bodyHash: string;
    status: number | null;
    reply: string | null;
    createdAt: Date;
  };
  owners: { id: number; passwordHash: string; changedAt: Date };
  mailOutbox: {
    id: string;
    occasion: string;
    kind: MailKind;
    about: string;
    createdAt: Date;
    attempts: Generated<number>;
    nextTryAt: Date;
    sentAt: Generated<Date | null>;
    givenUpAt: Generated<Date | null>;
    lastFault: Generated<string | null>;
  };
  subscribers: Omit<Subscriber, "unsubscribedAt"> & { unsubscribedAt: Generated<Date | null> };
  ownerSessions: { tokenHash: string; createdAt: Date; expiresAt: Date };
  signInTries: { id: string; address: string; at: Date };
  artItems: {
    id: string;
    title: string;
    artist: string;
    licence: string;
    tags: Json<readonly string[]>;
    isFeatured: boolean;
    featuredRank: number | null;
    width: number;
    height: number;
    addedAt: Date;
  };
  artSets: { id: string; name: string; tags: Json<readonly string[]>; createdAt: Date };
  artSetItems: { setId: string; place: number; itemId: string };
  siteVersions: {
    code: SiteCode;
    version: number;
    /** Like a design: unknown until it is parsed. */
    content: Json<unknown>;
    changedAt: Date;
    changedBy: SiteEditor;
  };
  testPayments: {
    id: string;
    idempotencyKey: string;
    clientSecret: string;
    status: PaymentStatus;
    amount: Minor;
    currency: Currency;
    checkoutId: string;
    quoteVersion: number;
    refunded: Generated<Minor>;
  };
  testRefunds: { id: string; idempotencyKey: string; paymentId: string; amount: Minor };
  uploadLocks: { name: string; holder: string; sender: string | null; expiresAt: Date; isWanted: boolean };
  rateCounts: { key: string; count: number; pausesAfter: number | null; endsAt: Date };
};

/** Amounts in minor units. The columns are bigint: a hundred lines of 99 walls of 50 large frames exceed an integer. */
type PricingColumns = {
  currency: Currency;
  promo: Json<PromoCode> | null;
  shippingRate: Json<ShippingRate> | null;
  price: Minor;
  discount: Minor;
  tax: Minor;
  total: Minor;
};
