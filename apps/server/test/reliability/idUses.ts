import type { ContractField } from "./contractFields.ts";

/** What a field's id identifies, and what its holder can do with it. */
export type IdUse = {
  /** The first is the kind in a valid input. */
  readonly kinds: readonly string[];
  /**
   * `opens`: it gives access alone. `within`: only beside another id of the request, to which its object belongs.
   * `client`: the client makes it up, and it counts within the visitor, cart or thread only. `public`: it names
   * something that everybody may see. `name`: a name that the owner or a design gives.
   */
  readonly access: "opens" | "within" | "client" | "public" | "name";
};

const opens = (...kinds: readonly string[]): IdUse => ({ kinds, access: "opens" });
const within = (...kinds: readonly string[]): IdUse => ({ kinds, access: "within" });
const client = (...kinds: readonly string[]): IdUse => ({ kinds, access: "client" });
const isPublic = (...kinds: readonly string[]): IdUse => ({ kinds, access: "public" });

const A_NAME: IdUse = { kinds: [], access: "name" };

/** Everyone who has the link may open it, so its existence need not be hidden. */
const opensLink = (kind: string): IdUse => opens(kind, "link", "link for photos", "link to continue");

/** By the name of the field, where it means the same in every call. */
const USES_BY_NAME: Readonly<Record<string, IdUse>> = {
  userId: opens("visitor"),
  user_id: opens("visitor"),
  cartId: opens("cart"),
  itemId: within("cart line"),
  checkoutId: opens("checkout"),
  orderId: opens("order"),
  orderIds: opens("order"),
  customerId: opens("customer"),
  replacementId: within("replacement"),
  questionId: within("print question"),
  cartItemId: within("order line"),
  threadId: opens("thread"),
  pictureId: client("wall photo"),
  uuid: client("line's uuid"),
  messageId: client("message"),
  designKey: client("design key"),
  template_key: client("design key"),
  photo_id: client("visitor's photo"),
  userPhotoId: within("visitor's photo"),
  trayPhotoIds: within("visitor's photo"),
  received: within("visitor's photo"),
  artItemId: isPublic("art item"),
  tile: A_NAME,
  variantId: isPublic("variant"),
  templateId: isPublic("template"),
  shippingRateHandle: isPublic("shipping rate"),
};

/** By call and field, for names that mean something else in each call. */
const USES_BY_FIELD: Readonly<Record<string, IdUse>> = {
  "createArtSet items": isPublic("art item"),
  "updateArtSet items": isPublic("art item"),
  "updateArtSet seen": isPublic("art item"),
  "deleteArtSet id": isPublic("art set"),
  "updateArtSet id": isPublic("art set"),
  "getArtSet id": isPublic("art set"),
  "getArtItem id": isPublic("art item"),
  "getRelatedArtItems id": isPublic("art item"),
  "createArtItem asset_id": opens("photo"),
  "saveArtItemTags related": isPublic("art item"),
  "arrangeFeaturedArt items": isPublic("art item"),
  "arrangeFeaturedArt seen": isPublic("art item"),
  "saveArtItemTags id": isPublic("art item"),
  "getMemoryCollection id": isPublic("template"),
  "changeSite handle": A_NAME,
  "getData id": opens("order", "checkout"),
  "getImages id": opens("order", "order line"),
  "settlePaymentReview id": opens("payment"),
  "updatePaymentIntent paymentIntentId": opens("payment"),
  "completeCheckout paymentIntentId": within("payment"),
  "confirmTestPayment paymentIntentId": within("payment"),
  "authenticateTestPayment paymentIntentId": within("payment"),
  "addDesignLinkPhoto token": opensLink("link for photos"),
  "addDesignLinkPhoto handle": opens("photo"),
  "openDesignLink token": opensLink("link"),
  "withdrawDesignLink token": opensLink("link"),
  "mailDesignLink token": opensLink("link to continue"),
  "openDataRequest token": opens("data request"),
  "deleteRequestedData token": opens("data request"),
  "confirmSubscription token": opens("subscriber"),
  "unsubscribe token": opens("subscriber"),
  "confirmSignIn ticket": opens("sign-in"),
  "finishPasskeySignIn ticket": opens("passkey sign-in"),
  "confirmFactor ticket": opens("set-up of a factor"),
  "getBatch batchId": opens("batch"),
  "markBatchPrinted batchId": opens("batch"),
  "undoBatchStep batchId": opens("batch"),
  "withdrawRefund refundId": within("refund"),
  "changeSite id": A_NAME,
  "proveIdentity ticket": A_NAME,
  "removeFactor factor": A_NAME,
  "getPasswordLink token": opens("password link"),
  "setPasswordByLink token": opens("password link"),
  "getInvitation token": opens("invitation"),
  "acceptInvitation token": opens("invitation"),
  "withdrawInvitation id": A_NAME,
  // Ids of people and sessions name them to staff and open nothing.
  "changeStaff staffId": A_NAME,
  "resetStaffSignIn staffId": A_NAME,
  "endStaffSession staffId": A_NAME,
  "endStaffSession sessionId": A_NAME,
  "getAuditLog person": A_NAME,
  "getAuditLog subjectId": A_NAME,
  "deleteKeptPhoto handle": within("photo"),
  "addOrUpdateUserPhoto handle": opens("photo"),
};

/** Returns undefined for a field that is in neither table. */
export const idUseOf = ({ call, name }: ContractField): IdUse | undefined =>
  USES_BY_FIELD[`${call} ${name}`] ?? USES_BY_NAME[name];
