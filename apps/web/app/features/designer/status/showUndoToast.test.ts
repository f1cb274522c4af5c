import { resetDesign, setWallFrameStyle } from "@storywall/domain/design/commands/commands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { afterEach, expect, test } from "vitest";
import { listenForToasts, type Toast } from "../../../lib/page/toast.ts";
import { createDesignerStore } from "../state/designerStore.ts";
import { showUndoToast } from "./showUndoToast.ts";

let stop = (): void => undefined;
afterEach(() => stop());

const startedOver = () => {
  const store = createDesignerStore(createDesign({ kind: "set", key: "square_trio" }));
  const toasts: Toast[] = [];
  stop = listenForToasts((toast) => toasts.push(toast));
  store.getState().run(resetDesign, undefined);
  showUndoToast(store, "Your wall is empty again. Undo brings it back.");
  const isSaid = () => toasts.map(({ dismissSignal }) => dismissSignal?.aborted === false);
  return { store, isSaid };
};

test("B4 that undo brings something back is said until undo has done so", () => {
  const { store, isSaid } = startedOver();
  expect(isSaid()).toEqual([true]);
  store.getState().togglePanel("photos");
  expect(isSaid()).toEqual([true]);
  store.getState().undo();
  expect(isSaid()).toEqual([false]);
});

test("B4 that undo brings something back is said until it would take back another step", () => {
  const { store, isSaid } = startedOver();
  store.getState().run(setWallFrameStyle, { frameStyle: "Serene" });
  expect(isSaid()).toEqual([false]);
});
