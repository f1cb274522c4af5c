import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { Changes } from "./Changes.tsx";
import type { OrderPhotoSync } from "./orderPhotoSync.ts";

type SyncState = ReturnType<OrderPhotoSync["state"]["getState"]>;

const shown = (state: SyncState): string =>
  renderToStaticMarkup(<Changes syncState={createStore<SyncState>(() => state)}>{null}</Changes>);

test("B9 an ordered wall that is unchanged says that changes are saved, and not that they were", () => {
  expect(shown({ kind: "saved" })).toContain("Changes are saved to your order straight away.");
  expect(shown({ kind: "unconfirmed" })).toContain("Not part of your order yet. First choose what to do");
  expect(shown({ kind: "error", message: "Too late." })).toContain("Too late.");
});
