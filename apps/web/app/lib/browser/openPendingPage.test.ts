import { expect, test, vi } from "vitest";
import { openPendingPage } from "./openPendingPage.ts";

type Reload = { readonly type?: string; readonly isByVisitor?: boolean };

/** Has the document reload. Returns whether it was stopped. */
const reloadBy = (
  navigation: EventTarget,
  { type = "reload", isByVisitor = false }: Reload = {},
): boolean => {
  const event = new Event("navigate", { cancelable: true });
  Object.assign(event, { navigationType: type, userInitiated: isByVisitor });
  return !navigation.dispatchEvent(event);
};

test("B13 the page that a link leads to opens, where the router would reload the page before", async () => {
  const navigation = new EventTarget();
  const open = vi.fn();
  const reload = vi.fn();
  let pending: string | null = null;
  const stop = openPendingPage({ navigation, getPendingHref: () => pending, open, reload });

  expect(reloadBy(navigation)).toBe(true);
  // React tells it only after the router.
  pending = "/admin/orders?status=placed";
  await vi.waitFor(() => expect(open.mock.calls).toEqual([["/admin/orders?status=placed"]]));

  // What a visitor does, and what is no reload, stays.
  expect(reloadBy(navigation, { isByVisitor: true })).toBe(false);
  expect(reloadBy(navigation, { type: "push" })).toBe(false);
  stop();
  expect(reloadBy(navigation)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("a reload without a page that is opening happens a moment later, once", async () => {
  const navigation = new EventTarget();
  const wasStopped: boolean[] = [];
  const reload = vi.fn(() => void wasStopped.push(reloadBy(navigation)));
  const stop = openPendingPage({ navigation, getPendingHref: () => null, open: vi.fn(), reload });
  expect(reloadBy(navigation)).toBe(true);
  await vi.waitFor(() => expect(wasStopped).toEqual([false]));
  stop();
});
