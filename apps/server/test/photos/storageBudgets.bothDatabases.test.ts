// reliability 21: requests of one address fill the disk only so fast.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { storageBudgets } from "../../src/adapters/database/photos/storageBudgets.ts";
import { hashNetwork } from "../../src/http/enforceRateLimit.ts";
import { MAX_BODY_BYTES, RATE_LIMITS } from "../../src/http/limits.ts";
import { MAX_REPLY_BYTES_PER_MINUTE } from "../../src/http/replyMeter.ts";
import { storageLimitOf } from "../../src/http/storageLimitOf.ts";
import {
  GROWTH_WINDOW_MS,
  MAX_GROWTH_BYTES,
  MAX_MASTER_BYTES,
  MAX_TEMP_BYTES,
  maxBytesWithin,
  STORAGE_LIMITS,
} from "../../src/usecases/photos/storageLimits.ts";
import { useTestDatabase } from "../support/useTestShop.ts";
import { startPhotoApp } from "./photoApp.ts";

const testDatabase = useTestDatabase();

test("reliability 21: in ten minutes, within all limits, an address stores at most 2.3 GB", () => {
  const minutes = GROWTH_WINDOW_MS / MINUTE_MS;
  const { createDesignLink, createWallModel } = RATE_LIMITS;
  // Counted together (B15).
  expect(createWallModel).toBe(createDesignLink);
  const growth = {
    photos: maxBytesWithin(STORAGE_LIMITS.photos, GROWTH_WINDOW_MS),
    copies: maxBytesWithin(STORAGE_LIMITS.copies, GROWTH_WINDOW_MS),
    // A change counts as three times its reply, which is about what it writes.
    rows: MAX_REPLY_BYTES_PER_MINUTE * minutes,
    // A new link writes its design, and replies little.
    links: (createDesignLink?.address ?? Number.NaN) * (MAX_BODY_BYTES.createDesignLink ?? Number.NaN),
    temp: MAX_TEMP_BYTES,
  };
  expect(Object.values(growth).reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(MAX_GROWTH_BYTES);
  // The limit is no larger than it says for a stranger, and larger for this machine.
  expect(storageLimitOf("a stranger", "photos")).toEqual(STORAGE_LIMITS.photos);
});

test("reliability 21: 50 photos of 12 megapixels in a few minutes are not limited", () => {
  const [photos, photoBytes, masterBytes, copyBytes] = [50, 5_000_000, 10_000_000, 1_000_000];
  expect(photos * (photoBytes + masterBytes) + MAX_MASTER_BYTES).toBeLessThanOrEqual(
    STORAGE_LIMITS.photos.capacityBytes,
  );
  expect(photos * copyBytes).toBeLessThanOrEqual(STORAGE_LIMITS.copies.capacityBytes);
});

test("reliability 21: no window of any length gets more than its limit, and others are not affected", async () => {
  const limit = { capacityBytes: 1000, bytesPerMinute: 100 };
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ waitMs: fc.nat(5 * MINUTE_MS), bytes: fc.nat(700) }), {
        minLength: 1,
        maxLength: 15,
      }),
      async (requests) => {
        const clock = createFakeClock();
        const budgets = storageBudgets(testDatabase.database, { clock, limitOf: () => limit });
        const sender = `sender ${run++}`;
        const taken: { readonly at: number; readonly bytes: number }[] = [];
        for (const { waitMs, bytes } of requests) {
          clock.advance(waitMs);
          const result = await budgets.reserve(sender, "photos", bytes);
          if (result.kind === "reserved") taken.push({ at: clock.now().getTime(), bytes });
          else {
            clock.advance(result.retryAfterSeconds * 1000);
            expect((await budgets.reserve(sender, "photos", bytes)).kind).toBe("reserved");
            taken.push({ at: clock.now().getTime(), bytes });
          }
        }
        for (const first of taken)
          for (const last of taken.filter(({ at }) => at >= first.at)) {
            const within = taken.filter(({ at }) => at >= first.at && at <= last.at);
            const sum = within.reduce((all, { bytes }) => all + bytes, 0);
            expect(sum).toBeLessThanOrEqual(maxBytesWithin(limit, last.at - first.at) + 1);
          }
        expect((await budgets.reserve(`another ${run}`, "photos", 1000)).kind).toBe("reserved");
      },
    ),
    { numRuns: 20 },
  );
});

