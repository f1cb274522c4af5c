import { createClient } from "@storywall/contract/client.ts";
import { createArtPhoto } from "@storywall/domain/design/artPhoto.ts";
import { confirmPrints } from "@storywall/domain/design/commands/confirmPrints.ts";
import { addPhotos, updatePhoto } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { createOrderPhotoSync } from "./orderPhotoSync.ts";
import { sendOrderPhotos } from "./sendOrderPhotos.ts";

const emptyDesign = createDesign({ kind: "set", key: "square_trio" });
const withPhotos = (...ids: readonly string[]): Design =>
  ids.reduce(
    (design, id) => updatePhoto(design, { id, url: `https://shop.example/${id}.jpg`, handle: id }),
    addPhotos.run(emptyDesign, { photos: ids.map((id) => ({ id, fileName: `${id}.jpg` })) }),
  );

type Call = {
  readonly path: string;
  readonly body: {
    readonly tiles?: readonly {
      readonly name: string;
      readonly userPhotoId: string | null;
      readonly confirmedPpi?: number;
    }[];
  };
};

/** Returns a sync with a fake server that gives these answers in turn; the last one repeats. */
const createTestSync = (...answers: readonly (number | "unreachable")[]) => openSync(answers, false);

/** `needsConfirmation`: the order is placed, so nothing is sent at the end. */
const openSync = (answers: readonly (number | "unreachable")[], needsConfirmation: boolean) => {
  const calls: Call[] = [];
  const savedIds: string[] = [];
  const waits: number[] = [];
  const client = createClient({
    baseUrl: "",
    fetch: async (url, init) => {
      const answer = answers[Math.min(calls.length, answers.length - 1)] ?? 200;
      calls.push({ path: String(url), body: JSON.parse(String(init?.body)) });
      if (answer === "unreachable") throw new TypeError("no network");
      const errorBody = { statusCode: answer, error: "CONFLICT", message: "Too late." };
      return new Response(JSON.stringify(answer === 200 ? { status: "placed" } : errorBody), {
        status: answer,
      });
    },
  });
  const sync = createOrderPhotoSync(
    {
      client,
      orderId: "order-1",
      lineId: "line-1",
      canEmptyTiles: true,
      needsConfirmation,
      syncPhoto: async () => true,
      getVisitorId: async () => "visitor-1",
      wait: async (milliseconds) => void waits.push(milliseconds),
      onSaved: async (ids) => savedIds.push(...ids),
    },
    emptyDesign,
  );
  const settled = (): Promise<void> => expect.poll(() => sync.state.getState().kind).not.toBe("saving");
  const tilesOf = () => calls.map(({ body }) => body.tiles?.map(({ name }) => name));
  const send = (design: Design) =>
    sendOrderPhotos(
      { client, sync, orderId: "order-1", lineId: "line-1", getVisitorId: async () => "visitor-1" },
      design,
    );
  return { sync, send, calls, savedIds, waits, settled, tilesOf };
};

test("R4.13 B4 photos are saved with the order as they arrive, each once", async () => {
  const { sync, settled, savedIds, tilesOf } = createTestSync(200);
  sync.update(withPhotos("a"));
  await settled();
  sync.update(withPhotos("a", "b"));
  await settled();
  sync.update(withPhotos("a", "b"));
  expect(tilesOf()).toEqual([["tile_1"], ["tile_2"]]);
  expect(savedIds).toEqual(["a", "b"]);
  expect(sync.state.getState()).toEqual({ kind: "saved" });
});

test("R2.13 an art item is saved with the order by its item id", async () => {
  const { sync, settled, calls } = createTestSync(200);
  const item = { id: "studio-kite", title: "The red kite", width: 2400, height: 3000 };
  const photos = [createArtPhoto(item, "https://shop.example/art/studio-kite.jpg")];
  sync.update(addPhotos.run(emptyDesign, { photos }));
  await settled();
  expect(calls[0]?.body.tiles).toEqual([
    { name: "tile_1", userPhotoId: null, artItemId: "studio-kite", cropParams: {} },
  ]);
});

