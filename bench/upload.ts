import { execFile } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readOption } from "@storywall/testkit/commandLine.ts";
import { measurePeakMemory, readMemory } from "@storywall/testkit/peakMemory.ts";
import { median, percentile } from "@storywall/testkit/statistics.ts";
import * as z from "zod/mini";
import { startCluster } from "../tools/postgres/cluster.ts";
import { createJsonClient } from "./api/jsonClient.ts";
import { createShopperApi } from "./api/shopperApi.ts";
import { startShop } from "./startShop.ts";
import { makePhotoOfSize } from "./upload/makePhotoOfSize.ts";
import { uploadPhoto } from "./upload/uploadPhoto.ts";

/**
 * Measures how fifty photos of 25 MB, sent at the same time in chunks as browsers send them, affect the memory of one
 * server process and the latency of cart calls; and how soon after its last byte a photo can be used. PostgreSQL and
 * the senders are on the same machine. Memory is read from /proc.
 *
 *   node bench/upload.ts [--uploads 50] [--megabytes 25]
 */
const THRESHOLDS = {
  /** Maximum memory of the server process above idle, in MB. */
  memory: 300,
  /** Maximum ratio of the 99th percentile of cart calls during the uploads to that before them. */
  cartsSlower: 2,
};
/** Number of shoppers who use their carts all the time. */
const SHOPPERS = 2;
const CART_CALLS_BEFORE = 600;
const PHONE_PHOTO_MEGABYTES = 3;
const MEGABYTE = 1e6;

const uploads = Number(readOption("uploads") ?? 50);

type CartCall = { readonly kind: "add" | "read"; readonly startedAtMs: number; readonly durationMs: number };

const SENDER_FILE = new URL("./upload/sendPhotos.ts", import.meta.url).pathname;
const sentPhotos = z.array(z.object({ allBytesAt: z.number(), usableAt: z.number() }));
const sendPhotos = async (origin: string, photo: string, count: number) => {
  const { stdout } = await promisify(execFile)(process.execPath, [SENDER_FILE, origin, photo, String(count)]);
  return z.parse(sentPhotos, JSON.parse(stdout));
};

/** Milliseconds. */
const durationsOf = (calls: readonly CartCall[]): readonly number[] =>
  calls.map(({ durationMs }) => durationMs);
const p99 = (calls: readonly CartCall[]): number => percentile(durationsOf(calls), 99);

const print = (name: string, value: number, limit?: number): void => {
  console.log(
    `${name} ${value < 10 ? value.toFixed(2) : Math.round(value)}${limit ? ` (at most ${limit})` : ""}`,
  );
  if (limit !== undefined && !(value <= limit)) process.exitCode = 1;
};

