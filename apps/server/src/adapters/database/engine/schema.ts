import type { LineItem } from "@storywall/domain/cart/cart.ts";
import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Verdict } from "@storywall/domain/crop/resolution.ts";
import type { DesignLinkKind } from "@storywall/domain/links/designLink.ts";
import type { MessageAuthor } from "@storywall/domain/messages/messageLimits.ts";
import type { OrderChangeKind } from "@storywall/domain/orders/orderChanges.ts";
import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { ReplacementState } from "@storywall/domain/orders/remakes.ts";
import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";
import type { PrintHoldReason } from "@storywall/domain/print/printHold.ts";
import type { PrintQuestionState } from "@storywall/domain/print/printQuestions.ts";
import type { RemakeReason } from "@storywall/domain/print/remakeReasons.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { Currency, PromoCode, ShippingRate, SiteCode } from "@storywall/domain/sites/site.ts";
import type { AuditAction, AuditSubjectKind } from "@storywall/domain/staff/auditActions.ts";
import type { NoticeKind, NoticeTiming } from "@storywall/domain/staff/noticeChoices.ts";
import type { StaffRole } from "@storywall/domain/staff/roles.ts";
import type { StockItemKey } from "@storywall/domain/stock/stockItems.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { CheckoutStatus, PricedLine } from "../../../ports/checkout/Checkouts.ts";
import type { MailKind } from "../../../ports/mails/MailOutbox.ts";
import type { OrderEntryKind } from "../../../ports/orders/OrderEvents.ts";
import type { OrderActor, Tracking } from "../../../ports/orders/Orders.ts";
import type { PaymentEventKind, PaymentProvider, PaymentStatus } from "../../../ports/payments/Payments.ts";
import type { PrintFile, PrintJobState } from "../../../ports/print/PrintJobs.ts";
import type { ErasedData } from "../../../ports/privacy/PrivacyRequests.ts";
import type { Subscriber } from "../../../ports/promo/Subscribers.ts";
import type { RefundState } from "../../../ports/refunds/Refunds.ts";
import type { SiteEditor } from "../../../ports/sites/SiteData.ts";
import type { AuditActor } from "../../../ports/staff/AuditLog.ts";
import type { ChallengeKind } from "../../../ports/staff/StaffChallenges.ts";
import type { VisitorPhoto } from "../../../ports/visitor/Visitors.ts";

/** A jsonb column: written as text, read as the value that this program wrote. */
type Json<Content> = ColumnType<Content, string, string>;

/** A design outlives the program version that wrote it, so its type is unknown until it is parsed. */
type DesignJson = Json<unknown>;
export type StoredLine<Line extends LineItem> = Omit<Line, "design"> & { readonly design: unknown };

