import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { measurePeakMemory } from "@storywall/testkit/peakMemory.ts";
import { percentile } from "@storywall/testkit/statistics.ts";
import { createUpload, sendPatch } from "../photos/tusRequests.ts";
import { expectOk } from "../support/testShop.ts";
import type { BadPhoto } from "./harness/badPhotos.ts";
import { isAlive } from "./harness/isAlive.ts";
import { aPhotoFile, sendPhoto } from "./harness/photoFile.ts";
import { forProfile } from "./harness/runProfile.ts";
import { type ShopProcesses, webOriginsOf } from "./harness/shopProcesses.ts";
import { atLeast, atMost, exactly, type ThresholdResult } from "./harness/thresholds.ts";

const CONCURRENCY = 4;
const MEGABYTE = 1_000_000;

/**
 * Limits above idle of the web process and of each decoding child (`imagesSharp` kills one above 1.5 GB within 0.1 s).
 */
const MAX_MEMORY_MB = { own: 150, child: 1_700 };
/** The short run allows more, since other tests share its machine. */
const MAX_CART_P99_MS = forProfile({ short: 5_000, long: 500 });
const MAX_GOOD_PHOTO_MS = 20_000;

/** Sends a file by tus or as a form, and returns the reply: 201, or an error. */
const sendFile = async (
  origin: string,
  bytes: Uint8Array<ArrayBuffer>,
  byTus: boolean,
): Promise<Response> => {
  if (!byTus) {
    const form = new FormData();
    form.append("file", new Blob([bytes]), "photo.jpg");
    return fetch(`${origin}/api/photos`, { method: "POST", body: form });
  }
  const upload = await createUpload(origin, bytes.length);
  if (bytes.length > 0) await sendPatch(upload, 0, bytes);
  return fetch(upload);
};

const EXPECTED_STATUSES = new Set([200, 201, 413, 415, 422]);

/** Returns null when the shop accepted the file or rejected it with a message. */
const unexpectedReply = async (
  origin: string,
  { name, bytes }: BadPhoto,
  byTus: boolean,
): Promise<string | null> => {
  try {
    const reply = await sendFile(origin, new Uint8Array(await bytes()), byTus);
    const message: unknown = Reflect.get(Object(await reply.json()), "message");
    const isExpected = EXPECTED_STATUSES.has(reply.status) && (reply.ok || typeof message === "string");
    return isExpected ? null : `${name}: ${reply.status} ${message}`;
  } catch (error) {
    return `${name}: ${error}`;
  }
};

/** Sends files that are no photos or hard to decode, four at a time, while a shopper fills carts. */
export const runBadPhotos = async (
  shop: ShopProcesses,
  files: readonly BadPhoto[],
): Promise<readonly ThresholdResult[]> => {
  const [origin = ""] = webOriginsOf(shop.cluster);
  const pids = shop.cluster.running().map(({ pid }) => pid);
  const { pid } = shop.cluster.process("web1");
  const photo = await sendPhoto(origin, await aPhotoFile(0));
  if (!photo) throw new Error("The shop rejected a good photo.");
  const uploadPhoto = async () => ({ handle: photo.asset_id, url: photo.url });

  const unexpectedReplies: string[] = [];
  let next = 0;
  const sendAll = async () => {
    for (let index = next++; index < files.length; index = next++) {
      const file = files[index];
      const fault = file && (await unexpectedReply(origin, file, index % 2 === 0));
      if (fault) unexpectedReplies.push(fault);
    }
  };
  let isOver = false;
  const buyers: ReturnType<typeof shop.shopper>[] = [];
  const useCarts = async () => {
    while (!isOver) {
      // A new shopper each time, since changes of one cart are limited.
      const anna = shop.shopper({ uploadPhoto });
      buyers.push(anna);
      const cart = await anna.fillCart();
      for (let line = 0; line < 5 && !isOver; line += 1) {
        await anna.addLine(cart._id);
        await expectOk(anna.call(getCartInfo, { query: { cartId: cart._id } }));
      }
    }
  };

  const idle = await measurePeakMemory(pid, () => shop.shopper({ uploadPhoto }).fillCart());
  const { peak } = await measurePeakMemory(pid, async () => {
    const using = useCarts();
    await Promise.all(Array.from({ length: CONCURRENCY }, sendAll)).finally(() => {
      isOver = true;
    });
    await using;
  });

  const times = buyers.flatMap((buyer) => buyer.durationsMs);
  const failed = buyers.flatMap(({ internalErrors, countUnreachable }) => [
    ...internalErrors,
    ...Array(countUnreachable()).fill(""),
  ]);
  const began = performance.now();
  const good = await sendPhoto(origin, await aPhotoFile(files.length));
  const name = `${files.length} bad photos, ${CONCURRENCY} at a time`;
  return [
    exactly(
      `${name}: without a message for the shopper${unexpectedReplies.map((fault) => `\n      ${fault}`).join("")}`,
      unexpectedReplies.length,
      0,
    ),
    exactly(`${name}: processes that ended`, pids.filter((one) => !isAlive(one)).length, 0),
    exactly(`${name}: cart calls that failed`, failed.length, 0),
    atLeast(`${name}: cart calls`, times.length, 20),
    atMost(`${name}: 99th percentile of cart calls`, percentile(times, 99), MAX_CART_P99_MS, " ms"),
    atMost(`${name}: memory above idle`, (peak.own - idle.peak.own) / MEGABYTE, MAX_MEMORY_MB.own, " MB"),
    atMost(`${name}: memory of a decoding process`, peak.largestChild / MEGABYTE, MAX_MEMORY_MB.child, " MB"),
    exactly(`${name}: good photos accepted afterwards`, good ? 1 : 0, 1),
    atMost(`${name}: time of that photo`, performance.now() - began, MAX_GOOD_PHOTO_MS, " ms"),
  ];
};
