import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test, vi } from "vitest";
import { createDesignerStore } from "./designerStore.ts";
import { whenRestored } from "./whenRestored.ts";

const openWall = () => createDesignerStore(createDesign({ kind: "set", key: "square_trio" }));

test("B4 what waits for the wall to be as it was left is done once it is, and once only", () => {
  const store = openWall();
  const act = vi.fn();
  whenRestored(store, act);
  store.getState().setOtherTabCount(1);
  expect(act).not.toHaveBeenCalled();
  store.getState().markRestored();
  store.getState().setOtherTabCount(0);
  expect(act).toHaveBeenCalledOnce();
});

test("B4 where nothing has to come back it is done at once", () => {
  const store = openWall();
  store.getState().markRestored();
  const act = vi.fn();
  whenRestored(store, act);
  expect(act).toHaveBeenCalledOnce();
});

test("B4 what was called off is not done", () => {
  const store = openWall();
  const act = vi.fn();
  whenRestored(store, act)();
  store.getState().markRestored();
  expect(act).not.toHaveBeenCalled();
});