test("reliability 21: concurrent requests take no more than the budget, and it is forgotten when it is full again", async () => {
  const clock = createFakeClock();
  const limit = { capacityBytes: 1000, bytesPerMinute: 100 };
  const budgets = storageBudgets(testDatabase.database, { clock, limitOf: () => limit });
  const results = await Promise.all(Array.from({ length: 30 }, () => budgets.reserve("crowd", "copies", 90)));
  expect(results.filter(({ kind }) => kind === "reserved")).toHaveLength(11);
  const exhausted = results.find(({ kind }) => kind === "exhausted");
  expect(exhausted).toMatchObject({ retryAfterSeconds: 48 });
  clock.advance(61 * MINUTE_MS);
  await budgets.removeRefilled();
  expect(
    await testDatabase.database
      .selectFrom("storageBudgets")
      .select("key")
      .where("key", "=", "copies crowd")
      .execute(),
  ).toEqual([]);
});

test("reliability 21: over HTTP an upload beyond the budget gets 429 and Retry-After, and fits after that time", async () => {
  const folder = await mkdtemp(join(tmpdir(), "budget-"));
  const clock = createFakeClock();
  const limit = { capacityBytes: MAX_MASTER_BYTES + 100_000, bytesPerMinute: 60_000 };
  const budgets = storageBudgets(testDatabase.database, { clock, limitOf: () => limit });
  const { app, address, serverErrors } = await startPhotoApp(folder, 0, null, budgets);
  try {
    const image = await sharp({ create: { width: 200, height: 200, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    const send = () => {
      const form = new FormData();
      form.append("file", new Blob([image, Buffer.alloc(40_000)]), "photo.jpg");
      return fetch(`${address}/api/photos`, { method: "POST", body: form });
    };
    const statuses: number[] = [];
    let refused: Response | undefined;
    for (let photos = 0; photos < 4 && !refused; photos++) {
      const reply = await send();
      statuses.push(reply.status);
      if (reply.status === 429) refused = reply;
    }
    expect(statuses).toEqual([201, 201, 429]);
    const seconds = Number(refused?.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({
      error: "TOO_MANY_REQUESTS",
      message: expect.stringContaining("a lot of photos"),
    });
    clock.advance(seconds * 1000);
    expect((await send()).status).toBe(201);
    expect(serverErrors).toEqual([]);
  } finally {
    await app.close();
    await rm(folder, { recursive: true });
  }
});

test("reliability 21: beyond the budget for copies the photo is served, and no copy is stored", async () => {
  const folder = await mkdtemp(join(tmpdir(), "budget-"));
  const clock = createFakeClock();
  const tight = { photos: 2 * MAX_MASTER_BYTES, copies: 10 };
  const limitOf = (_: string, kind: keyof typeof tight) => ({
    capacityBytes: tight[kind],
    bytesPerMinute: 1,
  });
  const budgets = storageBudgets(testDatabase.database, { clock, limitOf });
  await budgets.reserve(hashNetwork("127.0.0.1"), "copies", 10);
  const { app, address, services } = await startPhotoApp(folder, 0, null, budgets);
  try {
    const image = await sharp({ create: { width: 900, height: 600, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.append("file", new Blob([image]), "photo.jpg");
    const sent = await fetch(`${address}/api/photos`, { method: "POST", body: form });
    const { asset_id: assetId } = z.object({ asset_id: z.string() }).parse(await sent.json());
    const reply = await fetch(`${address}/photos/${assetId}.jpg?w=320`);
    expect(reply.status).toBe(200);
    expect((await sharp(await reply.bytes()).metadata()).width).toBe(900);
    expect(await services.photos.read(assetId, "320.jpg")).toBeUndefined();
  } finally {
    await app.close();
    await rm(folder, { recursive: true });
  }
});
