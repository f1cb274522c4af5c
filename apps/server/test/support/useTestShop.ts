import type { FakeClock } from "@storywall/testkit/fakeClock.ts";
import { afterAll, beforeAll } from "vitest";
import { openTestDatabase, type TestDatabase } from "./databases.ts";
import { openTestShop, type TestShop, type TestShopOptions } from "./testShop.ts";

/**
 * Opens a test database before the tests of a file or of a `describe`, and closes it after them. Usable in tests and
 * hooks only: while tests are collected the database is not open yet.
 */
export const useTestDatabase = (): Pick<TestDatabase, "database"> => {
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened?.close());
  return {
    get database() {
      return expectOpen(opened).database;
    },
  };
};

/**
 * Opens a shop on a test database of its own, as `useTestDatabase` does. Do not destructure it outside of tests and
 * hooks. `findOptions` is called when the shop opens, after the hooks that come before it.
 */
export const useTestShop = (clock?: FakeClock, findOptions: () => TestShopOptions = () => ({})): TestShop => {
  const testDatabase = useTestDatabase();
  let opened: TestShop | undefined;
  beforeAll(async () => {
    opened = await openTestShop(testDatabase.database, { clock, ...findOptions() });
  });
  afterAll(() => opened?.close());
  return {
    get database() {
      return expectOpen(opened).database;
    },
    get app() {
      return expectOpen(opened).app;
    },
    get shop() {
      return expectOpen(opened).shop;
    },
    get commerce() {
      return expectOpen(opened).commerce;
    },
    get payments() {
      return expectOpen(opened).payments;
    },
    get mailbox() {
      return expectOpen(opened).mailbox;
    },
    get clock() {
      return expectOpen(opened).clock;
    },
    get serverErrors() {
      return expectOpen(opened).serverErrors;
    },
    get call() {
      return expectOpen(opened).call;
    },
    get uploadPhoto() {
      return expectOpen(opened).uploadPhoto;
    },
    get close() {
      return expectOpen(opened).close;
    },
  };
};

const expectOpen = <Opened>(opened: Opened | undefined): Opened => {
  if (opened === undefined) throw new Error("Test databases and shops are open in tests and hooks only.");
  return opened;
};
