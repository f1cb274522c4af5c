import { setTimeout as wait } from "node:timers/promises";
import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { aLine, TRIO } from "@storywall/testkit/builders.ts";
import { ok } from "../support/testShop.ts";
import { atLeast, atMost, type Bar, exactly } from "./harness/bars.ts";
import { aPhotoFile, sendPhoto } from "./harness/photoFile.ts";
import { letTimePass } from "./harness/settled.ts";
import { type ShopProcesses, websOf } from "./harness/shopProcesses.ts";
import { sized } from "./harness/size.ts";

const SOON_SECONDS = sized({ short: 30, long: 10 });

/** What the shop has said it has: whatever is killed when, it must still have it. */
type Acknowledged = {
  readonly lines: { readonly cartId: string; readonly uuid: string }[];
  readonly photos: { readonly assetId: string; readonly sha256: string }[];
  readonly orders: { readonly orderId: string; readonly checkoutId: string; readonly total: number }[];
  /** Checkouts whose payment the provider has said it took. */
  readonly paid: string[];
};

/** One shopper after the other: a photo, a cart that grows, and a payment; each reply that was heard is written down. */
const buyUntil = async (shop: ShopProcesses, isOver: () => boolean, known: Acknowledged) => {
  const broken: string[] = [];
  const uploadPhoto = async (): Promise<{ readonly handle: string; readonly url: string }> => {
    for (;;) {
      const photo = await aPhotoFile(Math.floor(Math.random() * 2 ** 24));
      const sent = await sendPhoto(websOf(shop.cluster)[0] ?? "", photo);
      if (!sent) await wait(50);
      else {
        known.photos.push({ assetId: sent.asset_id, sha256: photo.sha256 });
        return { handle: sent.asset_id, url: sent.url };
      }
    }
  };
  for (let number = 0; !isOver(); number++) {
    const anna = shop.shopper({ patienceMs: 120_000, uploadPhoto });
    const cart = await anna.fillCart();
    for (const line of [aLine({ base: TRIO, photoId: "photo_1" }), aLine({ photoId: "photo_1" })]) {
      await ok(anna.call(addCartItem, { body: { cartId: cart._id, lineItem: line } }));
      known.lines.push({ cartId: cart._id, uuid: line.uuid });
    }
    const { checkoutId } = await anna.checkOut(cart);
    const intent = await anna.beginPaying(await anna.checkOut(cart));
    await ok(anna.pay(intent));
    known.paid.push(checkoutId);
    // Some browsers never come back from paying.
    if (number % 3) {
      const { orderId, total } = await ok(anna.complete(checkoutId, intent.id));
      known.orders.push({ orderId, checkoutId, total });
      await ok(anna.call(getData, { params: { id: orderId } }));
    }
    broken.push(...anna.broken);
  }
  return broken;
};

/** Kills what it is told to, again and again, while people buy; then looks whether all is there that was said to be. */
export const killLoop = async (
  shop: ShopProcesses,
  {
    name,
    kills,
    buyers,
    killNext,
  }: {
    readonly name: string;
    readonly kills: number;
    readonly buyers: number;
    /** Kills something and brings it back; gives the seconds until it works again. */
    readonly killNext: (index: number) => Promise<number>;
  },
): Promise<readonly Bar[]> => {
  const known: Acknowledged = { lines: [], photos: [], orders: [], paid: [] };
  let isOver = false;
  const buying = Promise.all(Array.from({ length: buyers }, () => buyUntil(shop, () => isOver, known)));
  let slowest = 0;
  const killing = (async () => {
    for (let index = 0; index < kills; index++) {
      // At any moment of what they do.
      await wait(100 + Math.random() * 600);
      slowest = Math.max(slowest, await killNext(index));
    }
  })().finally(() => {
    isOver = true;
  });
  const [broken] = await Promise.all([buying, killing]);
  await letTimePass(shop.database);

  const has = async (rows: Promise<readonly unknown[]>): Promise<boolean> => (await rows).length === 1;
  let lost = 0;
  const { database } = shop;
  for (const { cartId, uuid } of known.lines) {
    const rows = database.selectFrom("cartLines").select("id").where("cartId", "=", cartId);
    if (!(await has(rows.where("uuid", "=", uuid).execute()))) lost++;
  }
  for (const { assetId, sha256 } of known.photos) {
    const rows = database.selectFrom("photos").select("assetId").where("assetId", "=", assetId);
    if (!(await has(rows.where("sha256", "=", sha256).execute()))) lost++;
  }
  for (const { orderId, checkoutId, total } of known.orders) {
    const rows = database.selectFrom("orders").select("id").where("id", "=", orderId);
    const same = rows.where("checkoutId", "=", checkoutId).where("total", "=", minor(total));
    if (!(await has(same.execute()))) lost++;
  }
  let unplaced = 0;
  for (const checkoutId of known.paid) {
    const rows = database.selectFrom("orders").select("id").where("checkoutId", "=", checkoutId);
    if (!(await has(rows.execute()))) unplaced++;
  }
  const writes = known.lines.length + known.photos.length + known.orders.length + known.paid.length;
  return [
    atLeast(`${name}: writes that were acknowledged`, writes, kills),
    exactly(`${name}: of those lost`, lost, 0),
    exactly(`${name}: paid without exactly one order`, unplaced, 0),
    exactly(`${name}: replies with 500`, broken.flat().length, 0),
    atMost(`${name}: slowest to work again`, slowest, SOON_SECONDS, " s"),
  ];
};
