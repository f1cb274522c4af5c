import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test } from "vitest";
import { UNLIMITED_STORAGE } from "../../../test/photos/memoryAdapters.ts";
import { createGetPreview, type PreviewForm } from "./getPreview.ts";

/** Creates previews whose renders end when the test says so. Each key has a wall of its own. */
const createTestPreviews = () => {
  const files = new Map<string, Uint8Array>();
  const begun: (() => void)[] = [];
  const render = () =>
    new Promise<Uint8Array>((resolve) => begun.push(() => resolve(Buffer.from("an image"))));
  const getPreview = createGetPreview({
    previews: {
      keyOf: () => "no set",
      save: async () => {},
      find: async () => createDesign({ kind: "set", key: "square_trio" }),
    },
    renderer: { render, renderForLink: render, renderModel: render },
    files: { read: async (name) => files.get(name), put: async (name, image) => void files.set(name, image) },
    storageBudgets: UNLIMITED_STORAGE,
    loadPhoto: async () => undefined,
  });
  return { getPreview, begun };
};

const endUntil = async (begun: (() => void)[], condition: () => boolean) => {
  for (let ended = 0; !condition(); ) {
    await new Promise(setImmediate);
    begun[ended]?.();
    if (begun[ended]) ended++;
  }
};

test("120 previews of one sender delay another sender's by no more than those that are being rendered", async () => {
  const { getPreview, begun } = createTestPreviews();
  const finished: string[] = [];
  const forms: readonly PreviewForm[] = ["wall", "room", "near", "social"];
  const requests = Array.from({ length: 120 }, (_, index) =>
    getPreview(`key${Math.floor(index / 4)}`, forms[index % 4] ?? "wall", "a").then(() => finished.push("a")),
  );
  requests.push(getPreview("other", "small", "b").then(() => finished.push("b")));
  await endUntil(begun, () => finished.includes("b"));
  expect(finished.length).toBeLessThanOrEqual(4);
  await endUntil(begun, () => finished.length === 121);
  await Promise.all(requests);
});

test("reliability 22: previews that wait for their photos hold up nobody else's", async () => {
  const design = createDesign({ kind: "set", key: "square_trio" });
  const tiles = design.tiles.map((tile) => ({ ...tile, photoId: "photo_1" }));
  const photos = [{ id: "photo_1", handle: "queued", fileName: "a.jpg", width: 4000, height: 3000 }];
  const getPreview = createGetPreview({
    previews: {
      keyOf: () => "no set",
      save: async () => {},
      find: async (key) => (key.startsWith("waiting") ? { ...design, tiles, photos } : design),
    },
    renderer: {
      render: async () => Buffer.from("an image"),
      renderForLink: async () => Buffer.from("an image"),
      renderModel: async () => Buffer.from("a model"),
    },
    files: { read: async () => undefined, put: async () => {} },
    // The copies of this sender's photos wait behind all that it has sent.
    storageBudgets: UNLIMITED_STORAGE,
    loadPhoto: () => new Promise(() => {}),
  });
  for (const index of [1, 2, 3, 4]) void getPreview(`waiting${index}`, "wall", "a");
  expect(String(await getPreview("other", "wall", "b"))).toBe("an image");
});

test.each([
  ["wall", 12, 640],
  ["wall", 13, 320],
  ["glb", 12, 1280],
  ["usdz", 13, 640],
] as const)(
  "the %s of a wall with photos in %d tiles shows copies of %d px",
  async (form, tileCount, expected) => {
    const design = createDesign({ kind: "free" });
    const [tile] = design.tiles;
    if (!tile) throw new Error("a free wall has a tile");
    const tiles = Array.from({ length: tileCount }, (_, index) => ({
      ...tile,
      name: `tile_${index + 1}`,
      photoId: "photo_1",
    }));
    const photos = [{ id: "photo_1", handle: "a", fileName: "a.jpg", width: 4000, height: 3000 }];
    const widths = new Set<number>();
    const getPreview = createGetPreview({
      previews: {
        keyOf: () => "no set",
        save: async () => {},
        find: async () => ({ ...design, tiles, photos }),
      },
      storageBudgets: UNLIMITED_STORAGE,
      renderer: {
        render: async (_design, _width, load) => (await load("a")) ?? Buffer.of(),
        renderForLink: async () => Buffer.of(),
        renderModel: async (_design, _format, load) => (await load("a")) ?? Buffer.of(),
      },
      files: { read: async () => undefined, put: async () => {} },
      loadPhoto: async (_handle, _sender, width) => {
        widths.add(width);
        return undefined;
      },
    });
    await getPreview("key", form, "a");
    expect([...widths]).toEqual([expected]);
  },
);

test("a preview that two senders ask for is rendered once", async () => {
  const { getPreview, begun } = createTestPreviews();
  const requests = ["a", "a", "b"].map((sender) => getPreview("key", "wall", sender));
  await new Promise(setImmediate);
  expect(begun).toHaveLength(1);
  begun[0]?.();
  expect((await Promise.all(requests)).map(String)).toEqual(["an image", "an image", "an image"]);
  expect(begun).toHaveLength(1);
});
