import type { Mutation } from "./mutation.ts";

const RESULTS = "apps/web/app/lib/api/callResults.ts";
const RESULTS_TEST = "apps/web/app/lib/api/callResults.test.ts";
const CLIENT = "packages/contract/src/client.ts";
const CLIENT_TEST = "packages/contract/src/client.test.ts";
const CART = "apps/web/app/features/cart/cartStore.ts";
const CART_TEST = "apps/web/app/features/cart/cartStore.test.ts";
const PRICE_TEST = "packages/domain/src/pricing/wallPrice.test.ts";
const CONVENTIONS_TEST = {
  file: "apps/server/test/http/conventions.database.test.ts",
  title: "R7.1 R7.2 R7.3 R7.4 R7.5 every call exists with its method and path",
} as const;

/** Breaks of the rules of sections 6 to 9 of the specification, each in the place that holds the rule. */
export const SPECIFICATION_6_TO_9: readonly Mutation[] = [
  {
    requirement: "R6.1",
    effect: "shoppers need a session to open a cart",
    file: "packages/contract/src/calls/cart/initCart.ts",
    search: '  path: "/shopify/init-cart",\n',
    replace: '  path: "/shopify/init-cart",\n  staffOnly: true,\n',
    test: {
      file: "packages/contract/src/calls/allCalls.test.ts",
      title: "R1.3 R6.1 calls of shoppers need no session, calls of the owner do",
    },
  },
  {
    requirement: "R6.2",
    effect: "a call of the owner is answered without a session",
    file: "apps/server/src/http/registerCalls.ts",
    search: "if (call.staffOnly) actors.set(",
    replace: "if (call.staffOnly && request.headers.cookie) actors.set(",
    test: {
      file: "apps/server/test/owner/ownerSession.bothDatabases.test.ts",
      title: "R1.4 R6.2 %s accepts only an owner session",
    },
  },
  {
    requirement: "R6.3",
    effect: "ids have 72 random bits",
    file: "apps/server/src/adapters/system/ids.ts",
    search: "const ID_BYTES = 18;",
    replace: "const ID_BYTES = 9;",
    test: {
      file: "apps/server/src/adapters/system/ids.test.ts",
      title: "reliability 9: R6.3 ids are 144 random bits, and 100,000 of them have no common part",
    },
  },
  {
    requirement: "R7.1",
    effect: "visitors are created at another path",
    file: "packages/contract/src/calls/visitor/createUser.ts",
    search: '"/misc/create_user"',
    replace: '"/misc/create-user"',
    test: CONVENTIONS_TEST,
  },
  {
    requirement: "R7.2",
    effect: "a cart is opened by PUT",
    file: "packages/contract/src/calls/cart/initCart.ts",
    search: 'method: "POST"',
    replace: 'method: "PUT"',
    test: CONVENTIONS_TEST,
  },
  {
    requirement: "R7.3",
    effect: "the art is listed at another path",
    file: "packages/contract/src/calls/art/getArtItems.ts",
    search: '"/art/get-art-items"',
    replace: '"/art/items"',
    test: {
      file: "apps/server/test/http/conventions.database.test.ts",
      title: "R7.1 R7.2 R7.3 R7.4 R7.5 every call exists with its method and path",
    },
  },
  {
    requirement: "R7.4",
    effect: "a payment is updated by POST",
    file: "packages/contract/src/calls/payments/updatePaymentIntent.ts",
    search: 'method: "PUT"',
    replace: 'method: "POST"',
    test: CONVENTIONS_TEST,
  },
  {
    requirement: "R7.5",
    effect: "photos are uploaded at another path",
    file: "packages/contract/src/calls/photos/uploadPhoto.ts",
    search: '"/photos"',
    replace: '"/photo"',
    test: {
      file: "apps/server/test/http/conventions.database.test.ts",
      title: "R7.1 R7.2 R7.3 R7.4 R7.5 every call exists with its method and path",
    },
  },
  {
    requirement: "R7.6",
    effect: "a call waits twice as long",
    file: CLIENT,
    search: "CALL_TIMEOUT_MS = 30_000",
    replace: "CALL_TIMEOUT_MS = 60_000",
    test: { file: CLIENT_TEST, title: "R7.6 the timeout is 30000 ms" },
  },
  {
    requirement: "R7.6",
    effect: "a call sends an auth header",
    file: CLIENT,
    search: '        accept: "application/json",\n',
    replace: '        accept: "application/json",\n        authorization: "Bearer x",\n',
    test: { file: CLIENT_TEST, title: "R7.6 a call is sent as JSON below /api, without an auth header" },
  },
  {
    requirement: "R7.7",
    effect: "the document leaves a call's own errors out",
    file: "packages/contract/src/openApi.ts",
    search: "    ...call.errors,\n",
    replace: "",
    test: {
      file: "apps/server/test/http/openApi.test.ts",
      title: "R7.7 %s is documented with its path and every error",
    },
  },
  {
    requirement: "R8.1",
    effect: "the message of a reply is not shown",
    file: RESULTS,
    search: "return message === null ? null :",
    replace: "return message !== null ? null :",
    test: { file: RESULTS_TEST, title: "R8.1 a message in a reply is shown as a success" },
  },
  {
    requirement: "R8.2",
    effect: "an error without a message shows its code",
    file: CLIENT,
    search: "(await loadErrorMessage(error))",
    replace: "error",
    test: { file: CLIENT_TEST, title: "R8.2 %s without a message is shown in words" },
  },
  {
    requirement: "R8.2",
    effect: "the words of the code come before the message of the body",
    file: CLIENT,
    search: 'text("message") ?? (await',
    replace: 'text("text") ?? (await',
    test: { file: CLIENT_TEST, title: "R8.2 the error %s has the message: %s" },
  },
  {
    requirement: "R8.2",
    effect: "an error shows no toast",
    file: RESULTS,
    search: 'if (call.tag === "Cart" || SILENT_CALLS',
    replace: 'if (call.tag !== "Cart" || SILENT_CALLS',
    test: { file: RESULTS_TEST, title: "R8.2 an error reply is shown as an error" },
  },
  {
    requirement: "R8.3",
    effect: "the user record stays after a 401",
    file: "apps/web/app/lib/api/api.ts",
    search: "if (isUnauthorized(result)) removeStored(STORAGE_KEYS.userRecord);",
    replace: "if (isUnauthorized(result)) return;",
    test: {
      file: "apps/web/app/lib/api/visitor.test.ts",
      title: "R4.17 R8.3 after a reply of status %i with %s the user record is there: %s",
    },
  },
  {
    requirement: "R8.4",
    effect: "a failed cart call shows what the server said",
    file: RESULTS,
    search: 'call.tag === "Cart" || SILENT_CALLS',
    replace: "SILENT_CALLS",
    test: { file: RESULTS_TEST, title: "R8.4 an error of a cart call shows no message of the server" },
  },
  {
    requirement: "R8.4",
    effect: "a failed cart call is not logged",
    file: CART,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of the cart
    search: "      log(`cart: ${request.kind} failed: ${result.detail}`);\n",
    replace: "",
    test: { file: CART_TEST, title: "R8.4 a failed call is logged and shown with the cart's own message" },
  },
  {
    requirement: "R8.5",
    effect: "a visitor that could not be created shows an error",
    file: RESULTS,
    search: '  "createUser",\n',
    replace: "",
    test: { file: RESULTS_TEST, title: "R8.5 $name fails in silence" },
  },
  {
    requirement: "R8.5",
    effect: "a design that could not be saved is not sent again",
    file: "apps/web/app/features/designer/sync/templateSync.ts",
    search: "else if (isRetryable(result)) return null;",
    replace: "",
    test: {
      file: "apps/web/app/features/designer/sync/templateSync.test.ts",
      title: "R8.5 an unreachable shop is retried without a message, a rejected design is not",
    },
  },
  {
    requirement: "R9.1",
    effect: "a small frame costs 10 rand more",
    file: "packages/domain/src/sites/za.ts",
    search: "rectangle_small: minor(70000)",
    replace: "rectangle_small: minor(71000)",
    test: {
      file: PRICE_TEST,
      title: "R9.1 frames cost 700, 900, 1200 and 1400 rand; a square is not sold singly",
    },
  },
  {
    requirement: "R9.1",
    effect: "a wall costs what its last tile costs",
    file: "packages/domain/src/pricing/wallPrice.ts",
    search: "return total + price;",
    replace: "return total * 0 + price;",
    test: { file: PRICE_TEST, title: "R9.1 a wall costs the sum of its tiles" },
  },
  {
    requirement: "R9.2",
    effect: "a wall starts in white",
    file: "packages/domain/src/catalogue/frameStyles.ts",
    search: 'DEFAULT_FRAME_STYLE: FrameStyleKey = "Infinite"',
    replace: 'DEFAULT_FRAME_STYLE: FrameStyleKey = "Serene"',
    test: {
      file: "packages/domain/src/design/createDesign.test.ts",
      title: "R9.2 a free wall starts small and Infinite",
    },
  },
  {
    requirement: "R9.3",
    effect: "the trio costs ten dollars more",
    file: "packages/domain/src/sites/au.ts",
    search: "square_trio: minor(3999)",
    replace: "square_trio: minor(4999)",
    test: { file: PRICE_TEST, title: "R9.3 a set has one price in each country" },
  },
  {
    requirement: "R9.4",
    effect: "an order leaves on the day on which it was placed",
    file: "packages/domain/src/orders/dispatchDates.ts",
    search: "from: addWorkingDays(placedOn, site.dispatchDays.from, holidays)",
    replace: "from: addWorkingDays(placedOn, 0, holidays)",
    test: {
      file: "packages/domain/src/orders/dispatchDates.test.ts",
      title: "R9.4 an order of Monday is dispatched on Tuesday or Wednesday",
    },
  },
  {
    requirement: "R9.4",
    effect: "delivery costs fifty rand",
    file: "packages/domain/src/sites/za.ts",
    search: 'title: "Free delivery", price: minor(0)',
    replace: 'title: "Free delivery", price: minor(5000)',
    test: {
      file: "packages/domain/src/sites/sites.test.ts",
      title: "R9.4 ships free within 1-2 working days",
    },
  },
  {
    requirement: "R9.5",
    effect: "WELCOME10 takes fifteen percent",
    file: "packages/domain/src/sites/za.ts",
    search: "percent: 10, oncePerEmail: true",
    replace: "percent: 15, oncePerEmail: true",
    test: {
      file: "packages/domain/src/sites/sites.test.ts",
      title: "R9.5 WELCOME10 takes ten percent once per address, its banner is off",
    },
  },
  {
    requirement: "R9.5",
    effect: "the banner of the code is on",
    file: "packages/domain/src/sites/au.ts",
    search: "welcomeBanner: { enabled: false",
    replace: "welcomeBanner: { enabled: true",
    test: {
      file: "packages/domain/src/sites/sites.test.ts",
      title: "R9.5 WELCOME10 takes ten percent once per address, its banner is off",
    },
  },
  {
    requirement: "R9.6",
    effect: "cookies last a month",
    file: "apps/web/app/lib/browser/cookies.ts",
    search: "COOKIE_MAX_AGE_DAYS = 365",
    replace: "COOKIE_MAX_AGE_DAYS = 30",
    test: {
      file: "apps/web/app/lib/browser/cookies.test.ts",
      title: "R9.6 reliability 26: cookies last a year, and these are all of them",
    },
  },
  {
    requirement: "R9.7",
    effect: "the cart in local storage is not read",
    file: "apps/web/app/features/cart/cartStorage.ts",
    search: 'cart: parsedCart.kind === "ok" ? parsedCart.value : null',
    replace: "cart: null",
    test: {
      file: "apps/web/app/features/cart/cartStorage.test.ts",
      title: "R9.7 a saved cart is read back unchanged",
    },
  },
  {
    requirement: "R9.8",
    effect: "a screenshot may have twice as many pixels a side",
    file: "apps/web/app/features/designer/screenshot/imageSize.ts",
    search: "MAX_SIDE_PX = 16_384",
    replace: "MAX_SIDE_PX = 32_768",
    test: {
      file: "apps/web/app/features/designer/screenshot/imageSize.test.ts",
      title: "R9.8 an image has at most 16384 pixels a side and as many as are allowed, in the view's shape",
    },
  },
  {
    requirement: "R9.9",
    effect: "modals are 600 px wide",
    file: "apps/web/app/ui/tokens.css",
    search: "--dialog-width: 32.5rem",
    replace: "--dialog-width: 37.5rem",
    test: { file: "apps/web/app/ui/tokens.test.ts", title: "R9.9 modals are 520 px wide, confirmations 416" },
  },
  {
    requirement: "R9.10",
    effect: "the carousel advances every five seconds",
    file: "apps/web/app/features/faq/carouselAutoplay.ts",
    search: "delay: 3_000",
    replace: "delay: 5_000",
    test: {
      file: "apps/web/app/features/faq/carouselAutoplay.test.ts",
      title:
        "R9.10 the carousel advances every three seconds, stops under the pointer and goes on after a press",
    },
  },
  {
    requirement: "R9.10",
    effect: "the carousel goes on under the pointer",
    file: "apps/web/app/features/faq/carouselAutoplay.ts",
    search: "stopOnMouseEnter: true",
    replace: "stopOnMouseEnter: false",
    test: {
      file: "apps/web/app/features/faq/carouselAutoplay.test.ts",
      title:
        "R9.10 the carousel advances every three seconds, stops under the pointer and goes on after a press",
    },
  },
  {
    requirement: "R9.11",
    effect: "pages are dark",
    file: "apps/web/app/ui/tokens.css",
    search: "color-scheme: light",
    replace: "color-scheme: dark",
    test: {
      file: "apps/web/app/ui/tokens.test.ts",
      title: "R9.11 text is as large as the reader's own, 16 px where they chose none, and pages are light",
    },
  },
  {
    requirement: "R9.11",
    effect: "the primary colour is red",
    file: "apps/web/app/ui/tokens.css",
    search: "--primary: #2f6b4f",
    replace: "--primary: #6b2f4f",
    test: { file: "apps/web/app/ui/tokens.test.ts", title: "R9.11 the primary colour is a green" },
  },
  {
    requirement: "R9.12",
    effect: "a pause does not stop the time of a toast",
    file: "apps/web/app/ui/toast/countdown.ts",
    search: "    clearTimeout(running.timer);\n",
    replace: "",
    test: {
      file: "apps/web/app/ui/toast/countdown.test.ts",
      title: "R9.12 a pause stops the time, which then goes on from there",
    },
  },
  {
    requirement: "R9.12",
    effect: "a toast is shown for eight seconds",
    file: "apps/web/app/ui/toast/toastLimits.ts",
    search: "const DURATION_MS = 5000",
    replace: "const DURATION_MS = 8000",
    test: {
      file: "apps/web/app/ui/toast/toastLimits.test.ts",
      title: "R9.12 a toast is shown for five seconds, or for ten where it can be undone",
    },
  },
  {
    requirement: "R9.12",
    effect: "a toast closes when it is dragged a little",
    file: "apps/web/app/ui/toast/toastLimits.ts",
    search: "DISMISS_DISTANCE = 0.8",
    replace: "DISMISS_DISTANCE = 0.2",
    test: {
      file: "apps/web/app/ui/toast/toastLimits.test.ts",
      title: "R9.12 a toast closes when it is dragged further than four fifths of its width, to either side",
    },
  },
  {
    requirement: "R9.13",
    effect: "that a text was copied is shown for one second",
    file: "apps/web/app/ui/copiedDuration.ts",
    search: "COPIED_DURATION_MS = 3_000",
    replace: "COPIED_DURATION_MS = 1_000",
    test: {
      file: "apps/web/app/ui/copiedDuration.test.ts",
      title: "R9.13 that a text was copied is shown for three seconds",
    },
  },
  {
    requirement: "R9.14",
    effect: "the picture of a medium rectangle is 240 pixels wide",
    file: "apps/web/app/illustrations/sizes.server.ts",
    search: "width: 220, height: 220",
    replace: "width: 240, height: 220",
    test: {
      file: "apps/web/app/illustrations/renderIllustration.server.test.ts",
      title: "R9.14 the illustration of a medium rectangle is 220 by 220 pixels",
    },
  },
  {
    requirement: "R9.15",
    effect: "of a returned order a cent is kept",
    file: "apps/server/src/usecases/refunds/refundOrder.ts",
    search: "requestedAmount ?? refundable;",
    replace: "requestedAmount ?? ((refundable - 1) as Minor);",
    test: {
      file: "apps/server/test/orders/refunds.bothDatabases.test.ts",
      title: "R9.15 a returned order is refunded in full",
    },
  },
];
