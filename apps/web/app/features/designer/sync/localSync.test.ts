import { setWallFrameStyle } from "@storywall/domain/design/commands/frameCommands.ts";
import { undoLabel } from "@storywall/domain/design/commands/history.ts";
import {
  addPhotos,
  deletePhoto,
  removePhotoFromTile,
  swapTiles,
} from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDesignerStore, type DesignerStore } from "../state/designerStore.ts";
import type { SavedDesign } from "../storage/savedDesign.ts";
import { parseSavedHistory, trimHistory } from "../storage/savedHistory.ts";
import { createLocalSync, type PendingPhotoSource } from "./localSync.ts";
import type { TabChannel, TabListener } from "./tabChannel.ts";
import type { TabSnapshot } from "./tabSnapshot.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const photo = (id: string): DesignPhoto => ({ id, fileName: `${id}.jpg` });
const stored = (id: string): DesignPhoto => ({
  ...photo(id),
  url: `https://shop.example/photos/${id}.jpg`,
  handle: `h-${id}`,
});

/** A browser with its storage and its tabs. */
const openBrowser = () => {
  const local: { saved: SavedDesign | null } = { saved: null };
  const database: { record: unknown } = { record: null };
  const disk = { isFull: false };
  const pending = new Map<string, DesignPhoto>();
  const tabs = new Map<TabChannel, TabListener>();
  const posted: TabSnapshot[] = [];

  const openTabChannel = (_key: string, listener: TabListener): TabChannel => {
    const me: TabChannel = {
      post: (change) => {
        posted.push(change);
        for (const [tab, other] of tabs) if (tab !== me) queueMicrotask(() => other.onChange(change));
      },
      close: () => void tabs.delete(me),
    };
    tabs.set(me, listener);
    return me;
  };
  const photoSource: PendingPhotoSource = {
    restore: async () => [...pending.values()].map((photo) => ({ photo, addedAt: 0 })),
    release: async () => undefined,
    unbind: async (ids) => {
      for (const id of ids) pending.delete(id);
    },
    onUpdate: () => () => undefined,
  };
  /** `beforeRestore` runs before the saved design has been read. */
  const openTab = async (beforeRestore: (store: DesignerStore) => void = () => undefined) => {
    const store = createDesignerStore(createDesign({ kind: "set", key: "square_trio" }));
    const localSync = createLocalSync({
      store,
      designKey: "square_trio",
      photoSource,
      local: {
        read: () => local.saved,
        write: (saved) => {
          if (disk.isFull) return false;
          local.saved = saved;
          return true;
        },
      },
      database: {
        read: async () => parseSavedHistory(database.record),
        write: async (_key, { history, savedAt }) => {
          if (disk.isFull) return false;
          database.record = structuredClone({ version: 1, history: trimHistory(history), savedAt });
          return true;
        },
      },
      openTabChannel,
      now: () => Date.now(),
      onSaved: () => undefined,
    });
    beforeRestore(store);
    await waitForSave();
    const { run, undo, redo } = store.getState();
    const choose = (...photos: readonly DesignPhoto[]): void => {
      for (const one of photos) if (one.handle === undefined) pending.set(one.id, one);
      run(addPhotos, { photos });
    };
    const hanging = () => store.getState().history.present.tiles.map(({ photoId }) => photoId);
    return { store, run, undo, redo, choose, hanging, close: localSync.stop };
  };
  return { openTab, local, disk, pending, posted };
};

/** Waits until changes are saved, with everything that follows from it. */
const waitForSave = () => vi.advanceTimersByTimeAsync(2_000);

