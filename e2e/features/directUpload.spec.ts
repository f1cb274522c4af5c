import { readFileSync } from "node:fs";
import type { Request } from "@playwright/test";
import { type FakeS3, S3_KEYS, startFakeS3 } from "@storywall/testkit/providers/s3/fakeS3.ts";
import sharp from "sharp";
import { TWELVE_PHOTOS } from "../support/makePhotos.ts";
import { expect, test as shopTest } from "../support/test.ts";
import { TestServer } from "../support/testServer.ts";
import { useForFile } from "../support/useForFile.ts";

type BucketShop = { readonly s3: FakeS3; readonly server: TestServer };

/** A shop that stores photos in a bucket, to which browsers upload directly. */
const getCloud = useForFile<BucketShop>(shopTest, async () => {
  const origins: string[] = [];
  const s3 = await startFakeS3({ buckets: ["walls"], origins });
  const server = await TestServer.start({
    PHOTO_STORE: "s3",
    PHOTO_UPLOADS: "direct",
    S3_ENDPOINT: s3.url,
    S3_BUCKET: "walls",
    S3_REGION: S3_KEYS.region,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  });
  origins.push(`http://za.localhost:${server.port}`);
  const close = async () => {
    await server.stop();
    await s3.close();
  };
  return { value: { s3, server }, close };
});

const test = shopTest.extend<{ readonly cloud: BucketShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
  cloud: async ({}, use) => use(await getCloud()),
  baseURL: async ({ cloud, site }, use) => use(`http://${site.toLowerCase()}.localhost:${cloud.server.port}`),
});

const INCOMING_PATH = /\/walls\/incoming\//;
/** Returns the number of the part that a request uploads. */
const partNumberOf = (request: Request): number =>
  Number(new URL(request.url()).searchParams.get("partNumber"));
/** Checks that the bucket holds the file as an original, byte for byte. */
const isOriginalStored = (s3: FakeS3, path: string) => {
  const bytes = readFileSync(path);
  return [...s3.objects].some(([name, object]) => name.endsWith("/original") && object.bytes.equals(bytes));
};

test("B4 a photo is uploaded directly to the bucket, and a reload repeats only the pending part", async ({
  shop,
  wall,
  page,
  cloud: { s3 },
}, testInfo) => {
  // Uncompressed, so that it has three parts.
  const large = testInfo.outputPath("large.png");
  await sharp(TWELVE_PHOTOS[0]).png({ compressionLevel: 0 }).toFile(large);
  const uploadedParts: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT" && INCOMING_PATH.test(request.url()))
      uploadedParts.push(partNumberOf(request));
  });
  const secondPartRequested = Promise.withResolvers<void>();
  let isHeldBack = true;
  await page.route(INCOMING_PATH, async (route) => {
    if (isHeldBack && partNumberOf(route.request()) === 2) secondPartRequested.resolve();
    else await route.continue();
  });
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos([large]);
  await secondPartRequested.promise;
  // The route stays: if it were removed during a request, the browser might leave that request without an answer.
  isHeldBack = false;
  await shop.reload();
  // The tile is restored a moment before the upload continues.
  await expect.poll(() => uploadedParts).toEqual([1, 2, 2, 3]);
  await wall.expectAllUploaded();
  await expect(wall.tile(1)).toHaveAccessibleName(/large\.png, sharp$/);
  expect(isOriginalStored(s3, large)).toBe(true);
  expect([...s3.objects.keys()].filter((name) => name.includes("incoming"))).toEqual([]);
});

test("B4 a photo is uploaded through the server when the network blocks the bucket", async ({
  shop,
  wall,
  page,
  pageErrors,
  cloud: { s3 },
}) => {
  pageErrors.allow(/incoming/);
  await page.route(INCOMING_PATH, (route) => route.abort());
  const [, photo = ""] = TWELVE_PHOTOS;
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos([photo]);
  await wall.expectAllUploaded();
  await expect(wall.tile(1)).toHaveAccessibleName(/photo-02\.jpg, sharp$/);
  expect(isOriginalStored(s3, photo)).toBe(true);
});
