import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TOPICS } from "../../src/adapters/commerce-shopify/verifyShopifyEvent.ts";

let shopify: FakeShopify;
let folder: string;
beforeAll(async () => {
  shopify = await startFakeShopify();
  folder = mkdtempSync(join(tmpdir(), "storywall-catalogue-"));
});
afterAll(async () => {
  await shopify?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command with only these settings, and returns what it printed. */
const sendCatalogue = async (settings: Readonly<Record<string, string>>) => {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const command = spawn(process.execPath, [join(import.meta.dirname, "../../src/sendCatalogue.ts")], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: join(folder, "data"), ...settings },
  });
  const [output, errors] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, "close"),
  ]);
  return { output, errors, code: command.exitCode };
};

const settings = () => ({
  COMMERCE: "shopify",
  PUBLIC_URL: "https://shop.example",
  ALLOW_TEST_PAYMENTS: "1",
  SHOPIFY_STORE_ZA: shopify.storeDomain,
  SHOPIFY_CLIENT_ID_ZA: shopify.clientId,
  SHOPIFY_CLIENT_SECRET_ZA: shopify.clientSecret,
  SHOPIFY_API_URL: shopify.url,
});

test("R1.7 the command makes products and webhooks, and a second run changes nothing", async () => {
  const first = await sendCatalogue(settings());
  expect(first).toMatchObject({ errors: "", code: 0 });
  expect(first.output).toMatch(/^ZA\.square_trio +1249\.99 {2}gid:\/\/shopify\/ProductVariant\/\d+$/m);
  expect(first.output).toContain("https://shop.example/api/commerce/webhook/shopify");
  const second = await sendCatalogue(settings());
  expect(second).toEqual(first);
  expect(shopify.store.variants.size).toBe(7);
  expect(shopify.store.webhooks).toHaveLength(Object.keys(TOPICS).length);
}, 60_000);

test("R1.7 the command says in a sentence what is wrong, without the secret", async () => {
  const { errors, code } = await sendCatalogue({ ...settings(), SHOPIFY_CLIENT_SECRET_ZA: "shpss_wrong" });
  expect(code).toBe(1);
  expect(errors).toContain("Shopify gave no access token for the app");
  expect(errors).not.toContain("shpss_wrong");
  expect((await sendCatalogue({})).errors).toContain("COMMERCE is not shopify.");
}, 60_000);
