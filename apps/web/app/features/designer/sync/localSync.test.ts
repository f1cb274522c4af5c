import {
  addPhotos,
  deletePhoto,
  removePhotoFromTile,
  setWallFrameStyle,
  swapTiles,
} from "@storywall/domain/design/commands/commands.ts";
import { undoLabel } from "@storywall/domain/design/commands/history.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDesignerStore, type DesignerStore } from "../state/designerStore.ts";
import type { SavedDesign } from "../storage/savedDesign.ts";
import { parseSavedHistory, trimHistory } from "../storage/savedHistory.ts";
import { createLocalSync, type PendingPhotoSource } from "./localSync.ts";
import type { DesignChange } from "./mergeChange.ts";
import type { TabChannel, TabListener } from "./tabChannel.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const photo = (id: string): DesignPhoto => ({ id, fileName: `${id}.jpg` });
const stored = (id: string): DesignPhoto => ({
  ...photo(id),
  url: `https://shop.example/photos/${id}.jpg`,
  handle: `h-${id}`,
});

/** A browser: what it keeps, and the tabs in it. */
const openBrowser = () => {
  const local: { saved: SavedDesign | null } = { saved: null };
  const database: { record: unknown } = { record: null };
  const room = { isFull: false };
  const waiting = new Map<string, DesignPhoto>();
  const tabs = new Map<TabChannel, TabListener>();
  const told: DesignChange[] = [];

  const openTabChannel = (_key: string, listener: TabListener): TabChannel => {
    const me: TabChannel = {
      post: (change) => {
        told.push(change);
        for (const [tab, other] of tabs) if (tab !== me) queueMicrotask(() => other.onChange(change));
      },
      close: () => void tabs.delete(me),
    };
    tabs.set(me, listener);
    return me;
  };
  const photoSource: PendingPhotoSource = {
    restore: async () => [...waiting.values()].map((kept) => ({ photo: kept, addedAt: 0 })),
    release: async () => undefined,
    unbind: async (ids) => {
      for (const id of ids) waiting.delete(id);
    },
    onUpdate: () => () => undefined,
  };
  /** `meanwhile`: what is done before the browser's memory has been read. */
  const openTab = async (meanwhile: (store: DesignerStore) => void = () => undefined) => {
    const store = createDesignerStore(createDesign({ kind: "set", key: "square_trio" }));
    const localSync = createLocalSync({
      store,
      designKey: "square_trio",
      photoSource,
      local: {
        read: () => local.saved,
        write: (saved) => {
          if (room.isFull) return false;
          local.saved = saved;
          return true;
        },
      },
      database: {
        read: async () => parseSavedHistory(database.record),
        write: async (_key, { history, savedAt }) => {
          if (room.isFull) return false;
          database.record = structuredClone({ version: 1, history: trimHistory(history), savedAt });
          return true;
        },
      },
      openTabChannel,
      now: () => Date.now(),
      onSaved: () => undefined,
    });
    meanwhile(store);
    await waitForSave();
    const { run, undo, redo } = store.getState();
    const choose = (...photos: readonly DesignPhoto[]): void => {
      for (const one of photos) if (one.handle === undefined) waiting.set(one.id, one);
      run(addPhotos, { photos });
    };
    const hanging = () => store.getState().history.present.tiles.map(({ photoId }) => photoId);
    return { store, run, undo, redo, choose, hanging, close: localSync.stop };
  };
  return { openTab, local, room, waiting, told };
};

/** Until the hand has rested, and all that follows from it. */
const waitForSave = () => vi.advanceTimersByTimeAsync(2_000);

test("B3 B4 steps outlive a reload, forward and back", async () => {
  const browser = openBrowser();
  const page = await browser.openTab();
  page.choose(stored("a"), stored("b"));
  page.run(swapTiles, { first: "tile_1", second: "tile_2" });
  page.run(removePhotoFromTile, { tile: "tile_1" });
  page.undo();
  await waitForSave();
  page.close();

  const again = await browser.openTab();
  expect(again.hanging()).toEqual(["b", "a", null]);
  again.redo();
  expect(again.hanging()).toEqual([null, "a", null]);
  again.undo();
  again.undo();
  expect(again.hanging()).toEqual(["a", "b", null]);
});

test("B4 a photo that only undo shows keeps its bytes for as long as the step lives, and no longer", async () => {
  const browser = openBrowser();
  const page = await browser.openTab();
  page.choose(photo("a"), photo("b"));
  page.run(deletePhoto, { photoId: "a" });
  await waitForSave();
  page.close();

  const again = await browser.openTab();
  expect([...browser.waiting.keys()]).toEqual(["a", "b"]);
  again.undo();
  expect(again.hanging()).toEqual(["a", "b", null]);
  again.undo();
  await waitForSave();
  expect([...browser.waiting.keys()]).toEqual(["a", "b"]);
  again.run(setWallFrameStyle, { frameStyle: "Sleek" });
  await waitForSave();
  expect([...browser.waiting.keys()]).toEqual([]);
});

test("R4.2 local storage follows the database while a photo is on its way", async () => {
  const browser = openBrowser();
  const page = await browser.openTab();
  page.choose(photo("a"));
  vi.advanceTimersByTime(300);
  expect(browser.local.saved).toBeNull();
  await waitForSave();
  expect(browser.local.saved?.design.photos.map(({ id }) => id)).toEqual(["a"]);
});

