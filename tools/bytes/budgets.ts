/**
 * Bytes of JavaScript (Brotli) that a page may load in total: on initial load, plus prefetched chunks. The target is
 * 125 kB for a page where visitors arrive, and 200 kB for the designer. A limit above its target may only go down: a
 * change that makes the page smaller lowers the limit.
 */
const DEFAULT_BUDGET_BYTES = 125_000;

/** Budgets by file in `apps/web/app/routes`; every other page has the default. */
const BUDGET_BYTES_BY_ROUTE: Readonly<Record<string, number>> = {
  "design.tsx": 200_000,
  "orderPhotos.tsx": 174_000,
};

/**
 * Admin pages are opened many times a day by people who work there, so libraries that handle edge cases are worth
 * their bytes.
 */
const ADMIN_BUDGET_BYTES = 200_000;

export const isAdminRoute = (route: string): boolean => route.startsWith("admin/");

export const budgetOf = (route: string): number =>
  isAdminRoute(route) ? ADMIN_BUDGET_BYTES : (BUDGET_BYTES_BY_ROUTE[route] ?? DEFAULT_BUDGET_BYTES);

/**
 * Modules that load only on demand, or only if the owner has enabled them: paths below `apps/web/app`, or from the
 * repository's root. Every other dynamic import counts, since a page may prefetch it. Add a new dynamic import that
 * loads on demand here.
 */
