// reliability 21: what counts is what the shop stores of a photo, not what was sent.

import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { VISITOR_COOKIE } from "@storywall/contract/pages.ts";
import type { Photo } from "@storywall/contract/schemas/photo.ts";
import { MAX_PHOTO_BYTES_PER_VISITOR } from "@storywall/domain/photos/photoLimits.ts";
import { PHOTO_WIDTHS } from "@storywall/domain/photos/photoWidths.ts";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { smallWebpWithLargeMaster } from "../../src/adapters/images-sharp/test/smallWebpWithLargeMaster.ts";
import { createPhotoForm, expectPhoto, sendPhotoForm } from "./photoForms.ts";
import { type RunningShop, startRunningShop } from "./runningShop.ts";

describe("stored bytes", () => {
  let shop: RunningShop;
  let database: Client;
  beforeAll(async () => {
    shop = await startRunningShop();
    database = new Client({ connectionString: shop.databaseUrl });
    await database.connect();
  }, 60_000);
  afterAll(async () => {
    await database?.end();
    await shop?.stop();
  });

  const createVisitor = async (): Promise<string> => {
    const created = await shop.send("/api/misc/create_user", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    return JSON.parse(created.body)._id;
  };
  const send = (bytes: Uint8Array, visitorId: string) =>
    sendPhotoForm(shop, createPhotoForm(bytes, "photo.webp"), { cookie: `${VISITOR_COOKIE}=${visitorId}` });

  const folderOf = ({ asset_id }: Photo) => join(shop.folder, "photos/by-id", asset_id.slice(0, 2), asset_id);
  const filesOf = async (photo: Photo): Promise<Readonly<Record<string, number>>> => {
    const names = await readdir(folderOf(photo));
    const sizes = names.map(async (name) => [name, (await stat(join(folderOf(photo), name))).size] as const);
    return Object.fromEntries(await Promise.all(sizes));
  };
  const bytesOnDisk = async (photo: Photo) =>
    Object.values(await filesOf(photo)).reduce((sum, bytes) => sum + bytes, 0);
  const countedBytes = async ({ asset_id }: Photo): Promise<number> => {
    const { rows } = await database.query("select stored_bytes from photos where asset_id = $1", [asset_id]);
    return Number(rows[0].stored_bytes);
  };

  test("reliability 21: a photo counts as its original, its master and each copy take on disk", async () => {
    const photo = await expectPhoto(
      await send(await smallWebpWithLargeMaster(1_500, 1_000, 8), await createVisitor()),
    );
    const files = await filesOf(photo);
    expect(Object.keys(files).toSorted()).toEqual(["master.jpg", "original"]);
    expect(files["master.jpg"]).toBeGreaterThan(20 * (files.original ?? 0));
    expect(await countedBytes(photo)).toBe(await bytesOnDisk(photo));

    for (const width of PHOTO_WIDTHS)
      for (const accept of ["image/avif", "image/webp", "image/jpeg"])
        await shop.send(`${new URL(photo.url).pathname}?w=${width}`, { headers: { accept } });
    expect(Object.keys(await filesOf(photo)).length).toBeGreaterThan(2 + 2 * PHOTO_WIDTHS.length);
    expect(await countedBytes(photo)).toBe(await bytesOnDisk(photo));
  });

  test("reliability 21: a small file whose master exceeds the visitor's quota is refused and leaves nothing", async () => {
    const visitorId = await createVisitor();
    const stored = await expectPhoto(await send(await smallWebpWithLargeMaster(400, 300, 8), visitorId));
    const left = 1_000_000;
    await database.query("update photos set stored_bytes = $2 where asset_id = $1", [
      stored.asset_id,
      MAX_PHOTO_BYTES_PER_VISITOR - left,
    ]);
    const before = await readdir(join(shop.folder, "photos"), { recursive: true });
    const webp = await smallWebpWithLargeMaster(1_500, 1_000, 8);
    expect(webp.length).toBeLessThan(left / 10);
    const refused = await send(webp, visitorId);
    expect([refused.status, await refused.json()]).toEqual([
      422,
      expect.objectContaining({ error: "PHOTO_QUOTA_REACHED" }),
    ]);
    expect(await readdir(join(shop.folder, "photos"), { recursive: true })).toEqual(before);
    // Another visitor at the same address still has quota.
    await expectPhoto(await send(webp, await createVisitor()));
  });
});
