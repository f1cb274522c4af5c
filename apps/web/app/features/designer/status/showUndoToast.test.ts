import { resetDesign, setWallFrameStyle } from "@storywall/domain/design/commands/frameCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { afterEach, expect, test, vi } from "vitest";
import { listenForToasts, type Toast } from "../../../lib/page/toast.ts";
import { createDesignerStore } from "../state/designerStore.ts";
import { dismissUndoToast, showUndoToast } from "./showUndoToast.ts";

let stop = (): void => undefined;
afterEach(() => stop());

const startOver = () => {
  const store = createDesignerStore(createDesign({ kind: "set", key: "square_trio" }));
  const toasts: Toast[] = [];
  stop = listenForToasts((toast) => toasts.push(toast));
  store.getState().run(resetDesign, undefined);
  showUndoToast(store, "Your wall is empty again. Undo brings it back.");
  const areShown = () => toasts.map(({ dismissSignal }) => dismissSignal?.aborted === false);
  return { store, areShown };
};

test("B4 the toast stays until undo has taken the step back", () => {
  const { store, areShown } = startOver();
  expect(areShown()).toEqual([true]);
  store.getState().togglePanel("photos");
  expect(areShown()).toEqual([true]);
  store.getState().undo();
  expect(areShown()).toEqual([false]);
});

test("B4 the toast is dismissed when undo would take back another step", () => {
  const { store, areShown } = startOver();
  store.getState().run(setWallFrameStyle, { frameStyle: "Serene" });
  expect(areShown()).toEqual([false]);
});

test("B4 the toast is dismissed when its wall is left for another layout", () => {
  const { areShown } = startOver();
  dismissUndoToast();
  expect(areShown()).toEqual([false]);
});

test("B8 Undo of a toast about a change of layout goes back to the other layout, and not to an empty wall", () => {
  const store = createDesignerStore(createDesign({ kind: "set", key: "square_trio" }));
  const toasts: Toast[] = [];
  stop = listenForToasts((toast) => toasts.push(toast));
  store.getState().run(resetDesign, undefined);
  const goBack = vi.fn();
  showUndoToast(store, "12 tiles: R900.00 more than before.", { undo: goBack });
  toasts[0]?.undo?.();
  expect(goBack).toHaveBeenCalledOnce();
});
