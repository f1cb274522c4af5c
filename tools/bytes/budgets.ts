/**
 * Bytes of JavaScript (Brotli) that a page may load in all: at first, and ahead of what its visitor may do. The bar is 125 kB
 * for a page that a stranger may come to first and 200 kB for the designer. A limit above its bar is what the page weighs
 * today: nothing may be added, and whoever makes the page lighter brings the limit down.
 */
const DEFAULT_BUDGET_BYTES = 125_000;

/** By file in `apps/web/app/routes`; every other page has the storefront's. */
const BUDGET_BYTES_BY_ROUTE: Readonly<Record<string, number>> = {
  "design.tsx": 200_000,
  "orderPhotos.tsx": 176_500,
  "orderAgain.tsx": 125_700,
};

export const budgetOf = (route: string): number => BUDGET_BYTES_BY_ROUTE[route] ?? DEFAULT_BUDGET_BYTES;

/**
 * What comes only when it is asked for, or where the owner has switched it on, by file below `apps/web/app`, or with its whole path
 * where it is elsewhere. Every other dynamic import counts, since a page may load it ahead: whoever writes one that is not says
 * so here.
 */
export const ON_DEMAND_MODULES: ReadonlySet<string> = new Set([
  "features/analytics/Analytics.tsx",
  "features/promo/WelcomeTrigger.tsx",
  // Ahead only where there is a cart, or something to put into one.
  "features/cart/CartDrawer.tsx",
  "ui/ToastHost.tsx",
  "features/faq/FaqModal.tsx",
  "features/messages/MessagesDialog.tsx",
  "features/promo/PromoModal.tsx",
  "features/art/ArtPicker.tsx",
  "features/privacy/VisitorDataView.tsx",
  "features/share/QrCode.tsx",
  "features/designer/panels/arranging.ts",
  "packages/scene/src/rooms/backdrop.ts",
  "features/designer/room/MoveHandle.tsx",
  "packages/scene/src/rooms/drawWallInRoom.ts",
  "features/designer/room/ownWall/OwnWallDialog.tsx",
  "features/checkout/payment/stripe.ts",
  "features/checkout/payment/StripeForm.tsx",
  "features/checkout/payment/paystackPopup.ts",
  "features/checkout/payment/PaystackForm.tsx",
  "studio/sharing/SharingDialogs.tsx",
  "studio/design/TileCrop.tsx",
  "studio/photos/addReceivedPhotos.ts",
  "studio/photos/removeDeletedPhotos.ts",
  "studio/sharing/AddLinkPhotos.tsx",
  // Where the owner's photos go straight into a bucket.
  "features/photos/upload/sendDirect.ts",
  "features/photos/upload/putPart.ts",
]);
