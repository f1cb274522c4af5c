import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { siteData } from "../../src/adapters/database/sites/siteData.ts";
import { stock } from "../../src/adapters/database/stock/stock.ts";
import { changeSite } from "../../src/usecases/sites/changeSite.ts";
import { openSites } from "../../src/usecases/sites/liveSites.ts";
import { pollSites } from "../../src/usecases/sites/pollSites.ts";
import { OWNER_ACTOR } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { openTestShop, type TestShop } from "../support/testShop.ts";
import { useTestDatabase } from "../support/useTestShop.ts";

/** Long enough for a busy machine. */
const WAIT_OPTIONS = { timeout: 15_000 };

describe("site data in several processes", () => {
  const testDatabase = useTestDatabase();
  let one: TestShop;
  let other: TestShop;
  beforeAll(async () => {
    // Together, as processes start.
    [one, other] = await Promise.all([
      openTestShop(testDatabase.database),
      openTestShop(testDatabase.database),
    ]);
  });
  afterAll(async () => {
    await one?.close();
    await other?.close();
  });

  const changeMedium = async (price: number): Promise<void> => {
    const { AU } = await one.shop.refreshSites();
    const change = { framePrices: { rectangle_medium: price } };
    const changed = await changeSite(one.shop, OWNER_ACTOR, "AU", { expectedVersion: AU.version, change });
    expect(changed.kind).toBe("ok");
  };
  const mediumPriceIn = ({ shop }: TestShop) => shop.sites().AU.framePrices.rectangle_medium;

  test("R9.1 a price change in one process reaches the other by polling", async () => {
    const stop = pollSites({ refresh: other.shop.refreshSites }, other.shop.background);
    try {
      await changeMedium(4_000);
      expect([mediumPriceIn(one), mediumPriceIn(other)]).toEqual([
        4_000,
        SITE_SEEDS.AU.framePrices.rectangle_medium,
      ]);
      await expect.poll(() => mediumPriceIn(other), WAIT_OPTIONS).toBe(4_000);
      expect((await shopper(other, "AU").fillCart()).price).toBe(16_000);
    } finally {
      await stop();
    }
  });

  test("a slow refresh does not restore old prices", async () => {
    const held = Promise.withResolvers<void>();
    const data = siteData(testDatabase.database);
    const late = vi.fn(data.findNewest);
    const sites = await openSites({
      siteData: { ...data, findNewest: late },
      stock: stock(testDatabase.database),
      clock: one.clock,
      seeds: SITE_SEEDS,
    });
    await changeMedium(4_100);
    late.mockImplementationOnce(async (code) => {
      const found = await data.findNewest(code);
      await held.promise;
      return found;
    });
    const slow = sites.refresh();
    await expect.poll(() => late.mock.calls.length, WAIT_OPTIONS).toBe(3);
    await changeMedium(4_200);
    await sites.refresh();
    held.resolve();
    await slow;
    expect(sites.current().AU.framePrices.rectangle_medium).toBe(4_200);
  });

  test("an unreadable version is reported once, and the shop keeps the last one", async () => {
    const newest = (await one.shop.refreshSites()).ZA.version;
    await testDatabase.database
      .insertInto("siteVersions")
      .values({
        code: "ZA",
        version: newest + 1,
        content: JSON.stringify({ format: 1, setPrices: { square_trio: -1 } }),
        changedAt: one.clock.now(),
        changedBy: "owner",
      })
      .execute();
    await expect(one.shop.refreshSites()).rejects.toThrow("setPrices.square_trio");
    expect(one.shop.sites().ZA).toEqual(SITE_SEEDS.ZA);
    await expect(openTestShop(testDatabase.database)).rejects.toThrow("the site ZA cannot be read");
    const failed = vi.fn();
    const refresh = vi.fn(one.shop.refreshSites);
    const stop = pollSites({ refresh }, { reportError: failed });
    await expect.poll(() => refresh.mock.calls.length, WAIT_OPTIONS).toBeGreaterThan(1);
    await stop();
    expect(failed).toHaveBeenCalledTimes(1);
    await testDatabase.database
      .deleteFrom("siteVersions")
      .where("code", "=", "ZA")
      .where("version", ">", newest)
      .execute();
  });

  test("the owner's changes survive a start with other seeds", async () => {
    const cheap = {
      ...SITE_SEEDS.AU,
      framePrices: { ...SITE_SEEDS.AU.framePrices, rectangle_small: minor(1) },
    };
    const siteBefore = one.shop.sites().AU;
    const sites = await openSites({
      siteData: siteData(testDatabase.database),
      stock: stock(testDatabase.database),
      clock: one.clock,
      seeds: { ...SITE_SEEDS, AU: cheap },
    });
    expect(sites.current().AU).toEqual(siteBefore);
    expect((await sites.refresh()).AU.version).toBe((await one.shop.refreshSites()).AU.version);
  });
});
