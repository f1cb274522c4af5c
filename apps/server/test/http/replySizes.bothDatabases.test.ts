// "No reply is over 3 MB": each call either is small by its shape, or its worst state is built and measured here.

import type { Call } from "@storywall/contract/call.ts";
import { ALL_CALLS, type CallName } from "@storywall/contract/calls/allCalls.ts";
import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import { ART_LIMITS } from "@storywall/domain/art/limits.ts";
import { STUDIO_ART } from "@storywall/domain/art/studioArt.ts";
import { MAX_MESSAGE_LENGTH, MAX_MESSAGES_PER_THREAD } from "@storywall/domain/messages/messageLimits.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { anAddress } from "@storywall/testkit/builders.ts";
import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import { beforeAll, expect, test } from "vitest";
import { MAX_REPLY_BYTES } from "../../src/http/limits.ts";
import { toEmailData, toVisitorData } from "../../src/http/wire/personalData.ts";
import type { VisitorData } from "../../src/ports/privacy/PersonalData.ts";
import { transitionOrder } from "../../src/usecases/orders/transitionOrder.ts";
import { sendRaw } from "../reliability/sendRaw.ts";
import { fillLargestCart } from "../support/largestLine.ts";
import { createOwnerCookie, OWNER_ACTOR, seedStudioArt } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { MEASURED_CALLS, type MeasuredCall, UNMEASURED_CALLS } from "./replySizes.ts";

const shop = useTestShop(createFakeClock());
/** Three bytes for each unit that limits count, which is the most. */
const text = (length: number) => "€".repeat(length);

test("reliability 20: each call says why its reply is small, or is measured", () => {
  const known = new Set<string>([...MEASURED_CALLS, ...Object.keys(UNMEASURED_CALLS)]);
  expect(Object.keys(ALL_CALLS).filter((name) => !known.has(name))).toEqual([]);
});

const replyOf = (name: CallName) => {
  const call: Call = ALL_CALLS[name];
  return call.reply;
};

test.each(Object.entries(UNMEASURED_CALLS))("reliability 20: %s is small by its shape", (name, why) => {
  if ("as" in why) {
    expect(replyOf(nameOf(name)), `${name} replies what ${why.as} does`).toBe(replyOf(why.as));
  } else expect(why.entries * why.bytesOfEach).toBeLessThan(MAX_REPLY_BYTES);
});

const nameOf = (text: string): CallName => {
  const isName = (name: string): name is CallName => name in ALL_CALLS;
  if (!isName(text)) throw new Error(`${text} is no call`);
  return text;
};

/** Sends a call of the shop or its owner, and returns the bytes of its reply. */
const bytesOf = async (name: Parameters<typeof sendRaw>[1], parts: Parameters<typeof sendRaw>[2]) => {
  const { statusCode, body } = await sendRaw(shop, name, parts, { cookie: await createOwnerCookie(shop) });
  expect(statusCode, `${name}: ${body.slice(0, 300)} ${JSON.stringify(shop.serverErrors.at(-1))}`).toBe(200);
  const bytes = Buffer.byteLength(body);
  return bytes;
};

/** The largest order, with all that people can do to it. */
const largest = {
  cartBytes: 0,
  cartId: "",
  checkoutId: "",
  paymentIntentId: "",
  orderId: "",
  orderNumber: "",
  threadId: "",
};

const insertOrderRows = async (): Promise<void> => {
  const { database, clock } = shop;
  const { orderId, paymentIntentId } = largest;
  const at = clock.now();
  const order = await shop.shop.repositories.orders.find(orderId);
  if (!order) throw new Error("The order is missing");
  const [first] = order.lines;
  const tiles = order.lines.flatMap(({ id: lineId, design }) =>
    design.tiles.map(({ name: tile }) => ({ lineId, tile })),
  );
  const rows = (length: number) => Array.from({ length }, (_, index) => index);
  const changes = tiles.flatMap((tile) => (["photo", "crop"] as const).map((what) => ({ ...tile, what })));
  for (let from = 0; from < changes.length; from += 500) {
    const values = changes.slice(from, from + 500).map((change) => ({ orderId, at, ...change }));
    await database.insertInto("orderChanges").values(values).execute();
  }
  await database
    .updateTable("printJobs")
    .set({ state: "failed", lastFault: text(200), printableFrom: new Date(0) })
    .where("orderId", "=", orderId)
    .execute();
  await database
    .insertInto("orderEvents")
    .values(
      rows(300).map((index) => ({
        ...{ id: `event-${index}`, orderId, at, kind: "noted" as const },
        ...{ actorId: null, actorName: text(80), text: text(2000) },
      })),
    )
    .execute();
  await database
    .insertInto("refunds")
    .values(
      rows(300).map((index) => ({
        ...{ id: `refund-${index}`, paymentId: paymentIntentId, orderId, amount: minor(1) },
        ...{ currency: order.currency, reason: text(300), actor: "owner" as const },
        ...{ state: "failed" as const, requestedAt: at, nextTryAt: new Date(at.getTime() + 9 * DAY_MS) },
      })),
    )
    .execute();
  for (const place of rows(30)) {
    const id = `replacement-${place}`;
    await database
      .insertInto("replacements")
      .values({
        ...{ id, orderId, place: place + 1, requestKey: id, state: "delivered", reason: "lost" },
        ...{ note: text(300), createdAt: at, createdBy: text(80), changedAt: at },
      })
      .execute();
    const values = tiles
      .slice(0, 500)
      .map((tile) => ({ ...tile, replacementId: id, pieces: 1, isBeingMade: false }));
    await database.insertInto("replacementTiles").values(values).execute();
  }
  await database
    .insertInto("reprints")
    .values(
      rows(500).map((index) => ({
        ...{ id: `reprint-${index}`, orderId, replacementId: null, lineId: first?.id ?? "", tile: "tile_1" },
        ...{ pieces: 1, reason: "dust" as const, at, actorName: text(80), batchId: null },
      })),
    )
    .execute();
};