const folder = await mkdtemp(join(tmpdir(), "storywall-bench-"));
const cluster = await startCluster({ durable: true });
const shop = await startShop(join(folder, "data"), { DATABASE_URL: cluster.url, TRUST_PROXY: "loopback" });
try {
  const origin = shop.url.replace("localhost", "127.0.0.1");
  const [largePhoto, phonePhoto] = [join(folder, "large.jpg"), join(folder, "phone.jpg")];
  await makePhotoOfSize(Number(readOption("megabytes") ?? 25) * MEGABYTE, largePhoto);
  await makePhotoOfSize(PHONE_PHOTO_MEGABYTES * MEGABYTE, phonePhoto);

  const photo = await uploadPhoto(origin, phonePhoto);
  let nextShopperIndex = 0;
  /**
   * Uses carts until `shouldStop` returns true. Returns the calls with their start (ms since the first) and duration
   * (ms).
   */
  const runCartLoad = async (shouldStop: (calls: number) => boolean): Promise<readonly CartCall[]> => {
    // New connections: the server closes those that are idle while the rest is measured.
    const client = createJsonClient(origin, SHOPPERS);
    const shopper = createShopperApi(client, photo);
    const times: CartCall[] = [];
    const start = performance.now();
    const timed = async (kind: CartCall["kind"], call: Promise<unknown>): Promise<void> => {
      const startedAt = performance.now();
      await call;
      times.push({ kind, startedAtMs: startedAt - start, durationMs: performance.now() - startedAt });
    };
    const runShopper = async (): Promise<void> => {
      while (!shouldStop(times.length)) {
        const index = nextShopperIndex++;
        const cart = await shopper.createCart(index);
        for (let line = 0; line < 4; line += 1) {
          await timed("add", shopper.addLine(cart, index));
          await timed("read", shopper.readCart(cart, index));
        }
      }
    };
    await Promise.all(Array.from({ length: SHOPPERS }, runShopper)).finally(client.close);
    return times;
  };

  // Starts the processes that decode before the measurement.
  await sendPhotos(origin, phonePhoto, 2);
  await runCartLoad((calls) => calls >= CART_CALLS_BEFORE / 2);
  const before = await runCartLoad((calls) => calls >= CART_CALLS_BEFORE);
  const smallUploads = [];
  for (let round = 0; round < 5; round += 1) smallUploads.push(...(await sendPhotos(origin, phonePhoto, 1)));
  const largeUpload = await sendPhotos(origin, largePhoto, 1);

  const idle = await readMemory(shop.pid);
  let areAllUsable = false;
  const {
    value: [sent, during],
    peak,
  } = await measurePeakMemory(shop.pid, () => {
    const sending = sendPhotos(origin, largePhoto, uploads).finally(() => {
      areAllUsable = true;
    });
    return Promise.all([sending, runCartLoad(() => areAllUsable)]);
  });

  const readingTimes = (photos: typeof sent) =>
    photos.map(({ allBytesAt, usableAt }) => usableAt - allBytesAt);
  const { size } = await stat(largePhoto);
  const seconds = Math.max(...sent.map(({ allBytesAt }) => allBytesAt)) / 1000;
  const name = `${uploads} photos of ${Math.round(size / MEGABYTE)} MB at once:`;
  print(`${name} MB a second`, (uploads * size) / MEGABYTE / seconds);
  print(
    `${name} memory above idle, MB`,
    idle.own === 0 ? Number.NaN : (peak.own - idle.own) / MEGABYTE,
    THRESHOLDS.memory,
  );
  print(`${name} memory of the processes that decode, MB`, peak.children / MEGABYTE);
  const allBytesReceivedAt = Math.max(...sent.map(({ allBytesAt }) => allBytesAt));
  const callsOfKind = (calls: readonly CartCall[], kind: CartCall["kind"]) =>
    calls.filter((call) => call.kind === kind);
  print("cart calls before, p99 ms", p99(before));
  for (const [phase, calls] of [
    ["while bytes come", during.filter(({ startedAtMs }) => startedAtMs < allBytesReceivedAt)],
    ["while photos are read", during.filter(({ startedAtMs }) => startedAtMs >= allBytesReceivedAt)],
  ] as const) {
    print(`cart calls ${phase}: how many`, calls.length);
    print(`cart calls ${phase}, median ms`, median(durationsOf(calls)));
    print(`cart calls ${phase}, p99 ms`, p99(calls));
  }
  // An add waits for the disk, a read does not.
  for (const kind of ["add", "read"] as const)
    print(
      `cart ${kind}s meanwhile to before, p99`,
      p99(callsOfKind(during, kind)) / p99(callsOfKind(before, kind)),
    );
  print("cart calls meanwhile to before, p99", p99(during) / p99(before), THRESHOLDS.cartsSlower);
  print(`${name} last byte to usable photo, median ms`, median(readingTimes(sent)));
  print(`${name} photos a minute`, (uploads / Math.max(...sent.map(({ usableAt }) => usableAt))) * 60_000);
  print(
    `one photo of ${Math.round(size / MEGABYTE)} MB: last byte to usable photo, ms`,
    median(readingTimes(largeUpload)),
  );
  print(
    `one photo of ${PHONE_PHOTO_MEGABYTES} MB: last byte to usable photo, median ms`,
    median(readingTimes(smallUploads)),
  );
} finally {
  await shop.stop();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
