import type { Mutation } from "./mutation.ts";

const ALLOWED = "packages/domain/src/design/allowedOptions.ts";
const ALLOWED_TEST = "packages/domain/src/design/allowedOptions.test.ts";
const COMMANDS_TEST = "packages/domain/src/design/commands/commands.test.ts";
const PHOTO_COMMANDS = "packages/domain/src/design/commands/photoCommands.ts";
const CART = "apps/web/app/features/cart/cartStore.ts";
const CART_TEST = "apps/web/app/features/cart/cartStore.test.ts";
const OPENING_TEST = "packages/domain/src/geometry/opening.test.ts";
const DESIGNER = "apps/web/app/features/designer/state/designerState.ts";
const DESIGNER_TEST = "apps/web/app/features/designer/state/designerState.test.ts";
const TAGS_TEST = "packages/domain/src/art/tags.test.ts";
const STATES = "packages/domain/src/orders/orderStates.ts";
const STATES_TEST = "packages/domain/src/orders/orderStates.test.ts";

/** Breaks of the rules of sections 3 to 5 of the specification, each in the place that holds the rule. */
export const SPECIFICATION_3_TO_5: readonly Mutation[] = [
  {
    requirement: "R3.1",
    effect: "every style has a mat",
    file: "packages/domain/src/geometry/opening.ts",
    search: '.mat === "none" ? inner',
    replace: '.mat === "none" && size === style ? inner',
    test: { file: OPENING_TEST, title: "R3.1 a style without a mat shows the photo up to the moulding" },
  },
  {
    requirement: "R3.1",
    effect: "Harmony is black",
    file: "packages/domain/src/catalogue/frameStyles.ts",
    search: 'name: "Harmony",\n    colour: "wood"',
    replace: 'name: "Harmony",\n    colour: "black"',
    test: {
      file: "packages/domain/src/catalogue/frameStyles.test.ts",
      title: "R3.1 the six styles are black, white or oak, each without and with a mat",
    },
  },
  {
    requirement: "R3.2",
    effect: "the carousel says of Serene that it has a mat",
    file: "apps/web/app/features/faq/faqFrameStyles.ts",
    search: '"Serene", description: "White frame, the photo from edge to edge"',
    replace: '"Serene", description: "White frame, a white mat around the photo"',
    test: {
      file: "apps/web/app/features/faq/faqFrameStyles.test.ts",
      title: "R3.2 the carousel describes %s as it is sold",
    },
  },
  {
    requirement: "R3.2",
    effect: "the carousel begins with another style",
    file: "apps/web/app/features/faq/faqFrameStyles.ts",
    search:
      '  { name: "Timeless", description: "Black frame, white mat around the photo" },\n  { name: "Infinite", description: "Black frame, the photo from edge to edge" },',
    replace:
      '  { name: "Infinite", description: "Black frame, the photo from edge to edge" },\n  { name: "Timeless", description: "Black frame, white mat around the photo" },',
    test: {
      file: "apps/web/app/features/faq/faqFrameStyles.test.ts",
      title: "R3.2 the carousel has its five styles in their order, then the others on sale",
    },
  },
  {
    requirement: "R3.3",
    effect: "a frame is 2 mm wider than its size",
    file: "packages/domain/src/geometry/opening.ts",
    search: 'return orientation === "portrait" ? { width, height }',
    replace: 'return orientation === "portrait" ? { width: mm(width + 2), height }',
    test: { file: OPENING_TEST, title: "R3.3 the size is the outside of the frame" },
  },
  {
    requirement: "R3.3",
    effect: "a small frame is 20 cm wide",
    file: "packages/domain/src/catalogue/frameSizes.ts",
    search: "width: mm(210)",
    replace: "width: mm(200)",
    test: {
      file: "packages/domain/src/catalogue/frameSizes.test.ts",
      title: "R3.3 four rectangles are sold singly, and each is as large as its text says",
    },
  },
  {
    requirement: "R3.4",
    effect: "a template offers every frame style",
    file: ALLOWED,
    search: "return CANVAS_TEMPLATES[base.key].frameStyles;",
    replace: "return FRAME_STYLE_KEYS;",
    test: { file: ALLOWED_TEST, title: "R3.4 %s is offered in Infinite and Timeless" },
  },
  {
    requirement: "R3.4",
    effect: "the row of three has four frames",
    file: "packages/domain/src/catalogue/canvasTemplates.ts",
    search: "frameCount: 3,",
    replace: "frameCount: 4,",
    test: {
      file: "packages/domain/src/catalogue/canvasTemplates.test.ts",
      title: "R3.4 the five templates have their layouts, numbers of frames and sizes",
    },
  },
  {
    requirement: "R3.5",
    effect: "a canvas template does not say how many frames it has",
    file: "packages/contract/src/schemas/catalogue.ts",
    search: "  framesCount: z.int(),\n",
    replace: "",
    test: {
      file: "packages/contract/src/schemas/specifiedEntities.test.ts",
      title: "R3.5 %s has every field that the specification names",
    },
  },
  {
    requirement: "R3.6",
    effect: "every page has the copy of South Africa",
    file: "apps/server/src/http/pages/pageRoutes.ts",
    search: "            site: resolvedSite.site,\n            sites:",
    replace: "            site: options.defaultSite,\n            sites:",
    test: {
      file: "apps/server/src/http/pages/pageRoutes.test.ts",
      title: "R3.6 a page gets the current texts and prices of its own site and the others",
    },
  },
  {
    requirement: "R3.6",
    effect: "the copy of Australia names Cape Town",
    file: "packages/domain/src/sites/au.ts",
    search: 'business_location: "Sydney"',
    replace: 'business_location: "Cape Town"',
    test: {
      file: "packages/domain/src/sites/sites.test.ts",
      title: "R3.6 each site names its own city and not that of the other",
    },
  },
  {
    requirement: "R4.1",
    effect: "a photo's URL may stay http",
    file: "packages/domain/src/design/photoUrl.ts",
    search: 'url.replace(/^http:/i, "https:")',
    replace: "url.trim()",
    test: { file: "packages/domain/src/design/photoUrl.test.ts", title: "R4.1 %s is stored as %s" },
  },
  {
    requirement: "R4.1",
    effect: "a URL keeps another ending than jpg",
    file: "packages/domain/src/design/photoUrl.ts",
    search: '.replace(FILE_EXTENSION, "$1.jpg")',
    replace: '.replace(FILE_EXTENSION, "$&")',
    test: { file: "packages/domain/src/design/photoUrl.test.ts", title: "R4.1 %s is stored as %s" },
  },
  {
    requirement: "R4.2",
    effect: "photos without a handle are kept in the browser's storage",
    file: "packages/domain/src/design/filterPhotos.ts",
    search: "handle !== undefined",
    replace: 'handle !== ""',
    test: {
      file: "packages/domain/src/design/filterPhotos.test.ts",
      title: "R4.2 only photos with a handle and their crops are kept",
    },
  },
  {
    requirement: "R4.3",
    effect: "photos are assigned from the last to the first",
    file: PHOTO_COMMANDS,
    search: "isFree(tile.photoId) ? unplaced.shift()",
    replace: "isFree(tile.photoId) ? unplaced.pop()",
    test: { file: COMMANDS_TEST, title: "R4.3 photos are assigned in order" },
  },
  {
    requirement: "R4.4",
    effect: "photos still to upload are all tiles",
    file: "packages/domain/src/design/tilePhotos.ts",
    search: "design.tiles.filter((tile) => tile.photoId === null).length",
    replace: "design.tiles.length",
    test: {
      file: "packages/domain/src/design/tilePhotos.test.ts",
      title: "R4.4 photos still to upload are tiles less filled tiles",
    },
  },
  {
    requirement: "R4.5",
    effect: "a new template starts in the style of single frames",
    file: ALLOWED,
    search: 'base.kind === "template" ? DEFAULT_TEMPLATE_FRAME_STYLE',
    replace: 'base.kind === "template" ? DEFAULT_FRAME_STYLE',
    test: {
      file: "packages/domain/src/design/createDesign.test.ts",
      title: "R4.5 a new template starts as Timeless",
    },
  },
  {
    requirement: "R4.6",
    effect: "a reset sets the default style",
    file: ALLOWED,
    search: "styles.includes(RESET_FRAME_STYLE) ? RESET_FRAME_STYLE",
    replace: "styles.includes(RESET_FRAME_STYLE) ? defaultFrameStyle(base)",
    test: { file: COMMANDS_TEST, title: "R4.6 a reset of a set gives Sleek" },
  },
  {
    requirement: "R4.6",
    effect: "a wall in a frame that its layout does not sell gets into a cart",
    file: "apps/server/src/http/wire/designInput.ts",
    search: "return unsold === undefined ||",
    replace: "return unsold !== null ||",
    test: {
      file: "apps/server/test/checkout/weakPrints.bothDatabases.test.ts",
      title:
        "R3.4 R4.6 a style or size that a layout is not sold in cannot be put into a cart, nor chosen for a line in it",
    },
  },
  {
    requirement: "R4.7",
    effect: "opening a tile does not zoom in",
    file: DESIGNER,
    search: '  camera: { kind: "tile", tile },\n  panel: null,',
    replace: "  panel: null,",
    test: {
      file: DESIGNER_TEST,
      title: "R4.7 opening tile options focuses the tile, zooms in and marks that a tile was tapped",
    },
  },
  {
    requirement: "R4.7",
    effect: "opening a tile does not mark that a tile was tapped",
    file: DESIGNER,
    search: "  hasTappedTile: true,\n",
    replace: "",
    test: {
      file: DESIGNER_TEST,
      title: "R4.7 opening tile options focuses the tile, zooms in and marks that a tile was tapped",
    },
  },
  {
    requirement: "R4.8",
    effect: "removing a photo leaves the options open and the wall zoomed in",
    file: DESIGNER,
    search: "closeTile(runCommand(state, removePhotoFromTile, { tile }))",
    replace: "runCommand(state, removePhotoFromTile, { tile })",
    test: {
      file: DESIGNER_TEST,
      title: "R4.8 removing a photo clears focus, closes the options and zooms out",
    },
  },
  {
    requirement: "R4.9",
    effect: "the loading flag stays after a call",
    file: CART,
    search: "if (activeCalls === 0) set({ isLoading: false });",
    replace: "if (activeCalls < 0) set({ isLoading: false });",
    test: { file: CART_TEST, title: "R4.9 the loading flag is cleared after a failure too" },
  },
  {
    requirement: "R4.9",
    effect: "the loading flag is never set",
    file: CART,
    search: "set({ isLoading: true });",
    replace: "set({ isLoading: false });",
    test: {
      file: CART_TEST,
      title: "R4.9 the loading flag is true during a cart call and cleared after it",
    },
  },
  {
    requirement: "R4.10",
    effect: "each add creates a cart",
    file: CART,
    search: "const result = await sendCartRequest(dependencies, cartId(), request);",
    replace: "const result = await sendCartRequest(dependencies, null, request);",
    test: { file: CART_TEST, title: "R4.10 the first add creates the cart and a later one uses its id" },
  },
  {
    requirement: "R4.11",
    effect: "clearing keeps the stored id",
    file: CART,
    search: "        storage.clear();\n        unsent = [];",
    replace: "        unsent = [];",
    test: { file: CART_TEST, title: "R4.11 clearing removes the stored id and empties the cart" },
  },
  {
    requirement: "R4.12",
    effect: "a checkout that has ended cannot be made again",
    file: "apps/server/src/usecases/checkout/reCreateCheckout.ts",
    search: 'if (checkoutStatusOf(old, now) === "open")',
    replace: 'if (checkoutStatusOf(old, now) !== "open")',
    test: {
      file: "apps/server/test/checkout/createCheckout.bothDatabases.test.ts",
      title: "R4.12 an expired checkout is re-created with the same contents",
    },
  },
  {
    requirement: "R4.12",
    effect: "a checkout is made without its cart",
    file: "apps/web/app/features/checkout/checkoutStore.ts",
    search: "openCheckout(shopClient, cartId, checkoutId)",
    replace: "openCheckout(shopClient, null, checkoutId)",
    test: {
      file: "apps/web/app/features/checkout/checkoutStore.test.ts",
      title: "R4.12 opening creates the checkout of the cart",
    },
  },
  {
    requirement: "R4.13",
    effect: "an upload-later order does not wait for its photos",
    file: STATES,
    search: 'isAwaitingPhotos ? "awaiting_photos" : "placed"',
    replace: 'isAwaitingPhotos ? "placed" : "placed"',
    test: {
      file: STATES_TEST,
      title: "R4.13 an upload-later order waits for its photos, any other is placed",
    },
  },
  {
    requirement: "R4.14",
    effect: "an order in production can be cancelled",
    file: STATES,
    search: 'in_production: ["shipped", "refunded"]',
    replace: 'in_production: ["shipped", "refunded", "cancelled"]',
    test: { file: STATES_TEST, title: "R4.14 an order in production cannot be cancelled" },
  },
  {
    requirement: "R4.14",
    effect: "a step of an order sends no mail",
    file: "apps/server/src/usecases/orders/transitionOrder.ts",
    search: "await queueOrderMails(shop, repositories, { orderId, from, to, undoUntil });",
    replace: "",
    test: {
      file: "apps/server/test/mails/mails.database.test.ts",
      title: "R4.14 the transition from %s to %s is told in one mail",
    },
  },
  {
    requirement: "R4.15",
    effect: "a code cannot be removed from a cart",
    file: "apps/web/app/features/cart/cartStore.ts",
    search: 'await run({ kind: "removePromo" });',
    replace: 'await run({ kind: "refresh" });',
    test: {
      file: "apps/web/app/features/cart/cartStore.test.ts",
      title: "R4.15 a promo code is applied and removed",
    },
  },
  {
    requirement: "R4.15",
    effect: "a second code takes the place of the first",
    file: "apps/server/src/usecases/cart/setPromo.ts",
    search: "current !== null && normalisePromoCode(current) !== normalisePromoCode(entered)",
    replace: "current === entered && normalisePromoCode(current) !== normalisePromoCode(entered)",
    test: {
      file: "apps/server/test/checkout/journey.bothDatabases.test.ts",
      title: "R4.15 a second promo code is refused while a cart has one, and the first stays",
    },
  },
  {
    requirement: "R4.16",
    effect: "the welcome offer shows again to a visitor who has seen it",
    file: "apps/web/app/features/promo/canShowWelcome.ts",
    search: "!hasSeen && ",
    replace: "(!hasSeen || pages > 0) && ",
    test: {
      file: "apps/web/app/features/promo/canShowWelcome.test.ts",
      title: "R2.11 R4.16 the welcome offer never shows %s",
    },
  },
  {
    requirement: "R4.16",
    effect: "the count of how often the promo was shown stays at one",
    file: "apps/web/app/lib/page/promoStorage.ts",
    search: "String(readPromoSeenCount() + 1)",
    replace: "String(1)",
    test: {
      file: "apps/web/app/lib/page/promoStorage.test.ts",
      title: "R4.16 each time that the promo is shown counts, and the count is stored",
    },
  },
  {
    requirement: "R4.16",
    effect: "a reset leaves the visitor subscribed",
    file: "apps/web/app/lib/page/promoStorage.ts",
    search: "  removeCookie(COOKIE_NAMES.promoSubscribed);\n",
    replace: "",
    test: {
      file: "apps/web/app/lib/page/promoStorage.test.ts",
      title: "R4.16 a reset clears seen, count and subscribed",
    },
  },
  {
    requirement: "R4.17",
    effect: "a 401 keeps the stored user record",
    file: "apps/web/app/lib/api/callResults.ts",
    search: "result.status === 401",
    replace: "result.status === 403",
    test: {
      file: "apps/web/app/lib/api/callResults.test.ts",
      title: "R4.17 R8.3 any 401 ends the stored user record",
    },
  },
  {
    requirement: "R4.17",
    effect: "the stored user record stays after a 401",
    file: "apps/web/app/lib/api/api.ts",
    search: "if (isUnauthorized(result)) removeStored(STORAGE_KEYS.userRecord);",
    replace: "",
    test: {
      file: "apps/web/app/lib/api/visitor.test.ts",
      title: "R4.17 R8.3 after a reply of status %i with %s the user record is there: %s",
    },
  },
  {
    requirement: "R5.1",
    effect: 'the text "undefined" counts as an id',
    file: "packages/domain/src/ids/absentId.ts",
    search: 'id === "" || id === "undefined" || ',
    replace: 'id === "" || ',
    test: {
      file: "packages/contract/src/client.test.ts",
      title: "R5.1 a cart id that is the text undefined counts as absent",
    },
  },
  {
    requirement: "R5.1",
    effect: "an empty id is an id",
    file: "packages/domain/src/ids/absentId.ts",
    search: 'id === null || id === "" ||',
    replace: "id === null ||",
    test: { file: "packages/domain/src/ids/absentId.test.ts", title: "R5.1 the id %j counts as absent" },
  },
  {
    requirement: "R5.1",
    effect: 'the text "null" is an id',
    file: "packages/domain/src/ids/absentId.ts",
    search: ' || id === "null";',
    replace: ";",
    test: { file: "packages/domain/src/ids/absentId.test.ts", title: "R5.1 the id %j counts as absent" },
  },
  {
    requirement: "R5.2",
    effect: "a slash in a tag stays",
    file: "packages/domain/src/art/tags.ts",
    search: '.replaceAll("/", "_and_")',
    replace: "",
    test: { file: TAGS_TEST, title: "R5.2 the tag %s becomes %s" },
  },
  {
    requirement: "R5.2",
    effect: 'the tag "all" is a tag',
    file: "packages/domain/src/art/tags.ts",
    search: ' && tag !== "all"',
    replace: "",
    test: { file: TAGS_TEST, title: "R5.2 the tag all is dropped" },
  },
  {
    requirement: "R5.3",
    effect: "of several unknown fields one is named",
    file: "apps/server/src/http/validate.ts",
    search: "issue.keys.map((key)",
    replace: "issue.keys.slice(0, 1).map((key)",
    test: {
      file: "apps/server/src/http/validate.test.ts",
      title: "reliability 11: R5.3 a strict schema names every unknown field",
    },
  },
  {
    requirement: "R5.3",
    effect: "input that is not valid reaches the use case",
    file: "apps/server/src/http/registerCalls.ts",
    search: 'if (result.kind === "issues") issues.push(...result.issues);',
    replace: 'if (result.kind === "issues") validated[part] = request[part];',
    test: {
      file: "apps/server/test/orders/orderList.bothDatabases.test.ts",
      title: "R5.3 more than 200 orders, and none, are rejected",
    },
  },
  {
    requirement: "R5.4",
    effect: "the amounts of a cart come from another price",
    file: "packages/domain/src/cart/cart.ts",
    search: "unitPrice: wallPrice(site, design), quantity",
    replace: "unitPrice: minor(1), quantity",
    test: {
      file: "packages/domain/src/cart/cart.test.ts",
      title: "R5.4 the amounts of the cart come from the site's prices",
    },
  },
];
