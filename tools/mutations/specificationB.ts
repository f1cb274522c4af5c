import type { Mutation } from "./mutation.ts";

const PRINT_GEOMETRY = "packages/domain/src/print/printGeometry.ts";
const PRINT_GEOMETRY_TEST = "packages/domain/src/print/printGeometry.test.ts";
const CART = "apps/web/app/features/cart/cartStore.ts";
const CART_TEST = "apps/web/app/features/cart/cartStore.test.ts";
const PROMO = "packages/domain/src/pricing/promo.ts";
const PROMO_TEST = "packages/domain/src/pricing/promo.test.ts";
const LINK = "packages/domain/src/links/designLink.ts";

const UNDO = "apps/server/src/usecases/orders/undo/undoOrderStep.ts";
const UNDO_TEST = "apps/server/test/orders/undo.bothDatabases.test.ts";
const UNDO_REPLACEMENT_TEST = "apps/server/test/orders/undoReplacement.bothDatabases.test.ts";
const UNDO_SENT = "B13 that an order was sent is undone once its replacement is %s, which then cannot go on";

/** Breaks of what the shop has beyond the specification (B1 to B15), each in the place that holds the rule. */
export const SPECIFICATION_B: readonly Mutation[] = [
  {
    requirement: "B1",
    effect: "prints have 250 pixels an inch",
    file: PRINT_GEOMETRY,
    search: "PRINT_PPI = 300",
    replace: "PRINT_PPI = 250",
    test: { file: PRINT_GEOMETRY_TEST, title: "B1 the opening of an inch has exactly 300 pixels" },
  },
  {
    requirement: "B1",
    effect: "prints have 2 mm of bleed",
    file: PRINT_GEOMETRY,
    search: "BLEED = mm(3)",
    replace: "BLEED = mm(2)",
    test: {
      file: PRINT_GEOMETRY_TEST,
      title: "B1 $size $style $orientation has 3 mm of bleed on every side",
    },
  },
  {
    requirement: "B1",
    effect: "a photo is printed a millimetre away from where it is seen",
    file: "packages/scene/src/printTransform.ts",
    search: "imageTransform(crop, photo, geometry.openingInPixels);",
    replace:
      "imageTransform(crop, photo, { ...geometry.openingInPixels, x: geometry.openingInPixels.x - 12 });",
    test: {
      file: "packages/scene/src/printTransform.test.ts",
      title: "B1 a point in the designer's opening is at the same point of the print's opening",
    },
  },
  {
    requirement: "B2",
    effect: "120 pixels an inch are good",
    file: "packages/domain/src/crop/verdicts.ts",
    search: "good: 150",
    replace: "good: 120",
    test: {
      file: "packages/domain/src/crop/resolution.test.ts",
      title: "B2 %f pixels per inch are %s",
    },
  },
  {
    requirement: "B2",
    effect: "a soft print needs no confirmation",
    file: "packages/domain/src/design/printConfirmation.ts",
    search:
      'if ((verdict !== "soft" && verdict !== "unprintable") || isSoftArt(tile.photoId, verdict)) return [];',
    replace: 'if (verdict !== "unprintable") return [];',
    test: {
      file: "apps/web/app/features/designer/state/readiness.test.ts",
      title: "B2 under 150 pixels an inch is asked about, more is ready",
    },
  },
  {
    requirement: "B3",
    effect: "another layout hangs the photos in their order, whatever their shape",
    file: "apps/web/app/features/designer/layout/matchingChange.ts",
    search: "matchTransfer(design, transferred(design, transfer), transfer, isPlacedByHand(history))",
    replace: "changeLayout.run(design, transfer)",
    test: {
      file: "apps/web/app/features/designer/layout/matchingChange.test.ts",
      title: "B3 a change of layout hangs landscape photos in landscape openings, and leaves those that fit",
    },
  },
  {
    requirement: "B3",
    effect: "a photo dragged onto another one takes its place",
    file: "apps/web/app/features/designer/drag/dragState.ts",
    search: "else run(swapTiles, { first: fromTile, second: target.tile });",
    replace: "else run(assignPhoto, { tile: target.tile, photoId });",
    test: {
      file: "apps/web/app/features/designer/drag/dragState.test.ts",
      title: "B3 a photo dragged to another tile swaps with the one there, or moves into an empty tile",
    },
  },
  {
    requirement: "B4",
    effect: "a wall whose add was not confirmed is lost with a reload",
    file: CART,
    search: "const persist = () => storage.save({ cart: get().cart, unsent, promoFromLink });",
    replace: "const persist = () => storage.save({ cart: get().cart, unsent: [], promoFromLink });",
    test: {
      file: CART_TEST,
      title: "B4 a wall whose add was not confirmed is sent again after a reload",
    },
  },
  {
    requirement: "B4",
    effect: "a photo that is seen on the wall is lost with a reload right after",
    file: "apps/web/app/features/photos/photos.ts",
    search: "await Promise.race([Promise.all(added.map(({ saved }) => saved)), sleep(MAX_SAVE_WAIT_MS)]);",
    replace: "",
    test: {
      file: "apps/web/app/features/photos/photos.test.ts",
      title: "B4 photos are shown once the browser's database has them, so a reload right after loses none",
    },
  },
  {
    requirement: "B5",
    effect: "layouts that are too wide come first",
    file: "apps/web/app/features/designer/layout/layoutOptions.ts",
    search:
      "...options.filter(({ misfit }) => misfit === null),\n    ...options.filter(({ misfit }) => misfit !== null),",
    replace:
      "...options.filter(({ misfit }) => misfit !== null),\n    ...options.filter(({ misfit }) => misfit === null),",
    test: {
      file: "apps/web/app/features/designer/layout/layoutOptions.test.ts",
      title: "B5 layouts that fit on the wall come first, and both parts keep the usual order",
    },
  },
  {
    requirement: "B5",
    effect: "on a photo of the shopper's wall the shadows of frames fall towards the light",
    file: "packages/scene/src/rooms/ownWall/estimateWallLight.ts",
    search: "[-across / slope, -down / slope]",
    replace: "[across / slope, down / slope]",
    test: {
      file: "packages/scene/src/rooms/ownWall/estimateWallLight.test.ts",
      title: "B5 the shadow of a frame falls away from the light, softer where the photo's shadows are",
    },
  },
  {
    requirement: "B5",
    effect: "slanted edges on a photo of the shopper's wall are not seen as edges",
    file: "packages/scene/src/rooms/ownWall/findRectangle.ts",
    search: "position - slope * distance",
    replace: "position",
    test: {
      file: "packages/scene/src/rooms/ownWall/findRectangle.test.ts",
      title: "B5 the corners of a door, a window or a picture are found, seen from an angle too",
    },
  },
  {
    requirement: "B6",
    effect: "a link to copy a wall gives the photos of the tray too",
    file: LINK,
    search: 'copy: { shares: "wall"',
    replace: 'copy: { shares: "design"',
    test: {
      file: "apps/server/test/designLinks/designLinks.bothDatabases.test.ts",
      title: 'B6 a "continue" link includes the tray photos, a "copy" link only the photos on the wall',
    },
  },
  {
    requirement: "B7",
    effect: "the code on a screen works as long as any other link",
    file: LINK,
    search: "ttlMs: HOUR_MS",
    replace: "ttlMs: null",
    test: {
      file: "packages/domain/src/links/designLink.test.ts",
      title: "B7 a link of a code on a screen expires an hour after its last use",
    },
  },
  {
    requirement: "B8",
    effect: "a wall is compared with itself alone, without its set",
    file: "packages/domain/src/pricing/compareWalls.ts",
    search: "TILE_SETS[key].frameCount === tiles",
    replace: "TILE_SETS[key].frameCount > 99",
    test: {
      file: "packages/domain/src/pricing/compareWalls.test.ts",
      title: "B8 a set stands beside the same number of single frames of each size, with the price per tile",
    },
  },
  {
    requirement: "B9",
    effect: "an address can change after the change window",
    file: "packages/domain/src/orders/changeWindow.ts",
    search: "return until && now < until ?",
    replace: "return until ?",
    test: {
      file: "apps/server/test/orders/orderChanges.bothDatabases.test.ts",
      title: "B9 the address cannot change after the change window",
    },
  },
  {
    requirement: "B10",
    effect: "the letter O is not taken for a zero",
    file: PROMO,
    search: '    .replaceAll("O", "0")\n',
    replace: "",
    test: { file: PROMO_TEST, title: "B10 %j matches WELCOME10" },
  },
  {
    requirement: "B10",
    effect: "a code from a link is not applied",
    file: CART,
    search: "      void applyPromoFromLink(cart);\n",
    replace: "",
    test: { file: CART_TEST, title: "B10 a code from a link is applied once there is a cart" },
  },
  {
    requirement: "B11",
    effect: "arrow keys move to the other side",
    file: "apps/web/app/features/designer/wall/neighbour.ts",
    search: 'direction === "left" || direction === "up" ? -1 : 1',
    replace: 'direction === "left" || direction === "up" ? 1 : -1',
    test: {
      file: "apps/web/app/features/designer/wall/neighbour.test.ts",
      title: "B11 arrow keys move to the tile on that side, and nowhere at the edge",
    },
  },
  {
    requirement: "B12",
    effect: "an erased visitor's orders still fill in the checkout",
    file: "apps/server/src/adapters/database/privacy/personalData.ts",
    search: "detailsClearedAt: at,",
    replace: "",
    test: {
      file: "apps/server/test/visitor/lastDetails.bothDatabases.test.ts",
      title: "B12 an erased visitor's orders, which stay, fill in nothing",
    },
  },
  {
    requirement: "B12",
    effect: "the master keeps the place where a photo was taken",
    file: "apps/server/src/adapters/images-sharp/createMaster.ts",
    search: '.toColourspace("srgb")\n    .withIccProfile("srgb")\n    .jpeg({ quality: 92',
    replace: '.toColourspace("srgb")\n    .keepMetadata()\n    .jpeg({ quality: 92',
    test: {
      file: "apps/server/src/adapters/images-sharp/imagesSharp.test.ts",
      title: "B12 GPS, comments and all other personal metadata stay in the original",
    },
  },
  {
    requirement: "B13",
    effect: "a soft print that was confirmed waits for a person too",
    file: "packages/domain/src/print/printHold.ts",
    search: 'if (!isConfirmed) return "unconfirmed";',
    replace: 'if (isConfirmed) return "unconfirmed";',
    test: {
      file: "packages/domain/src/print/printHold.test.ts",
      title: "B13 at %i ppi, confirmed %s, changed %s: %s",
    },
  },
  {
    requirement: "B13",
    effect: "the second tab overwrites what the first one has saved of the account",
    file: "apps/server/src/usecases/staff/account.ts",
    search: "findStaleFields(seen, { ...account, passwordChangedAt }).length > 0",
    replace: "findStaleFields(seen, { ...account, passwordChangedAt }).length > 99",
    test: {
      file: "apps/server/test/staff/people.bothDatabases.test.ts",
      title:
        "B13 of two tabs, the second that changes a name, an address or the password is told, and nothing is lost",
    },
  },
  {
    requirement: "B13",
    effect: "a failed print of a replacement stands nowhere on Today",
    file: "apps/server/src/adapters/database/orders/orderList.ts",
    search: '.where("printJobs.replacementId", "is not", null)',
    replace: '.where("printJobs.replacementId", "is", null)',
    test: {
      file: "apps/server/test/today/today.bothDatabases.test.ts",
      title:
        "B13 a print of a replacement that was given up stands there too, and the parcel that is to be sent",
    },
  },
  {
    requirement: "B13",
    effect: "that an order was sent cannot be undone after a replacement that was stopped",
    file: UNDO,
    search: 'state !== "cancelled" && createdAt >= at',
    replace: "createdAt >= at",
    test: { file: UNDO_REPLACEMENT_TEST, title: UNDO_SENT },
  },
  {
    requirement: "B13",
    effect: "a stopped replacement goes on although its order is not sent any more",
    file: "apps/server/src/usecases/orders/replacements/undoReplacementStep.ts",
    search: 'REMAKE_BY_STATE[order.status] !== "replacement"',
    replace: 'REMAKE_BY_STATE[order.status] === "none"',
    test: { file: UNDO_REPLACEMENT_TEST, title: UNDO_SENT },
  },
  {
    requirement: "B13",
    effect: "a stopped replacement goes on while another one makes its tile",
    file: "apps/server/src/usecases/orders/replacements/undoReplacementStep.ts",
    search: 'each.state === "in_production" &&',
    replace: "false &&",
    test: {
      file: UNDO_REPLACEMENT_TEST,
      title: "B13 cannot go on while another one makes the same tile",
    },
  },
  {
    requirement: "B13",
    effect: "the mail of an undone step is sent all the same",
    file: UNDO,
    search: "if (!(await withdrawOrderMails(repositories, transition))) return ALREADY_TOLD;",
    replace: "",
    test: {
      file: UNDO_TEST,
      title: "B13 %s and its undo leave the order as it was, and tell its shopper nothing",
    },
  },
  {
    requirement: "B13",
    effect: "a step is undone although money was given back since then",
    file: UNDO,
    search: 'step !== "cancelled" && given',
    replace: 'step === "cancelled" && given',
    test: {
      file: UNDO_TEST,
      title: "B13 what is built on a step must be undone first: a batch, a refund",
    },
  },
  {
    requirement: "B13",
    effect: "a step can be undone when its time is over",
    file: "packages/domain/src/orders/undoSteps.ts",
    search: "|| now >= last.undoUntil",
    replace: "",
    test: { file: UNDO_TEST, title: "B13 %s cannot be undone when its time is over" },
  },
  {
    requirement: "B13",
    effect: "a repeat of an undo of many orders says that it is too late",
    file: "apps/server/src/usecases/orderList/undoOrderSteps.ts",
    search: " || (await isStepUndone(shop, id, step))",
    replace: "",
    test: {
      file: "apps/server/test/orders/undoMany.bothDatabases.test.ts",
      title:
        "B13 a process that dies halfway leaves orders that are undone or are not; the repeat does the others",
    },
  },
  {
    requirement: "B13",
    effect: "the API begins an order whose shopper still owes an answer, without asking",
    file: "apps/server/src/usecases/orders/advanceOrder.ts",
    search: 'if (transition.to === "delivered" || transition.isConfirmed)',
    replace: 'if (transition.to !== "shipped" || transition.isConfirmed)',
    test: {
      file: "apps/server/test/printQuestions/questions.bothDatabases.test.ts",
      title:
        "B13 an order whose shopper is asked is neither begun nor put into a batch before the question ends",
    },
  },
  {
    requirement: "B13",
    effect: "the API sends a replacement that can hardly have left, without asking",
    file: "apps/server/src/usecases/orders/replacements/moveReplacement.ts",
    search: "if (conflict) return conflict;",
    replace: "",
    test: {
      file: "apps/server/test/orders/replacements.bothDatabases.test.ts",
      title: "B13 a replacement is sent, arrives, and its shopper is written to about each parcel",
    },
  },
  {
    requirement: "B14",
    effect: "the shop has no host to listen on until one is set",
    file: "apps/server/src/config/config.ts",
    search: 'readText("HOST") ?? "127.0.0.1"',
    replace: 'readText("HOST") ?? ""',
    test: { file: "apps/server/src/config/config.test.ts", title: "B14 all settings have defaults" },
  },
  {
    requirement: "B15",
    effect: "frames are ten times as thick as they are",
    file: "packages/scene/src/model/tileMesh.ts",
    search: "-at.y / 1000, z / 1000)",
    replace: "-at.y / 1000, z / 100)",
    test: {
      file: "packages/scene/src/model/wallModel.test.ts",
      title: "B15 the model of %s has each frame where it hangs, at its true size",
    },
  },
  {
    requirement: "B15",
    effect: "an iPhone lays the wall on the floor",
    file: "apps/server/src/adapters/previews-sharp/model/writeUsdz.ts",
    search: 'planeAnchoring:alignment = "vertical"',
    replace: 'planeAnchoring:alignment = "horizontal"',
    test: {
      file: "apps/server/src/adapters/previews-sharp/model/renderModel.test.ts",
      title:
        "B15 the USDZ hangs the same frames on a vertical plane, and is a ZIP that a reader maps into memory",
    },
  },
  {
    requirement: "B15",
    effect: "pinching on Android makes the wall larger than it is",
    file: "apps/web/app/features/designer/room/ar/arLinks.ts",
    search: 'resizable: "false"',
    replace: 'resizable: "true"',
    test: {
      file: "apps/web/app/features/designer/room/ar/arViewer.test.ts",
      title:
        "B15 the link for Android names the model, hangs it on a wall at its true size, and leads back to the page",
    },
  },
];
