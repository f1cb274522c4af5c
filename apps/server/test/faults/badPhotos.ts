import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { created, patch } from "../photos/tusRequests.ts";
import { ok } from "../support/testShop.ts";
import type { BadPhoto } from "./harness/badPhotos.ts";
import { atLeast, atMost, type Bar, exactly } from "./harness/bars.ts";
import { isAlive } from "./harness/isAlive.ts";
import { watchMemory } from "./harness/memory.ts";
import { aPhotoFile, sendPhoto } from "./harness/photoFile.ts";
import { type ShopProcesses, websOf } from "./harness/shopProcesses.ts";
import { sized } from "./harness/size.ts";

const AT_ONCE = 4;
const MB = 1_000_000;

/** Of the process that takes shoppers; of each that decodes for it (`imagesSharp` ends one beyond 1.5 GB within 0.1 s). */
const MOST_MB = { own: 150, child: 1_700 };
/** A short run shares its machine with other tests. */
const CART_P99_MS = sized({ short: 5_000, long: 500 });
const GOOD_PHOTO_MS = 20_000;

/** What the shop says to a file: 201, or a refusal. */
const answerTo = async (
  origin: string,
  bytes: Uint8Array<ArrayBuffer>,
  byTus: boolean,
): Promise<Response> => {
  if (!byTus) {
    const form = new FormData();
    form.append("file", new Blob([bytes]), "photo.jpg");
    return fetch(`${origin}/api/photos`, { method: "POST", body: form });
  }
  const upload = await created(origin, bytes.length);
  if (bytes.length > 0) await patch(upload, 0, bytes);
  return fetch(upload);
};

const EXPECTED = new Set([200, 201, 413, 415, 422]);

/** Null when the shop took the file or said in a sentence why not. */
const faultOf = async (origin: string, { name, bytes }: BadPhoto, byTus: boolean): Promise<string | null> => {
  try {
    const reply = await answerTo(origin, new Uint8Array(await bytes()), byTus);
    const said: unknown = Reflect.get(Object(await reply.json()), "message");
    const isWell = EXPECTED.has(reply.status) && (reply.ok || typeof said === "string");
    return isWell ? null : `${name}: ${reply.status} ${said}`;
  } catch (error) {
    return `${name}: ${error}`;
  }
};

const percentile99 = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
};

/** Files that are no photos, or hard to read, four at a time, while somebody fills a cart. */
export const badPhotoRun = async (
  shop: ShopProcesses,
  files: readonly BadPhoto[],
): Promise<readonly Bar[]> => {
  const [origin = ""] = websOf(shop.cluster);
  const pids = shop.cluster.running().map(({ pid }) => pid);
  const { pid } = shop.cluster.process("web1");
  const photo = await sendPhoto(origin, await aPhotoFile(0));
  if (!photo) throw new Error("a good photo was not taken");
  const uploadPhoto = async () => ({ handle: photo.asset_id, url: photo.url });

  const faults: string[] = [];
  let next = 0;
  const sendAll = async () => {
    for (let index = next++; index < files.length; index = next++) {
      const file = files[index];
      const fault = file && (await faultOf(origin, file, index % 2 === 0));
      if (fault) faults.push(fault);
    }
  };
  let isOver = false;
  const buyers: ReturnType<typeof shop.shopper>[] = [];
  const useCarts = async () => {
    while (!isOver) {
      // Each has a limit on changes of their cart.
      const anna = shop.shopper({ uploadPhoto });
      buyers.push(anna);
      const cart = await anna.fillCart();
      for (let line = 0; line < 5 && !isOver; line += 1) {
        await anna.addLine(cart._id);
        await ok(anna.call(getCartInfo, { query: { cartId: cart._id } }));
      }
    }
  };

  const idle = await watchMemory(pid, () => shop.shopper({ uploadPhoto }).fillCart());
  const { seen } = await watchMemory(pid, async () => {
    const using = useCarts();
    await Promise.all(Array.from({ length: AT_ONCE }, sendAll)).finally(() => {
      isOver = true;
    });
    await using;
  });

  const times = buyers.flatMap((buyer) => buyer.times);
  const failed = buyers.flatMap(({ broken, unanswered }) => [...broken, ...Array(unanswered()).fill("")]);
  const began = performance.now();
  const good = await sendPhoto(origin, await aPhotoFile(files.length));
  const name = `${files.length} bad photos, ${AT_ONCE} at a time`;
  return [
    exactly(
      `${name}: without a sentence for the shopper${faults.map((fault) => `\n      ${fault}`).join("")}`,
      faults.length,
      0,
    ),
    exactly(`${name}: processes that ended`, pids.filter((one) => !isAlive(one)).length, 0),
    exactly(`${name}: cart calls that failed`, failed.length, 0),
    atLeast(`${name}: cart calls meanwhile`, times.length, 20),
    atMost(`${name}: cart calls' p99`, percentile99(times), CART_P99_MS, " ms"),
    atMost(`${name}: memory above idle`, (seen.own - idle.seen.own) / MB, MOST_MB.own, " MB"),
    atMost(`${name}: memory of a process that decodes`, seen.child / MB, MOST_MB.child, " MB"),
    exactly(`${name}: a good photo after all comes in`, good ? 1 : 0, 1),
    atMost(`${name}: and takes`, performance.now() - began, GOOD_PHOTO_MS, " ms"),
  ];
};