test("B3 B4 undo and redo steps survive a reload", async () => {
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

test("B4 a photo that only undo shows keeps its bytes as long as the step exists, and no longer", async () => {
  const browser = openBrowser();
  const page = await browser.openTab();
  page.choose(photo("a"), photo("b"));
  page.run(deletePhoto, { photoId: "a" });
  await waitForSave();
  page.close();

  const again = await browser.openTab();
  expect([...browser.pending.keys()]).toEqual(["a", "b"]);
  again.undo();
  expect(again.hanging()).toEqual(["a", "b", null]);
  again.undo();
  await waitForSave();
  expect([...browser.pending.keys()]).toEqual(["a", "b"]);
  again.run(setWallFrameStyle, { frameStyle: "Sleek" });
  await waitForSave();
  expect([...browser.pending.keys()]).toEqual([]);
});

test("R4.2 local storage is written after the database while a photo is pending", async () => {
  const browser = openBrowser();
  const page = await browser.openTab();
  page.choose(photo("a"));
  vi.advanceTimersByTime(300);
  expect(browser.local.saved).toBeNull();
  await waitForSave();
  expect(browser.local.saved?.design.photos.map(({ id }) => id)).toEqual(["a"]);
});

test("B4 a change made before the saved design is read is merged with it as one step, and saved", async () => {
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

test("B4 a change after the clock was set back is still newer than the one before it", async () => {
  const browser = openBrowser();
  const page = await browser.openTab();
  page.choose(stored("a"));
  await waitForSave();
  vi.setSystemTime(0);
  page.choose(stored("b"));
  await waitForSave();
  const [first, second] = browser.posted.map(({ stamp }) => stamp.at);
  expect(second).toBeGreaterThan(first ?? Number.POSITIVE_INFINITY);
});

test("B4 a change in one tab shows in the other, is posted once, and can be undone there", async () => {
  const browser = openBrowser();
  const [one, other] = [await browser.openTab(), await browser.openTab()];
  one.choose(stored("a"));
  await waitForSave();
  expect(other.hanging()).toEqual(["a", null, null]);
  expect(browser.posted).toHaveLength(1);
  expect(undoLabel(other.store.getState().history)).toBe("Change in your other tab");
  other.undo();
  await waitForSave();
  expect([one.hanging(), other.hanging()]).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
  expect(browser.posted).toHaveLength(2);
});

test("B4 two tabs that change the design at the same time end with the newest change and lose no photo", async () => {
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

test("B4 a change of the other tab that lost against one of this tab is applied once that one is undone", async () => {
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

test("B4 two tabs end with the same design after any changes, and stop posting", async () => {
  const action = fc.record({
    tab: fc.nat(1),
    kind: fc.constantFrom("choose", "swap", "remove", "delete", "undo", "redo"),
    photo: fc.nat(3),
    wait: fc.nat(700),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 14 }), async (actions) => {
      const browser = openBrowser();
      const tabs = [await browser.openTab(), await browser.openTab()];
      for (const { tab: index, kind, photo: number, wait } of actions) {
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
      const posted = browser.posted.length;
      expect(posted).toBeLessThanOrEqual(2 * actions.length);
      const [one, other] = tabs.map(({ store }) => store.getState().history.present);
      expect(one?.tiles).toEqual(other?.tiles);
      expect(one?.photos.map(({ id }) => id).toSorted()).toEqual(
        other?.photos.map(({ id }) => id).toSorted(),
      );
      await waitForSave();
      expect(browser.posted).toHaveLength(posted);
      for (const tab of tabs) tab.close();
    }),
    { numRuns: 40 },
  );
});

test("B4 isUnsaved is true while the browser's storage is full", async () => {
  const browser = openBrowser();
  const page = await browser.openTab();
  const isUnsaved = () => page.store.getState().isUnsaved;
  page.choose(stored("a"));
  await waitForSave();
  expect(isUnsaved()).toBe(false);
  browser.disk.isFull = true;
  page.choose(stored("b"));
  await waitForSave();
  expect(isUnsaved()).toBe(true);
  browser.disk.isFull = false;
  page.undo();
  await waitForSave();
  expect(isUnsaved()).toBe(false);
});
