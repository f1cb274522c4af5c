import type { CallName } from "@storywall/contract/calls/allCalls.ts";
import { ART_LIMITS } from "@storywall/domain/art/limits.ts";
import { MAX_PHOTOS_PER_DESIGN, MAX_TILES_PER_WALL } from "@storywall/domain/design/limits.ts";
import { MAX_FIGURE_DAYS } from "@storywall/domain/figures/figureSpan.ts";
import { MAX_BULK_ORDERS } from "@storywall/domain/orders/bulkLimits.ts";
import { DEFAULT_MAX_BODY_BYTES, MAX_DESIGN_BODY_BYTES, MAX_SITE_BODY_BYTES } from "../../src/http/limits.ts";
import { MAX_SESSIONS } from "../../src/usecases/owner/openSession.ts";
import { MAX_PEOPLE } from "../../src/usecases/staff/inviteStaff.ts";

/** A reply that is small by its shape: so many entries of so many bytes. */
type Small = { readonly entries: number; readonly bytesOfEach: number };
/** Its reply has the schema of another call, whose worst state is measured. */
type AsCall = { readonly as: MeasuredCall };

/** Fields of fixed number. The longest texts that people write have 2000 characters of three bytes. */
const FIELDS: Small = { entries: 1, bytesOfEach: 20_000 };
const listOf = (entries: number, bytesOfEach = 5000): Small => ({ entries, bytesOfEach });

/** A tile with four crops, a photo and an id of each. */
const TILE_BYTES = 2500;
const PHOTO_BYTES = 600;
const ONE_WALL = listOf(1, MAX_TILES_PER_WALL * TILE_BYTES + 2 * MAX_PHOTOS_PER_DESIGN * PHOTO_BYTES);
const ONE_ART_ITEM = listOf(1, ART_LIMITS.tags * (3 * ART_LIMITS.tagLength + 3) + 1000);
/** Lists of a site are replaced as a whole, by bodies of this size; there are eight of them, and short fields. */
const ONE_SITE = listOf(9, MAX_SITE_BODY_BYTES);
const SESSION_BYTES = 500;
const STAFF = listOf(MAX_PEOPLE, MAX_SESSIONS * SESSION_BYTES + 1500);
/** A page of 24 to 200 rows. */
const ROWS = listOf(MAX_BULK_ORDERS);
const as = (name: MeasuredCall): AsCall => ({ as: name });

/** Calls whose worst state is built and measured. */
export const MEASURED_CALLS = [
  "getCartInfo",
  "getCheckoutInfo",
  "completeCheckout",
  "getData",
  "finalizeOrder",
  "getImages",
  "getOrder",
  "getOrderWork",
  "getPackage",
  "getPackages",
  "getBatches",
  "getThread",
  "getOwnerThread",
  "getOrderThread",
  "getAllArtItems",
  "getAllArtSets",
  "getArtSetItems",
  "getSiteVersions",
  "getAuditLog",
  "getKeptData",
  "openDataRequest",
] as const satisfies readonly CallName[];
export type MeasuredCall = (typeof MEASURED_CALLS)[number];

