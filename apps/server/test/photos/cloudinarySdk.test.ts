import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CLOUDINARY_KEYS,
  type FakeCloudinary,
  startFakeCloudinary,
} from "@storywall/testkit/providers/cloudinary/fakeCloudinary.ts";
import type { v2 } from "cloudinary";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { cloudinaryDelivery } from "../../src/adapters/photos-cloudinary/cloudinaryDelivery.ts";
import { cloudinaryFiles } from "../../src/adapters/photos-cloudinary/cloudinaryFiles.ts";
import { deliveryUrl } from "../../src/adapters/photos-cloudinary/deliveryUrl.ts";
import { signedFields } from "../../src/adapters/photos-cloudinary/signedFields.ts";

// Our own signing and the fake are both compared with Cloudinary's official library.
const SETTINGS = { cloudName: "storywall", apiKey: "1234", apiSecret: "aB_c-d" };
const ASSET_ID = "Zm9v_LWJhcg-0123456789";

let sdk: typeof v2;
let cloudinary: FakeCloudinary;
let folder = "";
beforeAll(async () => {
  cloudinary = await startFakeCloudinary();
  const { apiKey, apiSecret, cloudName } = CLOUDINARY_KEYS;
  // It decides between http and https when it is loaded, by the environment.
  vi.stubEnv(
    "CLOUDINARY_URL",
    `cloudinary://${apiKey}:${apiSecret}@${cloudName}?upload_prefix=${cloudinary.url}`,
  );
  sdk = (await import("cloudinary")).v2;
  sdk.config({ signature_algorithm: "sha256" });
  folder = await mkdtemp(join(tmpdir(), "cloudinary-sdk-"));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await cloudinary.close();
  await rm(folder, { recursive: true });
});

test.each([
  [{ public_id: `photos/${ASSET_ID}/320.avif`, type: "authenticated", overwrite: "true" }],
  [{ public_id: `photos/${ASSET_ID}`, type: "authenticated", invalidate: "true" }],
  [{ public_id: "ready", type: "authenticated" }],
])("the official library signs the request %o as we do", (fields) => {
  const now = new Date("2026-11-23T10:00:00Z");
  const { signature, api_key: _, ...signed } = signedFields(fields, SETTINGS, now);
  expect(sdk.utils.api_sign_request(signed, SETTINGS.apiSecret)).toBe(signature);
});

test.each([
  ["the shared host", "https://res.cloudinary.com/storywall", {}],
  ["a private host", "https://storywall-res.cloudinary.com", { private_cdn: true }],
  ["a host of the shop", "https://photos.example/storywall", { secure_distribution: "photos.example" }],
])("the official library makes the same delivery address on %s", (_, origin, change) => {
  for (const width of [320, 640, 1280, 2048] as const) {
    const expected = sdk.url(`photos/${ASSET_ID}`, {
      ...{ cloud_name: SETTINGS.cloudName, api_secret: SETTINGS.apiSecret, ...change },
      ...{ type: "authenticated", sign_url: true, long_url_signature: true, secure: true, analytics: false },
      ...{ width, crop: "limit", fetch_format: "auto", quality: "auto" },
    });
    expect(deliveryUrl({ origin, apiSecret: SETTINGS.apiSecret }, `photos/${ASSET_ID}`, width)).toBe(
      expected,
    );
  }
});

test("what the official library stores is read, delivered and deleted by us, and the other way round", async () => {
  const settings = {
    apiUrl: cloudinary.url,
    deliveryUrl: `${cloudinary.url}/${CLOUDINARY_KEYS.cloudName}`,
    ...CLOUDINARY_KEYS,
  };
  const [files, delivery] = [cloudinaryFiles(settings), cloudinaryDelivery(settings)];
  const path = join(folder, "photo");
  await writeFile(path, "a photo");

  const named = { type: "authenticated", public_id: "photos/koi" };
  const uploaded = await sdk.uploader.upload(path, { ...named, resource_type: "image" });
  expect(uploaded).toMatchObject({ public_id: "photos/koi", bytes: 7 });
  expect(await delivery.has("koi")).toBe(true);
  expect(await (await fetch(delivery.urlOf("koi", 640))).text()).toBe("a photo");
  await delivery.remove("koi");
  expect(cloudinary.images.size).toBe(0);

  await files.put("photos/owl/master.jpg", path);
  const destroyed: unknown = await sdk.uploader.destroy("photos/owl/master.jpg", {
    type: "authenticated",
    resource_type: "raw",
    invalidate: true,
  });
  expect(destroyed).toMatchObject({ result: "ok" });
  expect(await files.sizeOf("photos/owl/master.jpg")).toBeUndefined();
});
