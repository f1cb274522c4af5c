import type { Mutation } from "./mutation.ts";

const ALLOWED = "packages/domain/src/design/allowedOptions.ts";
const ALLOWED_TEST = "packages/domain/src/design/allowedOptions.test.ts";
const ADMIN = "apps/web/app/lib/page/adminMode.ts";
const ADMIN_TEST = "apps/web/app/lib/page/adminMode.test.ts";

/** Breaks of the rules of sections 1 and 2 of the specification, each in the place that holds the rule. */
export const SPECIFICATION_1_TO_2: readonly Mutation[] = [
  {
    requirement: "R1.1",
    effect: "the designer opens another layout than the one that was picked",
    file: "apps/web/app/features/designer/layout/designBase.ts",
    search: 'if (template) return { kind: "template", key: template };',
    replace: "if (template) return DEFAULT_BASE;",
    test: {
      file: "apps/web/app/features/designer/layout/designBase.test.ts",
      title: "R1.1 a URL chooses the layout, and every layout has a URL",
    },
  },
  {
    requirement: "R1.2",
    effect: "a host decides after what the visitor chose before",
    file: "apps/server/src/http/site.ts",
    search: "const byHost = addresses.findByHost(request.hostname.toLowerCase());",
    replace:
      "const byHost = addresses.findOpen(request.cookies[SITE_COOKIE]) ?? addresses.findByHost(request.hostname.toLowerCase());",
    test: {
      file: "apps/server/src/http/site.test.ts",
      title: "R1.2 a request's site is that of %s",
    },
  },
  {
    requirement: "R1.2",
    effect: "a country that the owner adds has no host",
    file: "apps/server/src/http/siteAddresses.ts",
    search: "return site?.isOpen ? site.code : undefined;",
    replace: "return site?.isOpen && /^(ZA|AU)$/.test(site.code) ? site.code : undefined;",
    test: {
      file: "apps/server/src/http/siteAddresses.test.ts",
      title: "R1.2 a country that is added has its host from the moment it opens",
    },
  },
  {
    requirement: "R1.3",
    effect: "a visitor who comes back is a new one",
    file: "apps/web/app/lib/api/visitor.ts",
    search: "if (!isAbsentId(id)) return id;",
    replace: 'if (!isAbsentId(id)) return id + "x";',
    test: {
      file: "apps/web/app/lib/api/visitor.test.ts",
      title: "R1.3 a returning visitor has the id of the cookie, and no other is created",
    },
  },
  {
    requirement: "R1.4",
    effect: "admin mode is on from the start",
    file: ADMIN,
    search: "  isOn: false,\n  followUrl",
    replace: "  isOn: true,\n  followUrl",
    test: { file: ADMIN_TEST, title: "R1.4 admin mode is off by default" },
  },
  {
    requirement: "R1.4",
    effect: "the flag is enough for a call of the owner",
    file: "apps/server/src/http/registerCalls.ts",
    search: "if (call.staffOnly) actors.set(",
    replace: 'if (call.staffOnly && !request.url.includes("is_admin_mode")) actors.set(',
    test: {
      file: "apps/server/test/owner/ownerSession.database.test.ts",
      title: "R1.4 R6.2 %s accepts only an owner session",
    },
  },
  {
    requirement: "R1.5",
    effect: "the squares of sets are sold as single frames",
    file: ALLOWED,
    search: "FRAME_SIZE_KEYS.filter(\n  (key) => FRAME_SIZES[key].isSoldSingly,\n)",
    replace: "FRAME_SIZE_KEYS.filter(\n  (key) => FRAME_SIZES[key].moulding > 0,\n)",
    test: { file: ALLOWED_TEST, title: "R1.5 squares are sold in sets only" },
  },
  {
    requirement: "R1.5",
    effect: "the dozen has nine tiles",
    file: "packages/domain/src/catalogue/sets.ts",
    search: "frameCount: 12,",
    replace: "frameCount: 9,",
    test: {
      file: "packages/domain/src/catalogue/sets.test.ts",
      title: "R1.5 the sets are three, six and twelve squares of 20 by 20 cm",
    },
  },
  {
    requirement: "R1.6",
    effect: "a promise of the shop is missing from its questions",
    file: "packages/domain/src/sites/faqSeed.ts",
    search: ", and resistant to warping and fading.",
    replace: "",
    test: {
      file: "packages/domain/src/sites/faqSeed.test.ts",
      title: "R1.6 a shop begins with the statement %s",
    },
  },
  {
    requirement: "R1.7",
    effect: "a wall is one piece for the commerce backend, whatever its sizes",
    file: "apps/server/src/usecases/commerce/hostLines.ts",
    search: "const quantity = (pieces.get(key)?.quantity ?? 0) + 1;",
    replace: "const quantity = 1;",
    test: {
      file: "apps/server/src/usecases/commerce/hostLines.test.ts",
      title: "R1.7 a wall is one line for each frame size, at the price of the size",
    },
  },
  {
    requirement: "R2.1",
    effect: "the page of a thing that does not exist says that the shop is busy",
    file: "apps/web/app/unwrapReply.server.ts",
    search: "if (!isRetryable(result)) return 404;",
    replace: "if (!isRetryable(result)) return 503;",
    test: {
      file: "apps/web/app/unwrapReply.server.test.ts",
      title: "R2.1 the page of %s has its own status",
    },
  },
  {
    requirement: "R2.2",
    effect: "a page has no canonical link",
    file: "apps/web/app/lib/page/meta.ts",
    search: '    { tagName: "link", rel: "canonical", href: url },\n',
    replace: "",
    test: {
      file: "apps/web/app/lib/page/meta.test.ts",
      title: "R2.2 a page has its title, description, canonical link and social picture",
    },
  },
  {
    requirement: "R2.3",
    effect: "any value turns admin mode on",
    file: ADMIN,
    search: 'requested === "true"',
    replace: "requested.length > 0",
    test: { file: ADMIN_TEST, title: "R2.3 is_admin_mode=%j turns admin mode off" },
  },
  {
    requirement: "R2.3",
    effect: "an address without the parameter turns admin mode off",
    file: ADMIN,
    search: "requested === null ? current",
    replace: "requested === null ? false",
    test: { file: ADMIN_TEST, title: "R2.3 an absent is_admin_mode leaves admin mode %s" },
  },
  {
    requirement: "R2.4",
    effect: "another layout in the designer is no other page",
    file: "apps/web/app/lib/analytics/pageOf.ts",
    search: "(template|set|gallery|layout)",
    replace: "(layout)",
    test: {
      file: "apps/web/app/lib/analytics/pageOf.test.ts",
      title: "R2.4 in the designer %s is another page",
    },
  },
  {
    requirement: "R2.5",
    effect: "every page may ask Google",
    file: "apps/server/src/http/contentSecurityPolicy.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    search: '"connect-src": `${own} blob:${tagManager ?',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    replace: '"connect-src": `${own} blob:${own ?',
    test: {
      file: "apps/server/src/http/contentSecurityPolicy.test.ts",
      title: "R2.5 the pages of a site without a tag manager allow nothing from Google",
    },
  },
  {
    requirement: "R2.5",
    effect: "the restored cart stays as it was saved",
    file: "apps/web/app/features/cart/cartStore.ts",
    search:
      'set({ isRestored: true, cart: saved.cart });\n        if (cartId() !== null) await run({ kind: "refresh" });',
    replace: "set({ isRestored: true, cart: saved.cart });",
    test: {
      file: "apps/web/app/features/cart/cartStore.test.ts",
      title: "R2.5 the restored cart is refreshed from the server",
    },
  },
  {
    requirement: "R2.6",
    effect: "the button to zoom in zooms out",
    file: "apps/web/app/features/designer/wall/camera/camera.ts",
    search: 'direction === "in" ? ZOOM_STEP',
    replace: 'direction === "out" ? ZOOM_STEP',
    test: {
      file: "apps/web/app/features/designer/wall/camera/camera.test.ts",
      title: "R2.6 buttons and keys zoom about the middle, within the limits",
    },
  },
  {
    requirement: "R2.6",
    effect: "a wall moves against the pointer",
    file: "apps/web/app/features/designer/wall/camera/camera.ts",
    search: "x: start.centre.x - movement.x",
    replace: "x: start.centre.x + movement.x",
    test: {
      file: "apps/web/app/features/designer/wall/camera/camera.test.ts",
      title: "R2.6 panning moves the wall by as many pixels as the pointer",
    },
  },
  {
    requirement: "R2.7",
    effect: "pasted pictures are not read",
    file: "apps/web/app/features/photos/pastedPhotos.ts",
    search: 'one.startsWith("image/")',
    replace: 'one.startsWith("text/")',
    test: {
      file: "apps/web/app/features/photos/pastedPhotos.test.ts",
      title: "R2.7 images of the clipboard are read, texts are not",
    },
  },
  {
    requirement: "R2.7",
    effect: "photos in a folder that is dropped are left out",
    file: "apps/web/app/features/photos/getDroppedFiles.ts",
    search: "return file && (!isInFolder || isLikelyPhoto(file)) ? [file] : [];",
    replace: "return file && !isInFolder ? [file] : [];",
    test: {
      file: "apps/web/app/features/photos/getDroppedFiles.test.ts",
      title: "R2.7 a folder yields its photos and those of its subfolders, in order of their names",
    },
  },
  {
    requirement: "R2.8",
    effect: "a frame style for the wall leaves single tiles as they are",
    file: "packages/domain/src/design/commands/frameCommands.ts",
    search: "...changeTiles(design, ({ frameStyle: _own, ...tile }) => tile),",
    replace: "...design,",
    test: {
      file: "packages/domain/src/design/commands/commands.test.ts",
      title: "R2.8 a frame style for the wall applies to every tile",
    },
  },
  {
    requirement: "R2.8",
    effect: "the photo that a tile had is gone when another one replaces it",
    file: "apps/web/app/features/designer/state/placePhotos.ts",
    search: "{ ...kept, photos: [...kept.photos, first] }",
    replace: "{ ...design, photos: [first] }",
    test: {
      file: "apps/web/app/features/designer/state/placePhotos.test.ts",
      title: "R2.8 a replaced photo goes back to the tray",
    },
  },
  {
    requirement: "R2.9",
    effect: "a photo is cropped at its left side",
    file: "packages/domain/src/crop/cover.ts",
    search: "centreX: photo.width / 2,",
    replace: "centreX: photo.width / 4,",
    test: {
      file: "packages/domain/src/crop/cover.test.ts",
      title: "R2.9 a cover crop is the largest centred window",
    },
  },
  {
    requirement: "R2.10",
    effect: "the link of the questions opens nothing",
    file: "apps/web/app/features/faq/requestDiscount.ts",
    search: 'usePanels.getState().show("promo");',
    replace: "usePanels.getState().hide();",
    test: {
      file: "apps/web/app/features/faq/requestDiscount.test.ts",
      title: "R2.10 the link of the questions clears that the promo was seen, and opens it in their place",
    },
  },
  {
    requirement: "R2.10",
    effect: "the link of the questions leaves the promo seen",
    file: "apps/web/app/features/faq/requestDiscount.ts",
    search: "  clearPromoStorage();\n",
    replace: "",
    test: {
      file: "apps/web/app/features/faq/requestDiscount.test.ts",
      title: "R2.10 the link of the questions clears that the promo was seen, and opens it in their place",
    },
  },
  {
    requirement: "R2.11",
    effect: "the welcome offer shows on the first page",
    file: "apps/web/app/features/promo/canShowWelcome.ts",
    search: "pages > 1 &&",
    replace: "pages > 0 &&",
    test: {
      file: "apps/web/app/features/promo/canShowWelcome.test.ts",
      title: "R2.11 R4.16 the welcome offer never shows %s",
    },
  },
  {
    requirement: "R2.11",
    effect: "the welcome offer shows to a subscriber",
    file: "apps/web/app/features/promo/canShowWelcome.ts",
    search: "!isSubscribed && !isBusy",
    replace: "!isBusy",
    test: {
      file: "apps/web/app/features/promo/canShowWelcome.test.ts",
      title: "R2.11 R4.16 the welcome offer never shows %s",
    },
  },
  {
    requirement: "R2.12",
    effect: "of two quick clicks on a quantity one is lost",
    file: "apps/web/app/features/cart/cartStore.ts",
    search: "if (!line || quantity < 1 || quantity > MAX_QUANTITY_PER_LINE) return true;",
    replace: "if (!line || activeCalls > 1 || quantity < 1 || quantity > MAX_QUANTITY_PER_LINE) return true;",
    test: {
      file: "apps/web/app/features/cart/cartStore.test.ts",
      title: "R2.12 quick clicks on the quantity all count",
    },
  },
  {
    requirement: "R2.13",
    effect: "a filter of the art has no address",
    file: "apps/web/app/features/art/artPaths.ts",
    search: 'if (tag !== null) search.set("tag", tag);',
    replace: "",
    test: {
      file: "apps/web/app/features/art/artPaths.test.ts",
      title: "R2.13 each filter of the catalogue and each of its pages has a URL",
    },
  },
  {
    requirement: "R2.14",
    effect: "a checkout accepts any email address",
    file: "apps/web/app/features/checkout/checkoutDraft.ts",
    search: 'if (!isEmailAddress(draft.email ?? "")) issues.email = EMAIL_ADVICE;',
    replace: "",
    test: {
      file: "apps/web/app/features/checkout/checkoutDraft.test.ts",
      title: "R2.14 an empty draft has one message for each required field",
    },
  },
  {
    requirement: "R2.14",
    effect: "a shopper pays without the review",
    file: "apps/web/app/features/checkout/checkoutPhase.ts",
    search: 'details: ["review", ',
    replace: 'details: ["review", "paying", ',
    test: {
      file: "apps/web/app/features/checkout/checkoutPhase.test.ts",
      title: "R2.14 paying begins only at the review or after a next action",
    },
  },
  {
    requirement: "R2.14",
    effect: "an order's details fill in the checkout of a country where it was not placed",
    file: "apps/server/src/adapters/database/visitor/visitors.ts",
    search: '.where("orders.site", "=", site)',
    replace: "",
    test: {
      file: "apps/server/test/visitor/lastDetails.bothDatabases.test.ts",
      title: "R2.14 the visitor's own last order of a country fills in contact and delivery",
    },
  },
  {
    requirement: "R2.15",
    effect: "a message that is sent again is stored twice",
    file: "apps/server/src/usecases/messages/addMessage.ts",
    search: "if (thread.messages.some((message) => message.id === id)) return ok(thread);",
    replace: "",
    test: {
      file: "apps/server/test/messages/messages.bothDatabases.test.ts",
      title: "R2.15 a retried message is stored once",
    },
  },
  {
    requirement: "R2.15",
    effect: "the owner hears nothing of a message",
    file: "apps/server/src/usecases/messages/addMessage.ts",
    search: 'shopper: { kind: "message_for_shop",',
    replace: 'shopper: { kind: "message_for_shopper",',
    test: {
      file: "apps/server/test/messages/messages.bothDatabases.test.ts",
      title:
        "R2.15 a shopper's message is mailed to the owner, and both read the same thread after the answer",
    },
  },
];
