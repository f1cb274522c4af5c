// A delivery that the shopper chose and paid for, wherever staff handle the order, and on the receipt.

import { setShippingLineItem } from "@storywall/contract/calls/checkout/setShippingLineItem.ts";
import { findOrders } from "@storywall/contract/calls/owner/findOrders.ts";
import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { getPackage } from "@storywall/contract/calls/workshop/getPackage.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { beforeAll, expect, test } from "vitest";
import { readNotices } from "../../src/usecases/notices/readNotices.ts";
import { exportOrders } from "../../src/usecases/orderList/exportOrders.ts";
import { getAddressLabels } from "../../src/usecases/orderList/getLabels.ts";
import { changeSite } from "../../src/usecases/sites/changeSite.ts";
import { OWNER_ACTOR } from "../support/owner.ts";
import { callAsOwner } from "../support/ownerCalls.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
const AIR = { handle: "by-air", title: "By air, 1 day", price: 19_900 };
const QUERY = {
  site: null,
  status: null,
  from: null,
  to: null,
  text: "",
  isLate: false,
  stock: null,
};

beforeAll(async () => {
  const change = { shippingRates: [...SITE_SEEDS.ZA.shippingRates, AIR] };
  const changed = await changeSite(shop.shop, OWNER_ACTOR, "ZA", { expectedVersion: 1, change });
  expect(changed.kind).toBe("ok");
});

const buyByAir = async () => {
  const anna = shopper(shop);
  const { checkoutId } = await anna.checkOut();
  const body = { checkoutId, shippingRateHandle: AIR.handle };
  const checkout = await expectOk(shop.call(setShippingLineItem, { body }));
  const intent = await anna.beginPaying(checkout);
  await expectOk(anna.pay(intent));
  return { email: anna.email, order: await expectOk(anna.complete(checkoutId, intent.id)) };
};

const textOfExport = async () => {
  const exported = await exportOrders(shop.shop, { ...OWNER_ACTOR, role: "manager" }, QUERY);
  if (exported.kind === "error") throw new Error(exported.message);
  let text = "";
  for await (const part of exported.value) text += part;
  return text;
};

test("B13 a delivery that was paid for is shown to all who handle the order, and on its receipt", async () => {
  const { order: usual } = await shopper(shop).buy();
  const { email, order } = await buyByAir();
  const { orderId, orderNumber } = order;

  const { items } = await callAsOwner(shop, findOrders, { query: {} });
  expect(items.map((each) => [each.orderNumber, each.delivery])).toEqual(
    expect.arrayContaining([
      [orderNumber, "By air, 1 day"],
      [usual.orderNumber, null],
    ]),
  );
  const seen = await callAsOwner(shop, getOrder, { params: { orderId } });
  expect(seen.shippingRate).toMatchObject({ title: "By air, 1 day", price: 19_900 });

  const parcel = (number: string) => callAsOwner(shop, getPackage, { params: { number } });
  expect((await parcel(orderNumber)).delivery).toBe("By air, 1 day");
  expect((await parcel(usual.orderNumber)).delivery).toBeNull();

  const sheet = await getAddressLabels(shop.shop, OWNER_ACTOR, [orderNumber, usual.orderNumber]);
  expect(sheet.kind === "ok" && sheet.value.labels.map(({ delivery }) => delivery)).toEqual([
    "By air, 1 day",
    null,
  ]);
  const rows = (await textOfExport()).split("\r\n");
  expect(rows[0]).toContain("Delivery");
  expect(rows.find((row) => row.includes(orderNumber))).toContain("By air, 1 day");

  const notices = [orderId, usual.orderId].map((subjectId) => ({
    ...{ kind: "order" as const, site: "ZA" as const, subjectId },
    ...{ dedupeKey: subjectId, createdAt: shop.clock.now() },
  }));
  const context = { sites: shop.shop.sites(), origin: "https://za.example" };
  const lines = await readNotices(shop.shop.repositories, "owner", notices, context);
  expect(lines.map(({ details }) => details.includes("Delivery: By air, 1 day"))).toEqual([true, false]);

  await shop.shop.background.drain();
  const [receipt] = shop.mailbox.to(email);
  expect(receipt?.text).toContain("Delivery (By air, 1 day): R199.00");
});
