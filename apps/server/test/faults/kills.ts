import { setTimeout as wait } from "node:timers/promises";
import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { getData } from "@storywall/contract/calls/orders/getData.ts";
import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { aLine, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { expectOk } from "../support/testShop.ts";
import { advanceTime } from "./harness/advanceTime.ts";
import { aPhotoFile, sendPhoto } from "./harness/photoFile.ts";
import { forProfile } from "./harness/runProfile.ts";
import { type ShopProcesses, webOriginsOf } from "./harness/shopProcesses.ts";
import { atLeast, atMost, exactly, type ThresholdResult } from "./harness/thresholds.ts";

const MAX_RECOVERY_SECONDS = forProfile({ short: 30, long: 10 });

/** What the shop has acknowledged: it must have it after every kill. */
type Acknowledged = {
  readonly lines: { readonly cartId: string; readonly uuid: string }[];
  readonly photos: { readonly assetId: string; readonly sha256: string }[];
  readonly orders: { readonly orderId: string; readonly checkoutId: string; readonly total: number }[];
  /** Ids of checkouts whose payment the provider has confirmed. */
  readonly paid: string[];
};

/** Lets shoppers buy one after the other, each with a photo, a cart and a payment, and records every reply. */
const buyUntil = async (
  shop: ShopProcesses,
  isOver: () => boolean,
  acknowledged: Acknowledged,
  payElsewhere: ((intent: PaymentIntent) => void) | undefined,
) => {
  const internalErrors: string[] = [];
  const uploadPhoto = async (): Promise<{ readonly handle: string; readonly url: string }> => {
    for (;;) {
      const photo = await aPhotoFile(Math.floor(Math.random() * 2 ** 24));
      const sent = await sendPhoto(webOriginsOf(shop.cluster)[0] ?? "", photo);
      if (!sent) await wait(50);
      else {
        acknowledged.photos.push({ assetId: sent.asset_id, sha256: photo.sha256 });
        return { handle: sent.asset_id, url: sent.url };
      }
    }
  };
  for (let number = 0; !isOver(); number++) {
    const anna = shop.shopper({ timeoutMs: 120_000, uploadPhoto });
    const cart = await anna.fillCart();
    for (const line of [aLine({ base: TRIO_BASE, photoId: "photo_1" }), aLine({ photoId: "photo_1" })]) {
      await expectOk(anna.call(addCartItem, { body: { cartId: cart._id, lineItem: line } }));
      acknowledged.lines.push({ cartId: cart._id, uuid: line.uuid });
    }
    const { checkoutId } = await anna.checkOut(cart);
    const intent = await anna.beginPaying(await anna.checkOut(cart));
    if (payElsewhere) payElsewhere(intent);
    else await expectOk(anna.pay(intent));
    acknowledged.paid.push(checkoutId);
    // Some browsers do not return after the payment.
    if (number % 3) {
      const { orderId, total } = await expectOk(anna.complete(checkoutId, intent.id));
      acknowledged.orders.push({ orderId, checkoutId, total });
      await expectOk(anna.call(getData, { params: { id: orderId } }));
    }
    internalErrors.push(...anna.internalErrors);
  }
  return internalErrors;
};

/** Kills repeatedly while shoppers buy, then checks that everything acknowledged is stored. */
export const runKills = async (
  shop: ShopProcesses,
  {
    name,
    kills,
    buyers,
    killNext,
    payElsewhere,
    settle = () => advanceTime(shop.database),
  }: {
    readonly name: string;
    readonly kills: number;
    readonly buyers: number;
    /** Kills something and restarts it. Returns the seconds until it works again. */
    readonly killNext: (index: number) => Promise<number>;
    /** Pays at a provider outside of the shop. Absent: by the built-in test provider. */
    readonly payElsewhere?: (intent: PaymentIntent) => void;
    /** Finishes what is due some minutes later. */
    readonly settle?: () => Promise<void>;
  },
): Promise<readonly ThresholdResult[]> => {
  const acknowledged: Acknowledged = { lines: [], photos: [], orders: [], paid: [] };
  let isOver = false;
  const buying = Promise.all(
    Array.from({ length: buyers }, () => buyUntil(shop, () => isOver, acknowledged, payElsewhere)),
  );
  let slowest = 0;
  const killing = (async () => {
    for (let index = 0; index < kills; index++) {
      // At a random moment.
      await wait(100 + Math.random() * 600);
      slowest = Math.max(slowest, await killNext(index));
    }
  })().finally(() => {
    isOver = true;
  });
  const [internalErrors] = await Promise.all([buying, killing]);
  await settle();

  const hasOneRow = async (rows: Promise<readonly unknown[]>): Promise<boolean> => (await rows).length === 1;
  let lost = 0;
  const { database } = shop;
  for (const { cartId, uuid } of acknowledged.lines) {
    const rows = database.selectFrom("cartLines").select("id").where("cartId", "=", cartId);
    if (!(await hasOneRow(rows.where("uuid", "=", uuid).execute()))) lost++;
  }
  for (const { assetId, sha256 } of acknowledged.photos) {
    const rows = database.selectFrom("photos").select("assetId").where("assetId", "=", assetId);
    if (!(await hasOneRow(rows.where("sha256", "=", sha256).execute()))) lost++;
  }
  for (const { orderId, checkoutId, total } of acknowledged.orders) {
    const rows = database.selectFrom("orders").select("id").where("id", "=", orderId);
    const same = rows.where("checkoutId", "=", checkoutId).where("total", "=", minor(total));
    if (!(await hasOneRow(same.execute()))) lost++;
  }
  let paidWithoutOrder = 0;
  for (const checkoutId of acknowledged.paid) {
    const rows = database.selectFrom("orders").select("id").where("checkoutId", "=", checkoutId);
    if (!(await hasOneRow(rows.execute()))) paidWithoutOrder++;
  }
  const writes =
    acknowledged.lines.length +
    acknowledged.photos.length +
    acknowledged.orders.length +
    acknowledged.paid.length;
  return [
    atLeast(`${name}: acknowledged writes`, writes, kills),
    exactly(`${name}: lost writes`, lost, 0),
    exactly(`${name}: paid without exactly one order`, paidWithoutOrder, 0),
    exactly(`${name}: replies with 500`, internalErrors.flat().length, 0),
    atMost(`${name}: slowest recovery`, slowest, MAX_RECOVERY_SECONDS, " s"),
  ];
};
