import { arrangeFeaturedArt } from "./art/arrangeFeaturedArt.ts";
import { createArtItem } from "./art/createArtItem.ts";
import { createArtSet } from "./art/createArtSet.ts";
import { deleteArtSet } from "./art/deleteArtSet.ts";
import { getAllArtItems } from "./art/getAllArtItems.ts";
import { getAllArtSets } from "./art/getAllArtSets.ts";
import { getArtItem } from "./art/getArtItem.ts";
import { getArtItems } from "./art/getArtItems.ts";
import { getArtSet } from "./art/getArtSet.ts";
import { getArtSetItems } from "./art/getArtSetItems.ts";
import { getOwnerArt } from "./art/getOwnerArt.ts";
import { getRelatedArtItems } from "./art/getRelatedArtItems.ts";
import { saveArtItemTags } from "./art/saveArtItemTags.ts";
import { updateArtSet } from "./art/updateArtSet.ts";
import { addCartItem } from "./cart/addCartItem.ts";
import { addPromoCode } from "./cart/addPromoCode.ts";
import { addToCart } from "./cart/addToCart.ts";
import { getCartInfo } from "./cart/getCartInfo.ts";
import { initCart } from "./cart/initCart.ts";
import { removeCartItem } from "./cart/removeCartItem.ts";
import { removePromoCode } from "./cart/removePromoCode.ts";
import { updateCartItem } from "./cart/updateCartItem.ts";
import { clearLastDetails } from "./checkout/clearLastDetails.ts";
import { completeCheckout } from "./checkout/completeCheckout.ts";
import { createCheckout } from "./checkout/createCheckout.ts";
import { createOrUpdateCheckout } from "./checkout/createOrUpdateCheckout.ts";
import { getCheckoutInfo } from "./checkout/getCheckoutInfo.ts";
import { getLastDetails } from "./checkout/getLastDetails.ts";
import { reCreateCheckout } from "./checkout/reCreateCheckout.ts";
import { setCheckoutDiscountCode } from "./checkout/setCheckoutDiscountCode.ts";
import { setCheckoutItem } from "./checkout/setCheckoutItem.ts";
import { setShippingLineItem } from "./checkout/setShippingLineItem.ts";
import { updateCheckout } from "./checkout/updateCheckout.ts";
import { updateEmailAddress } from "./checkout/updateEmailAddress.ts";
import { updateShippingAddress } from "./checkout/updateShippingAddress.ts";
import { findCustomers } from "./customers/findCustomers.ts";
import { getCustomer } from "./customers/getCustomer.ts";
import { getPrivacyRequests } from "./customers/getPrivacyRequests.ts";
import { getFigures } from "./figures/getFigures.ts";
import { addDesignLinkPhoto } from "./links/addDesignLinkPhoto.ts";
import { createDesignLink } from "./links/createDesignLink.ts";
import { createWallModel } from "./links/createWallModel.ts";
import { getDesignLinks } from "./links/getDesignLinks.ts";
import { mailDesignLink } from "./links/mailDesignLink.ts";
import { openDesignLink } from "./links/openDesignLink.ts";
import { receivePhotos } from "./links/receivePhotos.ts";
import { withdrawDesignLink } from "./links/withdrawDesignLink.ts";
import { answerThread } from "./messages/answerThread.ts";
import { getOrderThread } from "./messages/getOrderThread.ts";
import { getOwnerThread } from "./messages/getOwnerThread.ts";
import { getThread } from "./messages/getThread.ts";
import { getThreads } from "./messages/getThreads.ts";
import { readThread } from "./messages/readThread.ts";
import { seeMessages } from "./messages/seeMessages.ts";
import { sendMessage } from "./messages/sendMessage.ts";
import { startThread } from "./messages/startThread.ts";
import { writeAboutOrder } from "./messages/writeAboutOrder.ts";
import { cancelOrder } from "./orders/cancelOrder.ts";
import { changeOrderAddress } from "./orders/changeOrderAddress.ts";
import { changeOrderEmail } from "./orders/changeOrderEmail.ts";
import { completeUploadLater } from "./orders/completeUploadLater.ts";
import { finalizeOrder } from "./orders/finalizeOrder.ts";
import { getData } from "./orders/getData.ts";
import { getImages } from "./orders/getImages.ts";
import { getLineItemInfo } from "./orders/getLineItemInfo.ts";
import { getReorder } from "./orders/getReorder.ts";
import { saveOrderTiles } from "./orders/saveOrderTiles.ts";
import { sendEmailUploads } from "./orders/sendEmailUploads.ts";
import { sendOrderLinks } from "./orders/sendOrderLinks.ts";
import { approvePrint } from "./owner/approvePrint.ts";
import { beginOrders } from "./owner/beginOrders.ts";
import { changeSite } from "./owner/changeSite.ts";
import { checkParcels } from "./owner/checkParcels.ts";
import { findOrders } from "./owner/findOrders.ts";
import { getHeldPrints } from "./owner/getHeldPrints.ts";
import { getOrder } from "./owner/getOrder.ts";
import { getOrders } from "./owner/getOrders.ts";
import { getOwnerSession } from "./owner/getOwnerSession.ts";
import { getPaymentsToReview } from "./owner/getPaymentsToReview.ts";
import { getSite } from "./owner/getSite.ts";
import { getToday } from "./owner/getToday.ts";
import { moveOrder } from "./owner/moveOrder.ts";
import { refundOrder } from "./owner/refundOrder.ts";
import { retryPrints } from "./owner/retryPrints.ts";
import { searchAdmin } from "./owner/searchAdmin.ts";
import { sendParcels } from "./owner/sendParcels.ts";
import { sendTestMail } from "./owner/sendTestMail.ts";
import { settlePaymentReview } from "./owner/settlePaymentReview.ts";
import { signInOwner } from "./owner/signInOwner.ts";
import { signOutOwner } from "./owner/signOutOwner.ts";
import { undoOrderStep } from "./owner/undoOrderStep.ts";
import { undoOrderSteps } from "./owner/undoOrderSteps.ts";
import { undoPrintApproval } from "./owner/undoPrintApproval.ts";
import { withdrawRefund } from "./owner/withdrawRefund.ts";
import { authenticateTestPayment } from "./payments/authenticateTestPayment.ts";
import { confirmTestPayment } from "./payments/confirmTestPayment.ts";
import { createPaymentIntent } from "./payments/createPaymentIntent.ts";
import { updatePaymentIntent } from "./payments/updatePaymentIntent.ts";
import { completeUpload } from "./photos/completeUpload.ts";
import { getUploadedPhoto } from "./photos/getUploadedPhoto.ts";
import { listMissingParts } from "./photos/listMissingParts.ts";
import { uploadPhoto } from "./photos/uploadPhoto.ts";
import { answerPrintQuestion } from "./printQuestions/answerPrintQuestion.ts";
import { askAboutPrint } from "./printQuestions/askAboutPrint.ts";
import { getPrintQuestions } from "./printQuestions/getPrintQuestions.ts";
import { withdrawPrintQuestion } from "./printQuestions/withdrawPrintQuestion.ts";
import { deleteKeptData } from "./privacy/deleteKeptData.ts";
import { deleteKeptPhoto } from "./privacy/deleteKeptPhoto.ts";
import { deleteRequestedData } from "./privacy/deleteRequestedData.ts";
import { getKeptData } from "./privacy/getKeptData.ts";
import { openDataRequest } from "./privacy/openDataRequest.ts";
import { requestKeptData } from "./privacy/requestKeptData.ts";
import { changePromoCode } from "./promo/changePromoCode.ts";
import { confirmSubscription } from "./promo/confirmSubscription.ts";
import { createPromoCode } from "./promo/createPromoCode.ts";
import { getPromoCodeOrders } from "./promo/getPromoCodeOrders.ts";
import { getPromoCodes } from "./promo/getPromoCodes.ts";
import { setPromoCodeEnded } from "./promo/setPromoCodeEnded.ts";
import { subscribe } from "./promo/subscribe.ts";
import { unsubscribe } from "./promo/unsubscribe.ts";
import { addSite } from "./sites/addSite.ts";
import { getSites } from "./sites/getSites.ts";
import { getSiteVersions } from "./sites/getSiteVersions.ts";
import { openSite } from "./sites/openSite.ts";
import { restoreSiteVersion } from "./sites/restoreSiteVersion.ts";
import { acceptInvitation } from "./staff/acceptInvitation.ts";
import { beginFactor } from "./staff/beginFactor.ts";
import { beginPasskeySignIn } from "./staff/beginPasskeySignIn.ts";
import { changeStaff } from "./staff/changeStaff.ts";
import { confirmFactor } from "./staff/confirmFactor.ts";
import { confirmSignIn } from "./staff/confirmSignIn.ts";
import { endStaffSession } from "./staff/endStaffSession.ts";
import { finishPasskeySignIn } from "./staff/finishPasskeySignIn.ts";
import { getAccount } from "./staff/getAccount.ts";
import { getAuditLog } from "./staff/getAuditLog.ts";
import { getInvitation } from "./staff/getInvitation.ts";
import { getPasswordLink } from "./staff/getPasswordLink.ts";
import { getStaff } from "./staff/getStaff.ts";
import { inviteStaff } from "./staff/inviteStaff.ts";
import { proveIdentity } from "./staff/proveIdentity.ts";
import { removeFactor } from "./staff/removeFactor.ts";
import { renewRecoveryCodes } from "./staff/renewRecoveryCodes.ts";
import { requestPasswordLink } from "./staff/requestPasswordLink.ts";
import { resetStaffSignIn } from "./staff/resetStaffSignIn.ts";
import { saveAccount } from "./staff/saveAccount.ts";
import { saveNoticeChoices } from "./staff/saveNoticeChoices.ts";
import { setPasswordByLink } from "./staff/setPasswordByLink.ts";
import { withdrawInvitation } from "./staff/withdrawInvitation.ts";
import { getStock } from "./stock/getStock.ts";
import { setStock } from "./stock/setStock.ts";
import { addOrUpdateUserPhoto } from "./visitor/addOrUpdateUserPhoto.ts";
import { addOrUpdateUserTemplateInfo } from "./visitor/addOrUpdateUserTemplateInfo.ts";
import { createUser } from "./visitor/createUser.ts";
import { deleteUserTemplateInfo } from "./visitor/deleteUserTemplateInfo.ts";
import { getCatalogue } from "./visitor/getCatalogue.ts";
import { getMemoryCollection } from "./visitor/getMemoryCollection.ts";
import { getMemoryCollections } from "./visitor/getMemoryCollections.ts";
import { addOrderNote } from "./workshop/addOrderNote.ts";
import { changeBatchClosing } from "./workshop/changeBatchClosing.ts";
import { closeBatch } from "./workshop/closeBatch.ts";
import { correctAddress } from "./workshop/correctAddress.ts";
import { correctEmail } from "./workshop/correctEmail.ts";
import { correctParcel } from "./workshop/correctParcel.ts";
import { getBatch } from "./workshop/getBatch.ts";
import { getBatches } from "./workshop/getBatches.ts";
import { getMenuCounts } from "./workshop/getMenuCounts.ts";
import { getOrderWork } from "./workshop/getOrderWork.ts";
import { getPackage } from "./workshop/getPackage.ts";
import { getPackages } from "./workshop/getPackages.ts";
import { getParcelsToSend } from "./workshop/getParcelsToSend.ts";
import { holdOrder } from "./workshop/holdOrder.ts";
import { mailAgain } from "./workshop/mailAgain.ts";
import { markBatchPrinted } from "./workshop/markBatchPrinted.ts";
import { moveReplacement } from "./workshop/moveReplacement.ts";
import { packPiece } from "./workshop/packPiece.ts";
import { releaseOrder } from "./workshop/releaseOrder.ts";
import { replaceTiles } from "./workshop/replaceTiles.ts";
import { reprintTile } from "./workshop/reprintTile.ts";
import { sendPackage } from "./workshop/sendPackage.ts";
import { undoBatchStep } from "./workshop/undoBatchStep.ts";
import { undoReplacementStep } from "./workshop/undoReplacementStep.ts";

