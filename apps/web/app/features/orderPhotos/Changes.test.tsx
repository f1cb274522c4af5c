import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { Changes } from "./Changes.tsx";
import type { OrderPhotoSync } from "./orderPhotoSync.ts";

type SyncState = ReturnType<OrderPhotoSync["state"]["getState"]>;

const shown = (state: SyncState, isPlaced = true): string => {
  const Stub = createRoutesStub([
    {
      path: "/order/:orderId/photos/:lineId",
      Component: () => (
        <Changes syncState={createStore<SyncState>(() => state)} isPlaced={isPlaced}>
          {null}
        </Changes>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={["/order/o-1/photos/line-1"]} />);
};

test("B9 an ordered wall that is unchanged says that changes are saved, and not that they were", () => {
  const saved = "Changes are saved to your order straight away.";
  expect(shown({ kind: "saved" })).toContain(`${saved} If a photo won&#x27;t print sharp, we ask you first.`);
  expect(shown({ kind: "saved" }, false)).toContain(`${saved}<`);
  expect(shown({ kind: "unconfirmed" })).toContain("Not saved yet: choose what to do with the photos");
  expect(shown({ kind: "error", message: "Too late." })).toContain("Too late.");
});

test("B9 Done leads back to the order once it has every change, and not where the photos are to be sent", () => {
  expect(shown({ kind: "saved" })).toMatch(/<a [^>]*href="\/order\/o-1"[^>]*>Done<\/a>/);
  expect(shown({ kind: "uploading" })).not.toContain("Done");
  expect(shown({ kind: "saved" }, false)).not.toContain("Done");
});