beforeAll(async () => {
  const anna = shopper(shop);
  // Five of each wall, so that the parcel has as many pieces as an order may have.
  largest.cartId = await fillLargestCart(shop, { quantity: 5 }, { width: 11_000, height: 9000 });
  largest.cartBytes = await bytesOf("getCartInfo", { query: { cartId: largest.cartId } });
  const checkout = await expectOk(
    shop.call(createOrUpdateCheckout, {
      body: { cartId: largest.cartId, email: anna.email, shippingAddress: anAddress("ZA") },
    }),
  );
  largest.checkoutId = checkout.checkoutId;
  const intent = await anna.beginPaying(checkout);
  await expectOk(anna.pay(intent));
  largest.paymentIntentId = intent.id;
  const order = await expectOk(anna.complete(checkout.checkoutId, intent.id));
  largest.orderId = order.orderId;
  largest.orderNumber = order.orderNumber;
  shop.clock.advance(DAY_MS);
  await shop.shop.transaction((repositories) =>
    transitionOrder(shop.shop, repositories, order.orderId, { to: "in_production", actor: "owner" }),
  );
  await shop.shop.background.drain();
  await insertOrderRows();
  largest.threadId = await fillThread(order.orderId);
}, 60_000);

const fillThread = async (orderId: string): Promise<string> => {
  const message = text(MAX_MESSAGE_LENGTH);
  const body = { messageId: crypto.randomUUID(), text: message, orderId };
  const { threadId } = await expectOk(shop.call(startThread, { body }));
  const values = Array.from({ length: MAX_MESSAGES_PER_THREAD - 1 }, (_, index) => ({
    ...{ threadId, place: index + 2, id: crypto.randomUUID(), author: "shopper" as const },
    ...{ text: message, at: shop.clock.now() },
  }));
  await shop.database.insertInto("messages").values(values).execute();
  return threadId;
};

/** Sets the most and the longest tags on all art, and makes many sets of it. */
const fillArt = async (): Promise<void> => {
  await seedStudioArt(shop);
  const { art } = shop.shop.repositories;
  const tags = Array.from({ length: ART_LIMITS.tags }, (_, index) =>
    `${index}`.padEnd(ART_LIMITS.tagLength, "€"),
  );
  for (const item of STUDIO_ART) await art.updateItem({ ...item, tags });
  const itemIds = STUDIO_ART.map(({ id }) => id);
  for (let index = 0; index < 60; index++) {
    const name = text(ART_LIMITS.setNameLength);
    await art.saveSet({ id: `set-${index}`, name, tags, itemIds, createdAt: shop.clock.now() });
  }
};

/** A site whose long lists are as large as one change of them may be, changed 25 times. */
const changeSiteOften = async (): Promise<void> => {
  const { siteData } = shop.shop.repositories;
  const { ZA } = await shop.shop.refreshSites();
  for (let version = ZA.version + 1; version <= ZA.version + 25; version++) {
    const paragraph = `${version}${text(20_000)}`;
    const content = JSON.stringify({
      ...Object((await siteData.findNewest("ZA"))?.content),
      rights: { buyer: [paragraph], privacy: [paragraph] },
    });
    await shop.database
      .insertInto("siteVersions")
      .values({ code: "ZA", version, content, changedAt: shop.clock.now(), changedBy: "owner" })
      .execute();
  }
};