/** Every call of the contract. The server does not start while one has no handler, and OpenAPI lists them all. */
export const ALL_CALLS = {
  createArtSet,
  deleteArtSet,
  getAllArtItems,
  getAllArtSets,
  getArtItem,
  getArtItems,
  getArtSet,
  getArtSetItems,
  getRelatedArtItems,
  saveArtItemTags,
  updateArtSet,
  addCartItem,
  addPromoCode,
  addToCart,
  getCartInfo,
  initCart,
  removeCartItem,
  removePromoCode,
  updateCartItem,
  completeCheckout,
  getLastDetails,
  clearLastDetails,
  createCheckout,
  createOrUpdateCheckout,
  getCheckoutInfo,
  reCreateCheckout,
  setCheckoutDiscountCode,
  setCheckoutItem,
  setShippingLineItem,
  updateCheckout,
  updateEmailAddress,
  updateShippingAddress,
  addDesignLinkPhoto,
  createDesignLink,
  createWallModel,
  getDesignLinks,
  mailDesignLink,
  openDesignLink,
  receivePhotos,
  withdrawDesignLink,
  cancelOrder,
  changeOrderAddress,
  changeOrderEmail,
  completeUploadLater,
  finalizeOrder,
  getData,
  getImages,
  getLineItemInfo,
  getPrintQuestions,
  answerPrintQuestion,
  getReorder,
  saveOrderTiles,
  sendEmailUploads,
  sendOrderLinks,
  startThread,
  getThread,
  getOrderThread,
  sendMessage,
  seeMessages,
  getThreads,
  getOwnerThread,
  readThread,
  answerThread,
  writeAboutOrder,
  getOrder,
  getOrders,
  getToday,
  sendTestMail,
  searchAdmin,
  sendParcels,
  getMenuCounts,
  getParcelsToSend,
  checkParcels,
  beginOrders,
  undoOrderSteps,
  findOrders,
  getOwnerSession,
  getPaymentsToReview,
  moveOrder,
  undoOrderStep,
  refundOrder,
  withdrawRefund,
  retryPrints,
  approvePrint,
  undoPrintApproval,
  askAboutPrint,
  withdrawPrintQuestion,
  getHeldPrints,
  settlePaymentReview,
  changeSite,
  getSite,
  getSiteVersions,
  restoreSiteVersion,
  getSites,
  addSite,
  openSite,
  getPromoCodes,
  getFigures,
  findCustomers,
  getCustomer,
  getPrivacyRequests,
  createPromoCode,
  getStock,
  setStock,
  getOwnerArt,
  createArtItem,
  arrangeFeaturedArt,
  changePromoCode,
  setPromoCodeEnded,
  getPromoCodeOrders,
  signInOwner,
  signOutOwner,
  confirmSignIn,
  beginPasskeySignIn,
  finishPasskeySignIn,
  getInvitation,
  acceptInvitation,
  requestPasswordLink,
  getPasswordLink,
  setPasswordByLink,
  getAccount,
  saveAccount,
  saveNoticeChoices,
  beginFactor,
  confirmFactor,
  removeFactor,
  renewRecoveryCodes,
  proveIdentity,
  endStaffSession,
  getStaff,
  inviteStaff,
  withdrawInvitation,
  changeStaff,
  resetStaffSignIn,
  getAuditLog,
  authenticateTestPayment,
  confirmTestPayment,
  createPaymentIntent,
  updatePaymentIntent,
  getUploadedPhoto,
  listMissingParts,
  completeUpload,
  uploadPhoto,
  deleteKeptData,
  deleteKeptPhoto,
  deleteRequestedData,
  getKeptData,
  openDataRequest,
  requestKeptData,
  subscribe,
  confirmSubscription,
  unsubscribe,
  addOrUpdateUserPhoto,
  addOrUpdateUserTemplateInfo,
  deleteUserTemplateInfo,
  createUser,
  getCatalogue,
  getMemoryCollection,
  getMemoryCollections,
  getOrderWork,
  reprintTile,
  replaceTiles,
  moveReplacement,
  undoReplacementStep,
  correctParcel,
  holdOrder,
  releaseOrder,
  addOrderNote,
  correctAddress,
  correctEmail,
  mailAgain,
  getBatch,
  getBatches,
  changeBatchClosing,
  closeBatch,
  markBatchPrinted,
  undoBatchStep,
  getPackages,
  getPackage,
  packPiece,
  sendPackage,
} as const;

export type CallName = keyof typeof ALL_CALLS;