test("B4 an unanswered save is retried, with longer pauses, until it succeeds", async () => {
  const { sync, settled, waits, tilesOf } = createTestSync("unreachable", 503, 200);
  sync.update(withPhotos("a"));
  await settled();
  await expect.poll(() => sync.state.getState().kind).toBe("saved");
  expect(waits).toEqual([2_000, 5_000]);
  expect(tilesOf()).toEqual([["tile_1"], ["tile_1"], ["tile_1"]]);
});

test("R4.13 once the workshop has begun the state is an error and no call follows", async () => {
  const { sync, send, settled, calls } = createTestSync(409);
  sync.update(withPhotos("a"));
  await settled();
  expect(sync.state.getState()).toEqual({ kind: "error", message: "Too late." });
  expect(await send(withPhotos("a", "b", "c"))).toMatchObject({ kind: "error" });
  expect(calls.filter(({ path }) => path.includes("complete"))).toEqual([]);
});

test("R4.13 sending waits for pending saves, then completes the order", async () => {
  const { sync, send, calls } = createTestSync(200);
  sync.update(withPhotos("a"));
  expect(await send(withPhotos("a", "b", "c"))).toMatchObject({ kind: "sent" });
  expect(calls.at(-1)?.path).toBe("/shopify/complete-upload-later");
  expect(calls.filter(({ path }) => path.includes("complete"))).toHaveLength(1);
});

test("B9 a change that the order does not take is undone, and what follows is saved again", async () => {
  const { sync, settled, tilesOf } = createTestSync(409, 200);
  sync.update(withPhotos("a", "b"));
  await settled();
  expect(sync.state.getState().kind).toBe("error");
  sync.update(emptyDesign);
  expect(sync.state.getState()).toEqual({ kind: "saved" });
  sync.update(withPhotos("a"));
  await settled();
  expect(sync.state.getState()).toEqual({ kind: "saved" });
  expect(tilesOf()).toEqual([["tile_1", "tile_2"], ["tile_1"]]);
});

test("B2 B9 a weak photo of a placed order is saved once its shopper confirms it, and nothing before", async () => {
  const { sync, settled, calls, tilesOf } = openSync([200], true);
  const size = { width: px(350), height: px(263) };
  const weak = updatePhoto(withPhotos("a", "b"), { id: "a", size });
  sync.update(weak);
  expect(sync.state.getState()).toEqual({ kind: "unconfirmed" });
  expect(sync.unconfirmedTiles(weak).map(({ name }) => name)).toEqual(["tile_1"]);
  expect(calls).toEqual([]);
  sync.update(confirmPrints.run(weak, { tiles: ["tile_1"] }));
  await settled();
  expect(tilesOf()).toEqual([["tile_1", "tile_2"]]);
  expect(calls[0]?.body.tiles?.[0]?.confirmedPpi).toBeGreaterThan(0);
  expect(sync.state.getState()).toEqual({ kind: "saved" });
});

test("B2 B9 a weak photo that is taken off again is not asked about any more", () => {
  const { sync, calls } = openSync([200], true);
  sync.update(updatePhoto(withPhotos("a"), { id: "a", size: { width: px(350), height: px(263) } }));
  sync.update(emptyDesign);
  expect(sync.state.getState()).toEqual({ kind: "saved" });
  expect(calls).toEqual([]);
});

test("B4 B9 a photo that still uploads is not said to be saved", async () => {
  const { sync, settled, calls } = openSync([200], true);
  const uploading = addPhotos.run(emptyDesign, { photos: [{ id: "a", fileName: "a.jpg" }] });
  sync.update(uploading);
  expect(sync.state.getState()).toEqual({ kind: "uploading" });
  expect(calls).toEqual([]);
  sync.update(updatePhoto(uploading, { id: "a", url: "https://shop.example/a.jpg", handle: "a" }));
  await settled();
  expect(sync.state.getState()).toEqual({ kind: "saved" });
});
