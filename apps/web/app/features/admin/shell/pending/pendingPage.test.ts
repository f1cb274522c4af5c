import { expect, test } from "vitest";
import { claimPendingPage, savePendingPage } from "./pendingPage.ts";

const createStorage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

/** A tab: what it stores outlives its documents. */
const createTab = () => {
  const storage = createStorage();
  const getStorage = () => storage;
  return {
    /** Leaves a page while another one is opening, or none. */
    leave: (href: string, pending: string | null) => {
      const page = new EventTarget();
      const stop = savePendingPage({ page, getStorage, getHref: () => href, getPendingHref: () => pending });
      page.dispatchEvent(new Event("pagehide"));
      stop();
    },
    load: (href: string) => claimPendingPage({ getStorage, getHref: () => href }),
  };
};

test("B13 the page of a link that was pressed before a reload opens after it, once", () => {
  const tab = createTab();
  tab.leave("/admin?day=1", "/admin/orders?status=placed");
  expect(tab.load("/admin?day=1")).toBe("/admin/orders?status=placed");
  expect(tab.load("/admin?day=1")).toBeNull();
});

test("a page that was opening is forgotten at another address, and when a document is left without one", () => {
  const tab = createTab();
  tab.leave("/admin", "/admin/orders");
  expect(tab.load("/admin/stock")).toBeNull();
  expect(tab.load("/admin")).toBeNull();
  tab.leave("/admin", "/admin/orders");
  tab.leave("/admin", null);
  expect(tab.load("/admin")).toBeNull();
});

test("a browser that forbids storage opens the page as it is", () => {
  const getStorage = () => {
    throw new Error("forbidden");
  };
  const page = new EventTarget();
  savePendingPage({ page, getStorage, getHref: () => "/admin", getPendingHref: () => "/admin/orders" });
  page.dispatchEvent(new Event("pagehide"));
  expect(claimPendingPage({ getStorage, getHref: () => "/admin" })).toBeNull();
});