/** The tables after all migrations. Columns are snake_case in the database and camelCase here. */
export type Schema = {
  visitors: {
    id: string;
    site: SiteCode;
    createdAt: Date;
    /** When the visitor requested erasure; null again once no pending payment holds it back. */
    forgottenAt: Generated<Date | null>;
  };
  photos: {
    assetId: string;
    format: PhotoFormat;
    width: number;
    height: number;
    bytes: number;
    sha256: string;
    createdAt: Date;
    /** The quota holder whose upload stored the photo. */
    uploader: string | null;
    lastUsedAt: Date;
    /** When to check next whether anything references the photo; also the end of a running purge's lease. */
    lookAt: Date;
    /** When the unreferenced photo was marked for deletion; null: not marked. */
    unwantedAt: Generated<Date | null>;
    storedBytes: Generated<number | null>;
  };
  uploadShares: {
    assetId: string;
    sharer: string;
    bytes: number;
    endsAt: Date;
    maxBytes: Generated<number | null>;
  };
  storageBudgets: { key: string; usedBytes: number; countedAt: Date };
  visitorPhotos: {
    visitorId: string;
    photoId: string;
    /** Id chosen by the browser. */
    uuid: string;
    assetId: string;
    url: string;
    width: number;
    height: number;
    crops: Json<NonNullable<VisitorPhoto["crops"]>> | null;
  };
  visitorTemplates: { visitorId: string; templateKey: string; info: Json<object>; savedAt: Date };
  designLinks: {
    id: string;
    /** The secret in the link's URL. */
    token: string;
    /** What the link lets its visitor do: see `DESIGN_LINK_KINDS`. */
    kind: DesignLinkKind;
    site: SiteCode;
    /** The visitor who made the link. */
    visitorId: string;
    /** The key under which that visitor's browser saves the design. */
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
    /** When a phone or guest added the photo through the link. */
    addedAt: Date;
    /** When the link's maker received the photo into the design; null: not yet. */
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
  payments: {
    id: string;
    provider: PaymentProvider;
    status: PaymentStatus;
    amount: Minor;
    currency: Currency;
    checkoutId: string;
    quoteVersion: number;
    createdAt: Date;
    /** When to check next with the provider; null: never. */
    nextLookAt: Date | null;
    /** Why a person must check the payment; null: no review. */
    needsReview: string | null;
    /** Sum of our own refunds that have not failed, in minor units. The database keeps it at or below `amount`. */
    refundTotal: Generated<Minor>;
    /** What was refunded at the provider without the shop, in minor units. */
    refundedElsewhere: Generated<Minor>;
    /** Since when nothing is placed or printed for the payment. */
    stoppedAt: Generated<Date | null>;
    reviewSettledAt: Generated<Date | null>;
    reviewNote: Generated<string | null>;
    /** Refunded so far as the provider reports it, in minor units. */
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
    /** When the provider's webhook arrived. */
    receivedAt: Date;
    /** When to process the event next. */
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
    /** When the confirmation page was first opened; null: not yet. */
    finalizedAt: Date | null;
    tracking: ColumnType<Tracking | null, string | null | undefined, string | null>;
    /** When the photos and prints were deleted. */
    photosGoneAt: Generated<Date | null>;
    /** Since when a person holds the order back, and why; null: it goes on. */
    heldAt: Generated<Date | null>;
    holdReason: Generated<string | null>;
    /** When one of the staff first opened it; null: it is new to them. */
    firstOpenedAt: Generated<Date | null>;
  };
  refunds: {
    id: string;
    paymentId: string;
    orderId: string | null;
    amount: Minor;
    currency: Currency;
    reason: string;
    actor: OrderActor;
    /** Who of the staff requested it; null: from before there were names, or not the staff. */
    staffId: Generated<string | null>;
    state: RefundState;
    requestedAt: Date;
    nextTryAt: Date;
    /** Attempts so far. */
    tries: Generated<number>;
    providerRefundId: Generated<string | null>;
    settledAt: Generated<Date | null>;
    /** Error of the last attempt. */
    lastFault: Generated<string | null>;
  };
  printJobs: {
    id: string;
    orderId: string;
    lineId: string;
    tile: string;
    state: PrintJobState;
    /** Photo pixels per inch of the opening when the job was made; null for jobs from before this was written. */
    ppi: Generated<number | null>;
    verdict: Generated<Verdict | null>;
    /** Why a person must look, or had to. */
    holdReason: Generated<PrintHoldReason | null>;
    /** When a held print was released. */
    releasedAt: Generated<Date | null>;
    printableFrom: Date;
    createdAt: Date;
    /** When the job may be claimed next; also the end of a running lease. */
    nextTryAt: Date;
    /** Attempts so far. */
    tries: Generated<number>;
    leaseId: Generated<string | null>;
    /** Error of the last attempt. */
    lastFault: Generated<string | null>;
    file: ColumnType<PrintFile | null, undefined, string | null>;
    printedAt: Generated<Date | null>;
    /** Null: a print of the order itself. */
    replacementId: Generated<string | null>;
    /** Id of the order or replacement: what has one folder and one parcel. */
    workId: GeneratedAlways<string>;
    /** How many pieces to make now; null: as many as the line has copies. */
    pieces: Generated<number | null>;
    batchId: Generated<string | null>;
  };
  replacements: {
    id: string;
    orderId: string;
    /** Counts the order's replacements from 1. */
    place: number;
    requestKey: string;
    state: ReplacementState;
    reason: RemakeReason;
    note: string | null;
    createdAt: Date;
    createdBy: string;
    changedAt: Date;
    tracking: ColumnType<Tracking | null, string | null | undefined, string | null>;
  };
  replacementTiles: {
    replacementId: string;
    lineId: string;
    tile: string;
    pieces: number;
    isBeingMade: boolean;
  };
  reprints: {
    id: string;
    orderId: string;
    replacementId: string | null;
    lineId: string;
    tile: string;
    pieces: number;
    reason: RemakeReason;
    at: Date;
    actorName: string;
    batchId: string | null;
  };
  batches: {
    id: string;
    day: string;
    /** Counts the batches of a day from 1. */
    number: number;
    requestKey: string;
    closedAt: Date;
    closedBy: string;
    /** When the folder must be written; also the end of a running lease; null: nothing to do. */
    dueAt: Date | null;
    leaseId: Generated<string | null>;
    tries: Generated<number>;
    lastFault: Generated<string | null>;
    completedAt: Generated<Date | null>;
    printedAt: Generated<Date | null>;
    printedBy: Generated<string | null>;
    /** When the folder was deleted. */
    removedAt: Generated<Date | null>;
  };
  packings: { number: string; packerId: string; packerName: string; leaseEnds: Date };
  packedPieces: { number: string; piece: string; at: Date; actorName: string };
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
  printQuestions: {
    id: string;
    orderId: string;
    lineId: string;
    tile: string;
    photoId: string;
    ppi: number;
    note: string | null;
    state: PrintQuestionState;
    askedAt: Date;
    askedBy: string;
    answerBy: Date;
    remindedAt: Generated<Date | null>;
    endedAt: Generated<Date | null>;
    size: Generated<FrameSizeKey | null>;
    /** In minor units. */
    givenBack: Generated<Minor>;
  };
  printFolders: {
    orderId: string;
    /** Null: the folder of the order itself. */
    replacementId: Generated<string | null>;
    /** Id of the order or replacement. */
    workId: GeneratedAlways<string>;
    /** When the folder must be brought up to date; also the end of a running lease; null: nothing to do. */
    dueAt: Date | null;
    leaseId: Generated<string | null>;
    /** Attempts so far. */
    tries: Generated<number>;
    /** Error of the last attempt. */
    lastFault: Generated<string | null>;
  };
  orderLines: {
    id: string;
    orderId: string;
    /** Position in the order, counted from 0. */
    place: number;
    line: Json<StoredLine<PricedLine>>;
  };
  orderHistory: {
    orderId: string;
    /** Counted up over all orders: the history is sorted by it. */
    place: Generated<number>;
    status: OrderState;
    at: Date;
    actor: OrderActor;
    staffId: Generated<string | null>;
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
    /** Position of the last message; 0: none. */
    lastPlace: number;
    /** Position of the shopper's last message; 0: none. */
    shopperLast: number;
    /** Position up to which the shopper has read. */
    shopperSeen: number;
    /** Position up to which the owner has read. */
    ownerSeen: number;
  };
  messages: {
    threadId: string;
    /** Position in the thread, counted from 1. */
    place: number;
    id: string;
    author: MessageAuthor;
    text: string;
    at: Date;
  };
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
  promoCodes: {
    code: string;
    /** When the row was last locked. One row for each code: its lock lets uses be counted one after another. */
    lastAskedAt: Date;
  };
  previews: {
    key: string;
    design: DesignJson;
    /** When the unreferenced preview was marked for deletion; null: not marked. */
    unwantedAt: Generated<Date | null>;
    /** When the design was last saved, or seen again by a shopper. */
    savedAt: Generated<Date>;
    /** False for empty walls and those with art only. */
    hasPhotos: Generated<boolean>;
  };
  commerceMirrors: {
    checkoutId: string;
    site: SiteCode;
    draftId: Generated<string | null>;
    draftContent: Generated<string | null>;
    sentAddress: Generated<string | null>;
    hostOrderId: Generated<string | null>;
    revision: Generated<number>;
    /** When to compare both sides; also the end of a running comparison's lease. Null: nothing to do. */
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
  cdnPurges: {
    id: string;
    addresses: Json<readonly string[]>;
    createdAt: Date;
    nextTryAt: Date;
    attempts: Generated<number>;
    /** Error of the last attempt. */
    lastError: Generated<string | null>;
  };
  dataRequests: {
    id: string;
    /** The secret in the mailed link. */
    token: string;
    site: SiteCode;
    email: string;
    createdAt: Date;
    expiresAt: Date;
  };
  privacyRequests: {
    id: string;
    site: SiteCode;
    customerId: string;
    maskedEmail: string;
    createdAt: Date;
    openedAt: Generated<Date | null>;
    erasedAt: Generated<Date | null>;
    erased: ColumnType<ErasedData | null, undefined, string | null>;
  };
  idempotencyKeys: {
    key: string;
    bodyHash: string;
    status: number | null;
    reply: string | null;
    createdAt: Date;
    /** A hash of the network that the request came from; null: the owner. */
    sender: string | null;
    /** Of the reply; 0 while there is none. */
    bytes: Generated<number>;
  };
  owners: { id: number; passwordHash: string; changedAt: Date };
  mailOutbox: {
    id: string;
    /** Dedupe key: one mail for each. */
    occasion: string;
    kind: MailKind;
    /** Id of the subject: the order, refund or other row that the mail is about. */
    about: string;
    createdAt: Date;
    attempts: Generated<number>;
    nextTryAt: Date;
    sentAt: Generated<Date | null>;
    givenUpAt: Generated<Date | null>;
    /** Error of the last attempt. */
    lastFault: Generated<string | null>;
  };
  subscribers: Omit<Subscriber, "confirmedAt" | "unsubscribedAt"> & {
    confirmedAt: Generated<Date | null>;
    unsubscribedAt: Generated<Date | null>;
  };
  ownerSessions: {
    tokenHash: string;
    id: Generated<string>;
    staffId: Generated<string>;
    device: Generated<string>;
    createdAt: Date;
    expiresAt: Date;
    lastSeenAt: Generated<Date | null>;
    /** When the person last proved to be there, beside signing in. */
    provenAt: Generated<Date | null>;
  };
  staffMembers: {
    id: string;
    name: string;
    email: string | null;
    role: StaffRole;
    passwordHash: Generated<string | null>;
    createdAt: Date;
    /** Sessions that began before are ended. */
    sessionsSince: Date;
    stoppedAt: Generated<Date | null>;
    totpSecret: Generated<string | null>;
    /** Time step of the last six-digit code that was accepted. */
    totpStep: Generated<number | null>;
  };
  staffNoticeChoices: { staffId: string; kind: NoticeKind; timing: NoticeTiming; hour: number };
  staffNotices: {
    staffId: string;
    /** What happened, once for each person. */
    occasion: string;
    kind: NoticeKind;
    subjectId: string;
    site: SiteCode;
    createdAt: Date;
    /** The mail that names it; null: it waits for one. */
    mailId: Generated<string | null>;
  };
  staffInvitations: {
    id: string;
    token: string;
    email: string;
    role: StaffRole;
    staffId: string | null;
    invitedBy: string;
    createdAt: Date;
    expiresAt: Date;
  };
  staffPasswordLinks: { id: string; token: string; email: string; createdAt: Date; expiresAt: Date };
  staffPasskeys: {
    id: string;
    staffId: string;
    rpId: string;
    name: string;
    publicKey: string;
    counter: number;
    createdAt: Date;
    usedAt: Generated<Date | null>;
  };
  staffRecoveryCodes: { staffId: string; codeHash: string };
  staffChallenges: {
    tokenHash: string;
    kind: ChallengeKind;
    staffId: string | null;
    value: string;
    expiresAt: Date;
  };
  auditLog: {
    id: Generated<string>;
    at: Date;
    actorKind: AuditActor["kind"];
    staffId: string | null;
    actorName: string | null;
    actorRole: StaffRole | null;
    device: string | null;
    requestId: string | null;
    site: SiteCode | null;
    action: AuditAction;
    subjectKind: AuditSubjectKind;
    subjectId: string;
    subjectLabel: string;
    before: Json<unknown> | null;
    after: Json<unknown> | null;
    reason: string | null;
  };
  /** `deviceHash`: of a device that signed in before. Null: a stranger's. */
  signInTries: {
    id: string;
    address: string;
    deviceHash: string | null;
    staffId: Generated<string | null>;
    at: Date;
  };
  ownerDevices: { tokenHash: string; usedAt: Date };
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
    assetId: string | null;
    isOnSale: boolean;
    relatedIds: Json<readonly string[]>;
  };
  artSets: { id: string; name: string; tags: Json<readonly string[]>; createdAt: Date };
  artSetItems: {
    setId: string;
    /** Position in the set, counted from 0. */
    place: number;
    itemId: string;
  };
  stockShortages: {
    site: SiteCode;
    item: StockItemKey;
    /** A day as `2026-12-04`. */
    expectedOn: string | null;
    changedAt: Date;
    changedBy: string;
  };
  siteVersions: {
    code: SiteCode;
    version: number;
    /** Like a design: unknown until it is parsed. */
    content: Json<unknown>;
    changedAt: Date;
    changedBy: SiteEditor;
    bringsBack: Generated<number | null>;
    staffId: Generated<string | null>;
  };
  addedSites: {
    code: SiteCode;
    /** Unknown until it is parsed. */
    definition: Json<unknown>;
    addedAt: Date;
    addedBy: string;
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
  uploadLocks: {
    name: string;
    /** Id of the acquisition that holds the lock. */
    holder: string;
    /** IP address of the client that sends bytes under the lock. */
    sender: string | null;
    expiresAt: Date;
    /** Another request waits for the lock, so its holder should release it. */
    isWanted: boolean;
  };
  rateCounts: {
    key: string;
    count: number;
    /** The count above which a new window, the pause, starts; null: no pause. */
    pausesAfter: number | null;
    endsAt: Date;
  };
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