export const ON_DEMAND_MODULES: ReadonlySet<string> = new Set([
  // Only for an error reply without a message.
  "packages/contract/src/errorMessages.ts",
  "features/adminBar/AdminBar.tsx",
  "features/analytics/Analytics.tsx",
  "features/promo/WelcomeTrigger.tsx",
  // Only when a page stays open beyond the time for which its delivery promise is valid.
  "lib/api/currentDelivery.ts",
  // Prefetched only when there is a cart, or something to add to it.
  "features/cart/CartDrawer.tsx",
  // Prefetched only when a wall has photos.
  "features/designer/buy/BuyDialog.tsx",
  // Prefetched only when a wall has photos.
  "features/designer/buy/BuyNotes.tsx",
  // Prefetched only when a wall has photos.
  "features/designer/tileOptions/DesignTileOptions.tsx",
  // On the first step.
  "features/designer/status/StepText.tsx",
  // Only when a file is not a photo.
  "features/designer/tray/UnusableFiles.tsx",
  // Only once there are photos to drag.
  "features/designer/drag/DragOverlay.tsx",
  "features/designer/screenshot/ScreenshotDialog.tsx",
  // Only when an order waits for photos.
  "studio/order/SendSection.tsx",
  // On the press that opens an ordered wall in the designer.
  "studio/order/importOrderedWall.ts",
  // On the press that reorders a wall with weak prints.
  "studio/order/ReorderFlow.tsx",
  // Only when a photo of a paid order was swapped for a weak one.
  "studio/order/ConfirmPrints.tsx",
  "features/designer/panels/CheaperWalls.tsx",
  "features/designer/panels/OwnPhotos.tsx",
  "features/designer/panels/LayoutSuggestion.tsx",
  // On the press on the small picture of a wall.
  "ui/enlarged/EnlargedPreview.tsx",
  "ui/toast/ToastHost.tsx",
  "studio/walls/ShopMenu.tsx",
  "features/faq/FaqModal.tsx",
  "features/messages/MessagesDialog.tsx",
  "features/promo/PromoModal.tsx",
  "studio/photos/AddArt.tsx",
  "features/privacy/VisitorDataView.tsx",
  "features/designer/panels/arrangeActions.ts",
  "features/designer/layout/matchingChange.ts",
  // Only when a layout is not sold in the chosen frame, or that frame is out of stock.
  "features/designer/layout/otherFrameMessage.ts",
  // Only when a gallery wall replaces another layout with photos.
  "features/designer/layout/priceChangeMessage.ts",
  "features/designer/gallery/GalleryPanel.tsx",
  "features/designer/tileOptions/Alternatives.tsx",
  // Prefetched only on a phone.
  "features/designer/tileOptions/TileSheet.tsx",
  "features/designer/tileOptions/Fixes.tsx",
  "features/designer/gallery/GalleryOverlay.tsx",
  "features/designer/gallery/GalleryBar.tsx",
  "features/designer/gallery/packing/packHere.ts",
  "packages/scene/src/rooms/backdrop.ts",
  // Only when the browser has a wall with photos.
  "studio/walls/PhotosOnIllustration.tsx",
  "studio/walls/fillFromLastWall.ts",
  // Only when something is out of stock.
  "features/designer/stock/StockNotes.tsx",
  // Only when the URL requests sample photographs.
  "features/designer/sample/SamplePhotos.tsx",
  "features/designer/room/hangBackdrop.ts",
  "features/designer/room/RoomLayers.tsx",
  // Only in a rendered room.
  "features/designer/room/LightChoice.tsx",
  "packages/scene/src/rooms/drawWallInRoom.ts",
  "features/designer/room/ownWall/OwnWallDialog.tsx",
  // Only on a phone that can show models in its camera, on a press.
  "features/designer/room/ar/SeeOnWall.tsx",
  "studio/sharing/createModel.ts",
  // Only on a photo of the shopper's own wall.
  "features/designer/room/ownWall/readWallLight.ts",
  "ui/form/EmailSuggestion.tsx",
  "features/order/ChangeEmailForm.tsx",
  "features/order/ChangeAddressForm.tsx",
  "ui/address/PlaceHelp.tsx",
  // Only after the email address was typed.
  "features/checkout/fields/EmailQuestion.tsx",
  // Only when the cart is empty.
  "features/checkout/payment/LastOrderLink.tsx",
  // Only after the email address was typed.
  "features/checkout/ReviewSection.tsx",
  // With the review, or with the first notice.
  "features/checkout/notice/CheckoutNotice.tsx",
  // Only in a browser that has placed an order.
  "features/checkout/fields/LastDetails.tsx",
  // Only at the review step.
  "features/checkout/ReviewNote.tsx",
  // Only when a wall was changed since it was added to the cart.
  "features/checkout/ChangedWalls.tsx",
  // Only at the review and after it.
  "features/checkout/payment/PaymentProgress.tsx",
  "features/checkout/payment/TestCardForm.tsx",
  "features/checkout/payment/testProvider.ts",
  // Only for sites with several ways of delivery.
  "features/checkout/delivery/DeliveryChoice.tsx",
  "features/checkout/payment/stripe.ts",
  "features/checkout/payment/StripeForm.tsx",
  "features/checkout/payment/paystackPopup.ts",
  "features/checkout/payment/PaystackForm.tsx",
  "features/checkout/payment/ShopifyForm.tsx",
  "studio/sharing/SharingDialogs.tsx",
  "studio/design/TileCrop.tsx",
  // Only for a wall that is in the cart.
  "studio/design/CartLineStudio.tsx",
  "studio/design/ChangedLine.tsx",
  // Only for a wall from a link or an order.
  "studio/design/ImportedDesignStudio.tsx",
  // On the first change, or for a wall with photos.
  "features/designer/sync/templateSync.ts",
  // Once a wall is added to the cart.
  "studio/design/LinePlaceholder.tsx",
  // Only where a bookmark or Back leads to the address of an ordered wall.
  "studio/design/OrderedHere.tsx",
  // Only for a wall that was added to the cart before.
  "studio/design/BuyQuestion.tsx",
  // Only after an order.
  "studio/walls/moveOrderedWalls.ts",
  // On the first press on a tile of an ordered wall, or when an earlier visit left a draft.
  "studio/order/orderDraft.ts",
  "studio/walls/showOrderedPhotos.ts",
  "studio/order/OrderTileCrop.tsx",
  // Only in the browser that has the room of an ordered wall.
  "studio/order/OrderedRoom.tsx",
  // With the first press on a tile of an order.
  "studio/order/OrderTileOptions.tsx",
  "studio/photos/addReceivedPhotos.ts",
  // Prefetched only when a wall has photos.
  "studio/photos/AddPhotosDialog.tsx",
  // On the first press.
  "features/designer/press/watchPresses.ts",
  "studio/photos/removeDeletedPhotos.ts",
  // Only when a wall has photos.
  "studio/photos/loadSmallCopies.ts",
  "studio/sharing/AddLinkPhotos.tsx",
  "studio/design/hangArt.ts",
  "studio/photos/LibraryPicker.tsx",
  // On the first change, or for a wall with photos.
  "features/designer/storage/walls/listDesign.ts",
  // Only in a browser that has a wall to continue.
  "studio/walls/ContinueWall.tsx",
  // Only if the owner has configured direct uploads to a bucket.
  "features/photos/upload/sendDirect.ts",
  "features/photos/upload/putPart.ts",
]);