/** Why the replies of the other calls are below the limit. A call that is not here does not compile. */
export const UNMEASURED_CALLS: Readonly<Record<Exclude<CallName, MeasuredCall>, Small | AsCall>> = {
  // The catalogue holds so many items, and its sets take 400 kB at most.
  getOwnerArt: listOf(ART_LIMITS.items, 8000 + 400_000 / ART_LIMITS.items),
  createArtItem: ONE_ART_ITEM,
  arrangeFeaturedArt: listOf(ART_LIMITS.setItems, 80),
  createArtSet: listOf(13, ONE_ART_ITEM.bytesOfEach),
  deleteArtSet: FIELDS,
  getArtItem: ONE_ART_ITEM,
  getArtItems: listOf(24, ONE_ART_ITEM.bytesOfEach),
  getArtSet: listOf(13, ONE_ART_ITEM.bytesOfEach),
  getRelatedArtItems: listOf(12, ONE_ART_ITEM.bytesOfEach),
  saveArtItemTags: ONE_ART_ITEM,
  updateArtSet: listOf(13, ONE_ART_ITEM.bytesOfEach),

  addCartItem: as("getCartInfo"),
  addPromoCode: as("getCartInfo"),
  addToCart: as("getCartInfo"),
  initCart: as("getCartInfo"),
  removeCartItem: as("getCartInfo"),
  removePromoCode: as("getCartInfo"),
  updateCartItem: as("getCartInfo"),

  createCheckout: as("getCheckoutInfo"),
  createOrUpdateCheckout: as("getCheckoutInfo"),
  reCreateCheckout: as("getCheckoutInfo"),
  setCheckoutDiscountCode: as("getCheckoutInfo"),
  setCheckoutItem: as("getCheckoutInfo"),
  setShippingLineItem: as("getCheckoutInfo"),
  updateCheckout: as("getCheckoutInfo"),
  updateEmailAddress: as("getCheckoutInfo"),
  updateShippingAddress: as("getCheckoutInfo"),
  getLastDetails: FIELDS,
  clearLastDetails: FIELDS,
  cancelOrder: as("completeCheckout"),
  changeOrderAddress: as("completeCheckout"),
  changeOrderEmail: as("completeCheckout"),
  completeUploadLater: as("completeCheckout"),
  saveOrderTiles: as("completeCheckout"),

  createDesignLink: FIELDS,
  createWallModel: FIELDS,
  addDesignLinkPhoto: FIELDS,
  // The newest 100 links, and 1000 photos at a time.
  getDesignLinks: listOf(100, PHOTO_BYTES),
  receivePhotos: listOf(1000, PHOTO_BYTES),
  mailDesignLink: FIELDS,
  openDesignLink: ONE_WALL,
  withdrawDesignLink: FIELDS,

  getLineItemInfo: ONE_WALL,
  getReorder: ONE_WALL,
  sendEmailUploads: FIELDS,
  sendOrderLinks: FIELDS,

  startThread: as("getThread"),
  sendMessage: as("getThread"),
  seeMessages: FIELDS,
  getThreads: ROWS,
  readThread: as("getOwnerThread"),
  answerThread: as("getOwnerThread"),
  writeAboutOrder: as("getOwnerThread"),

  getOrders: ROWS,
  findOrders: ROWS,
  getToday: ROWS,
  sendTestMail: FIELDS,
  searchAdmin: ROWS,
  sendParcels: ROWS,
  getMenuCounts: FIELDS,
  getParcelsToSend: ROWS,
  checkParcels: ROWS,
  beginOrders: ROWS,
  undoOrderSteps: ROWS,
  getOwnerSession: FIELDS,
  signInOwner: FIELDS,
  signOutOwner: FIELDS,
  getHeldPrints: listOf(50),
  // 100 payments with 10 refunds each, whose reasons have 300 characters.
  getPaymentsToReview: listOf(1000, 1500),
  settlePaymentReview: FIELDS,
  moveOrder: as("getOrder"),
  undoOrderStep: as("getOrder"),
  withdrawRefund: as("getOrder"),
  refundOrder: as("getOrder"),
  retryPrints: as("getOrder"),
  approvePrint: as("getOrder"),
  undoPrintApproval: as("getOrder"),
  askAboutPrint: as("getOrder"),
  withdrawPrintQuestion: as("getOrder"),
  getPrintQuestions: listOf(60),
  answerPrintQuestion: listOf(60),

  getSite: ONE_SITE,
  changeSite: ONE_SITE,
  restoreSiteVersion: ONE_SITE,
  addSite: ONE_SITE,
  openSite: ONE_SITE,
  getSites: listOf(50, 200),
  // Two spans of days, and the codes of their orders: far more than an owner makes in a year.
  findCustomers: ROWS,
  // 100 orders, 50 threads, 50 subscriptions and 20 requests.
  getCustomer: listOf(220),
  getPrivacyRequests: ROWS,
  getFigures: listOf(2 * MAX_FIGURE_DAYS + 5000, 300),
  getPromoCodes: ROWS,
  getStock: ROWS,
  setStock: ROWS,
  createPromoCode: ROWS,
  changePromoCode: ROWS,
  setPromoCodeEnded: ROWS,
  getPromoCodeOrders: ROWS,

  confirmSignIn: FIELDS,
  beginPasskeySignIn: FIELDS,
  finishPasskeySignIn: FIELDS,
  requestPasswordLink: FIELDS,
  getPasswordLink: FIELDS,
  setPasswordByLink: FIELDS,
  getInvitation: FIELDS,
  acceptInvitation: FIELDS,
  getAccount: ROWS,
  saveAccount: ROWS,
  saveNoticeChoices: ROWS,
  beginFactor: ROWS,
  confirmFactor: ROWS,
  removeFactor: ROWS,
  renewRecoveryCodes: FIELDS,
  proveIdentity: FIELDS,
  endStaffSession: FIELDS,
  getStaff: STAFF,
  inviteStaff: STAFF,
  withdrawInvitation: STAFF,
  changeStaff: STAFF,
  resetStaffSignIn: STAFF,

  authenticateTestPayment: FIELDS,
  confirmTestPayment: FIELDS,
  createPaymentIntent: FIELDS,
  updatePaymentIntent: FIELDS,

  getUploadedPhoto: FIELDS,
  // A photo of 50 MB in parts of 5 MB.
  listMissingParts: listOf(10, 2000),
  completeUpload: FIELDS,
  uploadPhoto: FIELDS,

  deleteKeptData: FIELDS,
  deleteKeptPhoto: FIELDS,
  deleteRequestedData: FIELDS,
  requestKeptData: FIELDS,
  subscribe: FIELDS,
  confirmSubscription: FIELDS,
  unsubscribe: FIELDS,
  // What was sent comes back.
  addOrUpdateUserPhoto: listOf(1, DEFAULT_MAX_BODY_BYTES),
  deleteUserTemplateInfo: FIELDS,
  addOrUpdateUserTemplateInfo: listOf(1, MAX_DESIGN_BODY_BYTES),
  createUser: FIELDS,
  getMemoryCollection: FIELDS,
  getCatalogue: listOf(1, 60_000),
  getMemoryCollections: listOf(3, 20_000),

  reprintTile: as("getOrderWork"),
  replaceTiles: as("getOrderWork"),
  moveReplacement: as("getOrderWork"),
  undoReplacementStep: as("getOrderWork"),
  correctParcel: as("getOrderWork"),
  holdOrder: as("getOrderWork"),
  releaseOrder: as("getOrderWork"),
  addOrderNote: as("getOrderWork"),
  correctAddress: as("getOrderWork"),
  correctEmail: as("getOrderWork"),
  mailAgain: as("getOrderWork"),
  // A thousand prints, and as many spoilt ones.
  getBatch: listOf(2000, 700),
  changeBatchClosing: as("getBatches"),
  closeBatch: as("getBatches"),
  markBatchPrinted: as("getBatches"),
  undoBatchStep: as("getBatches"),
  packPiece: as("getPackage"),
  sendPackage: as("getPackage"),
};