test("B4 what is done before the memory has been read joins what was left, is kept and is one step", async () => {
  const browser = openBrowser();
  const page = await browser.openTab();
  page.choose(stored("a"));
  await waitForSave();
  page.close();

  const quick = await browser.openTab((store) => store.getState().run(addPhotos, { photos: [stored("b")] }));
  expect(quick.store.getState().history.present.photos.map(({ id }) => id)).toEqual(["b", "a"]);
  expect(browser.local.saved?.design).toEqual(quick.store.getState().history.present);
  quick.undo();
  expect(quick.hanging()).toEqual(["a", null, null]);
});

test("B4 a clock that is set back makes no change older than the one before it", async () => {
  const browser = openBrowser();
  const page = await browser.openTab();
  page.choose(stored("a"));
  await waitForSave();
  vi.setSystemTime(0);
  page.choose(stored("b"));
  await waitForSave();
  const [first, second] = browser.told.map(({ stamp }) => stamp.at);
  expect(second).toBeGreaterThan(first ?? Number.POSITIVE_INFINITY);
});

test("B4 a change in one tab is in the other at once, is told once, and can be undone there", async () => {
  const browser = openBrowser();
  const [one, other] = [await browser.openTab(), await browser.openTab()];
  one.choose(stored("a"));
  await waitForSave();
  expect(other.hanging()).toEqual(["a", null, null]);
  expect(browser.told).toHaveLength(1);
  expect(undoLabel(other.store.getState().history)).toBe("Change in your other tab");
  other.undo();
  await waitForSave();
  expect([one.hanging(), other.hanging()]).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
  expect(browser.told).toHaveLength(2);
});

test("B4 two tabs that change the wall at the same time end with the newest, and lose no photo", async () => {
  const browser = openBrowser();
  const [one, other] = [await browser.openTab(), await browser.openTab()];
  one.choose(stored("a"));
  vi.advanceTimersByTime(100);
  other.choose(photo("b"));
  await waitForSave();
  const photosOf = (tab: typeof one) =>
    tab.store
      .getState()
      .history.present.photos.map(({ id }) => id)
      .toSorted();
  expect([photosOf(one), photosOf(other)]).toEqual([
    ["a", "b"],
    ["a", "b"],
  ]);
  expect(one.hanging()).toEqual(other.hanging());
});

test("B4 a change of the other tab that gave way to one of this tab is there again once that is undone", async () => {
  const browser = openBrowser();
  const [one, other] = [await browser.openTab(), await browser.openTab()];
  other.choose(stored("b"));
  await vi.advanceTimersByTimeAsync(200);
  one.choose(stored("a"));
  await vi.advanceTimersByTimeAsync(150);
  expect(one.hanging()).toEqual(["a", null, null]);
  one.undo();
  await waitForSave();
  expect([one.hanging(), other.hanging()]).toEqual([
    ["b", null, null],
    ["b", null, null],
  ]);
});

test("B4 whatever two tabs do, they come to show the same wall, and fall silent", async () => {
  const act = fc.record({
    tab: fc.nat(1),
    kind: fc.constantFrom("choose", "swap", "remove", "delete", "undo", "redo"),
    photo: fc.nat(3),
    wait: fc.nat(700),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      const browser = openBrowser();
      const tabs = [await browser.openTab(), await browser.openTab()];
      for (const { tab: index, kind, photo: number, wait } of acts) {
        const tab = tabs[index];
        if (kind === "choose") tab?.choose(number % 2 ? photo(`p${number}`) : stored(`p${number}`));
        if (kind === "swap") tab?.run(swapTiles, { first: "tile_1", second: "tile_2" });
        if (kind === "remove") tab?.run(removePhotoFromTile, { tile: "tile_1" });
        if (kind === "delete") tab?.run(deletePhoto, { photoId: `p${number}` });
        if (kind === "undo") tab?.undo();
        if (kind === "redo") tab?.redo();
        await vi.advanceTimersByTimeAsync(wait);
      }
      await waitForSave();
      const told = browser.told.length;
      expect(told).toBeLessThanOrEqual(2 * acts.length);
      const [one, other] = tabs.map(({ store }) => store.getState().history.present);
      expect(one?.tiles).toEqual(other?.tiles);
      expect(one?.photos.map(({ id }) => id).toSorted()).toEqual(
        other?.photos.map(({ id }) => id).toSorted(),
      );
      await waitForSave();
      expect(browser.told).toHaveLength(told);
      for (const tab of tabs) tab.close();
    }),
    { numRuns: 40 },
  );
});

test("B4 a wall that the browser has no room for is said to be unkept, until it is kept", async () => {
  const browser = openBrowser();
  const page = await browser.openTab();
  const isUnkept = () => page.store.getState().isUnsaved;
  page.choose(stored("a"));
  await waitForSave();
  expect(isUnkept()).toBe(false);
  browser.room.isFull = true;
  page.choose(stored("b"));
  await waitForSave();
  expect(isUnkept()).toBe(true);
  browser.room.isFull = false;
  page.undo();
  await waitForSave();
  expect(isUnkept()).toBe(false);
});
