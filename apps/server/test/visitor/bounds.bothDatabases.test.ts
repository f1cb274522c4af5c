// reliability 21: what a visitor can make is bounded, and is deleted when it is no longer used.

import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { removeCartItem } from "@storywall/contract/calls/cart/removeCartItem.ts";
import { getCheckoutInfo } from "@storywall/contract/calls/checkout/getCheckoutInfo.ts";
import { addOrUpdateUserTemplateInfo } from "@storywall/contract/calls/visitor/addOrUpdateUserTemplateInfo.ts";
import { createUser } from "@storywall/contract/calls/visitor/createUser.ts";
import { deleteUserTemplateInfo } from "@storywall/contract/calls/visitor/deleteUserTemplateInfo.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { aLine } from "@storywall/testkit/builders.ts";
import { afterEach, expect, test, vi } from "vitest";
import { idempotencyKeys } from "../../src/adapters/database/platform/idempotencyKeys.ts";
import { cancelPaymentOfCheckout } from "../../src/usecases/payments/cancelPayment.ts";
import { reconcile } from "../../src/usecases/payments/reconcile.ts";
import { purgeOldCarts } from "../../src/usecases/photos/purgeOldCarts.ts";
import { purgeUnused } from "../../src/usecases/visitor/purgeUnused.ts";
import { MAX_TEMPLATES_PER_VISITOR } from "../../src/usecases/visitor/saveVisitorTemplate.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.shop.background.drain();
  expect(shop.serverErrors).toEqual([]);
});

const purgeAfter = async (milliseconds: number) => {
  shop.clock.advance(milliseconds);
  await purgeOldCarts(shop.shop);
  await purgeUnused(shop.shop);
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
};
const RETENTION_DAYS = 60;

test("reliability 21: a visitor's newest walls are kept, with crops of known openings only", async () => {
  const userId = await shopper(shop).visit();
  const { userTemplateInfo: info } = aLine();
  const editorCropParams = { x: 0, y: 0, width: 1, height: 1, rotation: 0 };
  const cropParams = {
    "rectangle_medium:none:portrait": { editorCropParams },
    "no_such_frame:none:portrait": { editorCropParams },
  };
  const tiles = info.tiles.map((tile) => ({ ...tile, cropParams }));
  const save = (key: string) => {
    shop.clock.advance(1);
    const body = { user_id: userId, template_key: key, template_info: { ...info, tiles } };
    return expectOk(shop.call(addOrUpdateUserTemplateInfo, { body }));
  };
  for (let key = 1; key <= MAX_TEMPLATES_PER_VISITOR + 3; key++) {
    const saved = await save(`key_${key}`);
    expect(Object.keys(saved.tiles[0]?.cropParams ?? {})).toEqual(["rectangle_medium:none:portrait"]);
  }
  const rows = await shop.database
    .selectFrom("visitorTemplates")
    .selectAll()
    .where("visitorId", "=", userId)
    .execute();
  expect(rows).toHaveLength(MAX_TEMPLATES_PER_VISITOR);
  expect(rows.map(({ templateKey }) => templateKey)).not.toContain("key_3");
  expect(JSON.stringify(rows)).not.toContain("no_such_frame");
});

test("B12 a wall that its visitor deletes is deleted, and those of others stay", async () => {
  const [userId, otherId] = [await shopper(shop).visit(), await shopper(shop).visit()];
  const { userTemplateInfo: template_info } = aLine();
  for (const user_id of [userId, otherId])
    for (const template_key of ["one", "two"])
      await expectOk(
        shop.call(addOrUpdateUserTemplateInfo, { body: { user_id, template_key, template_info } }),
      );
  const body = { user_id: userId, template_key: "one" };
  // A repeat after a lost reply changes nothing.
  for (const _ of [1, 2]) await expectOk(shop.call(deleteUserTemplateInfo, { body }));
  const rows = await shop.database
    .selectFrom("visitorTemplates")
    .select(["visitorId", "templateKey"])
    .where("visitorId", "in", [userId, otherId])
    .execute();
  expect(rows.map(({ visitorId, templateKey }) => `${visitorId} ${templateKey}`).toSorted()).toEqual(
    [`${userId} two`, `${otherId} one`, `${otherId} two`].toSorted(),
  );
});

test("reliability 21: a checkout that was never paid goes with its address, its cart and its quotes", async () => {
  const anna = shopper(shop);
  const checkout = await anna.checkOut();
  const { checkoutId, cartId } = checkout;
  await purgeAfter((RETENTION_DAYS - 1) * DAY_MS);
  expect((await expectOk(shop.call(getCheckoutInfo, { body: { checkoutId } }))).email).toBe(anna.email);
  await purgeAfter(3 * DAY_MS);
  const left = await shop.database
    .selectFrom("checkouts")
    .select("id")
    .where("id", "=", checkoutId)
    .execute();
  const quotes = await shop.database
    .selectFrom("quotes")
    .select("version")
    .where("checkoutId", "=", checkoutId)
    .execute();
  expect([left, quotes]).toEqual([[], []]);
  const found = shop.call(getCartInfo, { query: { cartId: cartId ?? "" } });
  expect(await expectErrorCode(found)).toBe("NOT_FOUND");
});

/** Reconciles every twelve hours, as often as the slowest checks of a payment. */
const reconcileForDays = async (days: number) => {
  for (let halves = 0; halves < 2 * days; halves++) {
    shop.clock.advance(DAY_MS / 2);
    await reconcile(shop.shop);
    await shop.shop.background.drain();
  }
};
const contactOf = async (checkoutId: string) => {
  const { email, shippingAddress } = await shop.database
    .selectFrom("checkouts")
    .select(["email", "shippingAddress"])
    .where("id", "=", checkoutId)
    .executeTakeFirstOrThrow();
  return [email, shippingAddress];
};

