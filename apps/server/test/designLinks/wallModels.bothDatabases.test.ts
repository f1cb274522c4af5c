import { createWallModel } from "@storywall/contract/calls/links/createWallModel.ts";
import { toWireDesign } from "@storywall/contract/designWire.ts";
import { aDesign, GRID_BASE } from "@storywall/testkit/builders.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLinkCreator } from "../support/linkCreator.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk, openTestShop, type TestShop } from "../support/testShop.ts";
import { useTestDatabase } from "../support/useTestShop.ts";

const testDatabase = useTestDatabase();
let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop(testDatabase.database);
});
afterEach(async () => {
  expect(shop.serverErrors).toEqual([]);
  await shop.close();
});

const wall = toWireDesign(aDesign(GRID_BASE, "photo_1"));
const create = (userId: string) => shop.call(createWallModel, { body: { userId, wall, site: "ZA" } });

test("B15 a visitor gets two addresses of their wall, whose key cannot be guessed", async () => {
  const { userId } = await createLinkCreator(shop);
  const { glbUrl, usdzUrl } = await expectOk(create(userId));
  const [, key = ""] = /^\/previews\/([\w-]{32})\.glb$/.exec(glbUrl) ?? [];
  expect(usdzUrl).toBe(`/previews/${key}.usdz`);
  const design = await shop.shop.repositories.previews.find(key);
  expect(design?.tiles.map(({ photoId }) => photoId)).toEqual(Array(4).fill("photo_1"));
  // The same wall with a photo of the same name and another visitor's bytes is another model.
  const other = await createLinkCreator(shop);
  expect((await expectOk(create(other.userId))).glbUrl).not.toBe(glbUrl);
});

test("B15 nobody gets a model with a photo that is not theirs", async () => {
  await createLinkCreator(shop);
  const stranger = await shopper(shop, "ZA").visit();
  expect(await expectErrorCode(create(stranger))).toBe("PHOTO_UNKNOWN");
});
