import { setTimeout as wait } from "node:timers/promises";
import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { aLine, TRIO_BASE } from "@storywall/testkit/builders.ts";
import sharp from "sharp";
import { expectOk } from "../../support/testShop.ts";
import { sendPhoto } from "../harness/photoFile.ts";
import { randomIpAddress } from "../harness/randomIpAddress.ts";
import { type ShopProcesses, webOriginsOf } from "../harness/shopProcesses.ts";

/** A person looks and thinks between two steps. */
const PAUSE_MS = 1_000;

export type ShoppersReport = {
  readonly callsMs: readonly number[];
  readonly healthMs: readonly number[];
  /** From the first byte of a photo of two megapixels until the shop has it. */
  readonly photosMs: readonly number[];
  /** From the request of a wall's preview to its last byte. */
  readonly previewsMs: readonly number[];
  /** Requests that failed, by what they were. */
  readonly failures: readonly string[];
};

/** A JPEG of two megapixels that differs for each number. */
const aPhonePhoto = async (shade: number) => {
  const background = { r: shade % 256, g: (shade >> 8) % 256, b: (shade * 7) % 256 };
  const image = sharp({ create: { width: 1600, height: 1200, channels: 3, background } });
  return { bytes: new Uint8Array(await image.jpeg().toBuffer()), sha256: "" };
};

/**
 * Lets so many shoppers upload a photo, fill a cart, look at it and check out, each visit from another address, until
 * the time is over. Returns how long each request took.
 */
export const runOrdinaryShoppers = async (
  shop: ShopProcesses,
  { shoppers, seconds }: { readonly shoppers: number; readonly seconds: number },
): Promise<ShoppersReport> => {
  const until = performance.now() + seconds * 1000;
  const [origin = ""] = webOriginsOf(shop.cluster);
  const callsMs: number[] = [];
  const healthMs: number[] = [];
  const photosMs: number[] = [];
  const previewsMs: number[] = [];
  const failures: string[] = [];

  const measure = async <Value>(times: number[], work: () => Promise<Value>): Promise<Value> => {
    const began = performance.now();
    const value = await work();
    times.push(performance.now() - began);
    return value;
  };
  const get = async (times: number[], path: string) => {
    const status = await measure(times, async () => {
      const reply = await fetch(`${origin}${path}`, { headers: { "x-forwarded-for": randomIpAddress() } });
      await reply.arrayBuffer();
      return reply.status;
    });
    if (status !== 200) failures.push(`GET ${path.replace(/[\w-]{20,}/, ":key")}: ${status}`);
  };
  let shade = Math.floor(Math.random() * 60_000);
  const uploadPhoto = async () => {
    const file = await aPhonePhoto(shade++);
    const photo = await measure(photosMs, () => sendPhoto(origin, file));
    if (!photo) throw new Error("The shop did not store a photo.");
    return { handle: photo.asset_id, url: photo.url };
  };

  const visit = async () => {
    const anna = shop.shopper({ uploadPhoto });
    try {
      const cart = await anna.fillCart();
      for (let line = 0; line < 3 && performance.now() < until; line++) {
        await wait(PAUSE_MS);
        const { lineItems } = await anna.addLine(cart._id, aLine({ base: TRIO_BASE, photoId: "photo_1" }));
        await expectOk(anna.call(getCartInfo, { query: { cartId: cart._id } }));
        await get(previewsMs, `${lineItems[0]?.previewUrl}?w=320`);
      }
      await anna.checkOut(cart);
    } finally {
      callsMs.push(...anna.durationsMs);
      failures.push(...anna.serverErrorCounts.keys());
      failures.push(...Array.from({ length: anna.countUnreachable() }, () => "no reply"));
    }
  };
  const shopUntilOver = async (_: unknown, index: number) => {
    await wait((index / shoppers) * 4 * PAUSE_MS);
    while (performance.now() < until) await visit().catch((error) => failures.push(String(error)));
  };
  const checkHealth = async () => {
    while (performance.now() < until) {
      await get(healthMs, "/healthz");
      await wait(PAUSE_MS / 4);
    }
  };
  await Promise.all([...Array.from({ length: shoppers }, shopUntilOver), checkHealth()]);
  return { callsMs, healthMs, photosMs, previewsMs, failures };
};