const writeAuditLog = async (): Promise<void> => {
  for (let entry = 0; entry < 60; entry++) {
    await shop.shop.repositories.auditLog.append({
      ...{ actor: OWNER_ACTOR, action: "site.changed", site: "ZA", at: shop.clock.now(), reason: null },
      ...{ subject: { kind: "site", id: "ZA", label: "South Africa" } },
      ...{ before: { faq: text(20_000) }, after: { faq: text(20_000) } },
    });
  }
};

/** More of everything than any limit of one visitor lets through. */
const aVisitorOfYears = (): VisitorData => {
  const createdAt = shop.clock.now();
  const of = <Item>(length: number, item: Item) => Array.from({ length }, () => item);
  const email = `${"e".repeat(240)}@example.com`;
  const shippingAddress = {
    ...anAddress("ZA"),
    ...{ firstName: text(80), lastName: text(80), company: text(120), address1: text(160) },
    ...{ address2: text(160), suburb: text(80), city: text(80), province: text(80) },
  };
  const order = {
    number: "ZA-1000000",
    site: "ZA",
    status: "delivered",
    total: minor(1),
    currency: "ZAR",
  } as const;
  return {
    photos: of(20_000, { assetId: "a".repeat(64), bytes: 50_000_000, createdAt, lastUsedAt: createdAt }),
    walls: of(20_000, "k".repeat(100)),
    links: of(20_000, { kind: "add_photos", createdAt, expiresAt: createdAt }),
    cartWalls: 100,
    checkouts: of(20_000, { createdAt, email, shippingAddress }),
    orders: of(20_000, { ...order, createdAt, email, shippingAddress }),
  };
};
const urlOf = (assetId: string) => `https://photos.example.com/${assetId}.jpg`;
const bytesOfJson = async (value: object) => Buffer.byteLength(JSON.stringify(value));

/** Builds the worst state of each call that is not small by its shape, and returns the bytes of its reply. */
const MEASURE: Readonly<Record<MeasuredCall, () => Promise<number>>> = {
  // The cart ended with its order.
  getCartInfo: async () => largest.cartBytes,
  getCheckoutInfo: () => bytesOf("getCheckoutInfo", { body: { checkoutId: largest.checkoutId } }),
  completeCheckout: () => {
    const { checkoutId, paymentIntentId } = largest;
    return bytesOf("completeCheckout", { body: { checkoutId, paymentIntentId } });
  },
  getData: () => bytesOf("getData", { params: { id: largest.orderId } }),
  finalizeOrder: () => bytesOf("finalizeOrder", { body: { orderId: largest.orderId } }),
  getImages: () => bytesOf("getImages", { params: { id: largest.orderId } }),
  getOrder: () => bytesOf("getOrder", { params: { orderId: largest.orderId } }),
  getOrderWork: () => bytesOf("getOrderWork", { params: { orderId: largest.orderId } }),
  getPackage: () => bytesOf("getPackage", { params: { number: largest.orderNumber } }),
  getPackages: () => bytesOf("getPackages", {}),
  getBatches: () => bytesOf("getBatches", { query: { page: 1 } }),
  getThread: () => bytesOf("getThread", { params: { threadId: largest.threadId } }),
  getOwnerThread: () => bytesOf("getOwnerThread", { params: { threadId: largest.threadId } }),
  getOrderThread: () => bytesOf("getOrderThread", { params: { orderId: largest.orderId } }),
  getAllArtItems: async () => {
    await fillArt();
    return bytesOf("getAllArtItems", {});
  },
  getAllArtSets: () => bytesOf("getAllArtSets", {}),
  getArtSetItems: () => bytesOf("getArtSetItems", { query: { page: 1 } }),
  getSiteVersions: async () => {
    await changeSiteOften();
    return bytesOf("getSiteVersions", { params: { code: "ZA" } });
  },
  getAuditLog: async () => {
    await writeAuditLog();
    return bytesOf("getAuditLog", {});
  },
  getKeptData: () => bytesOfJson(toVisitorData(aVisitorOfYears(), urlOf)),
  openDataRequest: () => bytesOfJson(toEmailData({ visitors: [aVisitorOfYears()], news: [] }, urlOf)),
};

/** Photos and parcels in production are short rows, and of the prints that are not ready only the oldest are listed. */
const SHORT_REPLIES: ReadonlySet<string> = new Set([
  "getImages",
  "getPackages",
  "getAllArtItems",
  "getBatches",
]);

test.each(MEASURED_CALLS)("reliability 20: the largest reply of %s is below 3 MB", async (name) => {
  const bytes = await MEASURE[name]();
  expect(bytes).toBeLessThanOrEqual(MAX_REPLY_BYTES);
  // A state that is not large at all would prove nothing.
  expect(bytes).toBeGreaterThan(SHORT_REPLIES.has(name) ? 100 : 300_000);
});