test.each([
  ["was cancelled at once", "at once"],
  ["the reconciler cancelled", "by the reconciler"],
  ["its provider cannot cancel", "never"],
])("B12 a checkout whose payment %s loses email and address after its days", async (_, cancelled) => {
  const anna = shopper(shop);
  const checkout = await anna.checkOut();
  await anna.beginPaying(checkout);
  if (cancelled === "never") vi.spyOn(shop.payments, "cancel").mockResolvedValue(undefined);
  const { checkoutId } = checkout;
  if (cancelled === "at once") await cancelPaymentOfCheckout(shop.shop, { id: checkoutId, site: "ZA" });
  await reconcileForDays(35);
  await purgeAfter(0);
  expect(await contactOf(checkoutId)).toEqual([anna.email, expect.anything()]);
  await purgeAfter((RETENTION_DAYS - 33) * DAY_MS);
  expect(await contactOf(checkoutId)).toEqual([null, null]);
});

test("B12 a checkout whose payment is still processing keeps what its order will need", async () => {
  const anna = shopper(shop);
  const checkout = await anna.checkOut();
  const { id } = await anna.beginPaying(checkout);
  await shop.database.updateTable("payments").set({ status: "processing" }).where("id", "=", id).execute();
  await purgeAfter((RETENTION_DAYS + 2) * DAY_MS);
  expect(await contactOf(checkout.checkoutId)).toEqual([anna.email, expect.anything()]);
});

test("reliability 21: what somebody paid, or comes back to, stays", async () => {
  const anna = shopper(shop);
  const { order, checkout } = await anna.buy();
  const bert = shopper(shop);
  const open = await bert.checkOut();
  await purgeAfter((RETENTION_DAYS - 5) * DAY_MS);
  await expectOk(shop.call(getCartInfo, { query: { cartId: open.cartId ?? "" } }));
  await purgeAfter(10 * DAY_MS);
  const cart = await expectOk(shop.call(getCartInfo, { query: { cartId: open.cartId ?? "" } }));
  expect(cart.lineItems).toHaveLength(1);
  const rows = await shop.database
    .selectFrom("orders")
    .innerJoin("checkouts", "checkouts.id", "orders.checkoutId")
    .select(["orders.email", "checkouts.email as checkoutEmail"])
    .where("orders.id", "=", order.orderId)
    .execute();
  expect(rows).toEqual([{ email: anna.email, checkoutEmail: anna.email }]);
  expect(checkout.lineItems).toHaveLength(1);
});

test("reliability 21: empty carts go, and visitors who have nothing when their cookie has ended", async () => {
  const { _id: idle } = await expectOk(shop.call(createUser, { body: {} }));
  const anna = shopper(shop);
  const cart = await anna.fillCart();
  const line = cart.lineItems[0]?._id ?? "";
  await expectOk(shop.call(removeCartItem, { body: { cartId: cart._id, itemId: line } }));
  await purgeAfter((RETENTION_DAYS + 1) * DAY_MS);
  const carts = await shop.database.selectFrom("carts").select("id").where("id", "=", cart._id).execute();
  expect(carts).toEqual([]);
  const visitors = () => shop.database.selectFrom("visitors").select("id").where("id", "=", idle).execute();
  expect(await visitors()).toEqual([{ id: idle }]);
  await purgeAfter((366 - RETENTION_DAYS) * DAY_MS);
  expect(await visitors()).toEqual([]);
  // A visitor with a photo stays while the photo does.
  const photos = await shop.database
    .selectFrom("visitors")
    .select("id")
    .where("id", "=", cart.user)
    .execute();
  expect(photos).toEqual([{ id: cart.user }]);
});

test("reliability 21: a sender's stored replies are bounded, the oldest go first, and the owner's stay", async () => {
  const keys = idempotencyKeys(shop.database);
  const store = async (key: string, sender: string | null) => {
    shop.clock.advance(1);
    await keys.begin(key, "body", shop.clock.now(), new Date(0), sender);
    await keys.save(key, { status: 200, reply: "x".repeat(10_000) });
  };
  await store("of the owner", null);
  for (let index = 0; index < 10; index++) await store(`a${index}`, "a");
  await store("b0", "b");
  await keys.begin("in progress", "body", new Date(0), new Date(0), "a");
  await keys.removeBeyond(50_000);
  const rows = await shop.database.selectFrom("idempotencyKeys").select("key").orderBy("key").execute();
  expect(rows.map(({ key }) => key)).toEqual(["a6", "a7", "a8", "a9", "b0", "in progress", "of the owner"]);
});

test("reliability 28: an address creates 10000 visitors a day, by whichever call", async () => {
  const remoteAddress = "203.0.113.9";
  const create = () =>
    shop.app.inject({ method: "POST", url: "/api/misc/create_user", payload: {}, remoteAddress });
  expect((await create()).statusCode).toBe(200);
  await shop.database
    .updateTable("rateCounts")
    .set({ count: 9_999 })
    .where("key", "like", "visitors of a day address %")
    .execute();
  expect((await create()).statusCode).toBe(200);
  expect((await create()).statusCode).toBe(429);
  const cart = await shop.app.inject({ url: "/api/shopify/get-cart-info", remoteAddress });
  expect(cart.statusCode).toBe(429);
});
