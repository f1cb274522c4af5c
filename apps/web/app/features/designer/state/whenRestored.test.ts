import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test, vi } from "vitest";
import { createDesignerStore } from "./designerStore.ts";
import { whenRestored } from "./whenRestored.ts";

const createStore = () => createDesignerStore(createDesign({ kind: "set", key: "square_trio" }));

test("B4 the callback runs once the design is restored, and only once", () => {
  const store = createStore();
  const callback = vi.fn();
  whenRestored(store, callback);
  store.getState().setOtherTabCount(1);
  expect(callback).not.toHaveBeenCalled();
  store.getState().markRestored();
  store.getState().setOtherTabCount(0);
  expect(callback).toHaveBeenCalledOnce();
});

test("B4 the callback runs at once when the design is already restored", () => {
  const store = createStore();
  store.getState().markRestored();
  const callback = vi.fn();
  whenRestored(store, callback);
  expect(callback).toHaveBeenCalledOnce();
});

test("B4 a cancelled callback does not run", () => {
  const store = createStore();
  const callback = vi.fn();
  whenRestored(store, callback)();
  store.getState().markRestored();
  expect(callback).not.toHaveBeenCalled();
});
