import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createDesignerStore } from "../../features/designer/state/designerStore.ts";
import type { PhotoStage, PhotoStates } from "../../features/photos/photoState.ts";
import { loadSmallCopies } from "./loadSmallCopies.ts";

const uploaded = (id: string): DesignPhoto => ({
  id,
  fileName: `${id}.jpg`,
  url: `https://shop.example/photos/${id}.jpg`,
  handle: `asset-${id}`,
});

const start = (stages: Readonly<Record<string, PhotoStage["kind"]>>, photos: readonly DesignPhoto[]) => {
  const toState = (id: string, kind: PhotoStage["kind"]) => {
    const stage: PhotoStage =
      kind === "uploading"
        ? { kind, sent: 0 }
        : kind === "failed"
          ? { kind, problem: { message: "Damaged.", canRetry: false } }
          : { kind };
    return {
      id,
      fileName: id,
      stage,
      source: null,
      fineSource: null,
      isWithoutPreview: false,
      isUnsaved: false,
    };
  };
  const toStates = (all: typeof stages): PhotoStates =>
    Object.fromEntries(Object.entries(all).map(([id, kind]) => [id, toState(id, kind)]));
  const states = createStore<PhotoStates>(() => toStates(stages));
  const store = createDesignerStore({ ...createDesign({ kind: "free" }), photos });
  const controller = new AbortController();
  const requests: { readonly url: string; readonly answer: () => void }[] = [];
  loadSmallCopies({
    store,
    states,
    whenIdle: (work) => queueMicrotask(work),
    loadImage: (url) => new Promise((resolve) => requests.push({ url, answer: () => resolve(null) })),
    signal: controller.signal,
  });
  return {
    requests,
    setStages: (all: typeof stages) => states.setState(toStates(all)),
    touch: () => store.getState().amend((design) => ({ ...design })),
    stop: () => controller.abort(),
  };
};

const settle = () => new Promise(setImmediate);

test("B4 the copies that the next visit shows are loaded once, one at a time, those of home first", async () => {
  const page = start({ a: "stored", b: "stored" }, [uploaded("a"), uploaded("b")]);
  for (let count = 1; count <= 4; count += 1) {
    await vi.waitFor(() => expect(page.requests).toHaveLength(count));
    await settle();
    expect(page.requests).toHaveLength(count);
    page.requests.at(-1)?.answer();
  }
  page.touch();
  await settle();
  expect(page.requests.map(({ url }) => url)).toEqual([
    "https://shop.example/photos/a.jpg?w=320",
    "https://shop.example/photos/b.jpg?w=320",
    "https://shop.example/photos/a.jpg?w=640",
    "https://shop.example/photos/b.jpg?w=640",
  ]);
});

test("B4 no copy is loaded while photos are on their way", async () => {
  const page = start({ a: "stored", b: "uploading" }, [uploaded("a"), uploaded("b")]);
  await settle();
  expect(page.requests).toEqual([]);
  page.setStages({ a: "stored", b: "failed" });
  await vi.waitFor(() => expect(page.requests).toHaveLength(1));
});

test("B4 photos of earlier visits and photos that the shop does not have are left alone", async () => {
  const page = start({ b: "paused" }, [uploaded("a"), { id: "b", fileName: "b.jpg" }]);
  page.touch();
  await settle();
  expect(page.requests).toEqual([]);
});

test("B4 no copy is loaded after the designer is left", async () => {
  const page = start({ a: "stored" }, [uploaded("a")]);
  page.stop();
  page.touch();
  await settle();
  expect(page.requests).toEqual([]);
});
