import { STUDIO_ART, STUDIO_ART_SETS } from "@storywall/domain/art/studioArt.ts";
import { expect, test } from "vitest";
import { seedArt } from "../../src/usecases/art/seedArt.ts";
import { useTestShop } from "../support/useTestShop.ts";

const { art, start } = (() => {
  const shop = useTestShop();
  return {
    art: () => shop.shop.repositories.art,
    start: () => seedArt(shop.shop, STUDIO_ART, STUDIO_ART_SETS),
  };
})();
const setNames = async () => (await art().listSets()).map(({ name }) => name).toSorted();

test("R2.13 a new shop has twenty-four pictures and six sets of them, once however often it starts", async () => {
  await Promise.all([start(), start()]);
  await start();
  expect(await art().listItems()).toHaveLength(24);
  expect(await art().listSets()).toHaveLength(6);
  const ids = new Set(STUDIO_ART.map(({ id }) => id));
  for (const { itemIds } of await art().listSets()) {
    expect(itemIds.length).toBeGreaterThanOrEqual(3);
    expect(itemIds.every((id) => ids.has(id))).toBe(true);
  }
});

test("R2.13 a set that the owner deleted or renamed stays so after the next start", async () => {
  const [first, second] = await art().listSets();
  if (!first || !second) throw new Error("There are no sets");
  await art().removeSet(first.id);
  await art().saveSet({ ...second, name: "Our own name" });
  await start();
  expect(await setNames()).toHaveLength(5);
  expect(await setNames()).toContain("Our own name");
});
