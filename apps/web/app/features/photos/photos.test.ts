import { afterEach, expect, test, vi } from "vitest";
import { createTestPhotos, fakePendingPhotos, jpegFile, storedResult } from "./photosTesting.ts";
import type { PendingPhoto } from "./storage/pendingPhotos.ts";
import type { UploadResult } from "./upload/uploadPhoto.ts";
import { UPLOAD_FAILED } from "./uploadError.ts";

afterEach(() => vi.useRealTimers());

const stageOf = (page: ReturnType<typeof createTestPhotos>, id: string) =>
  page.photos.states.getState()[id]?.stage.kind;

test("R4.3 photos keep the order in which they were chosen, whichever is read first", async () => {
  const { photos } = createTestPhotos();
  const chosen = await photos.addFiles([jpegFile("b.jpg"), jpegFile("a.jpg"), jpegFile("c.jpg")], "six");
  expect(chosen.map(({ fileName }) => fileName)).toEqual(["b.jpg", "a.jpg", "c.jpg"]);
});

test("R4.1 a photo starts with a local preview; after the upload its URL, handle and size are reported", async () => {
  const page = createTestPhotos();
  const found = vi.fn();
  page.photos.onUpdate(found);
  const [photo] = await page.photos.addFiles([jpegFile("a.jpg")], "six");
  expect(photo).toEqual({ id: "photo-1", fileName: "a.jpg", size: { width: 4032, height: 3024 } });
  await vi.waitFor(() => expect(stageOf(page, "photo-1")).toBe("stored"));
  expect(page.photos.states.getState()["photo-1"]?.source).toMatch(/^blob:/);
  expect(found).toHaveBeenCalledWith(
    expect.objectContaining({
      id: "photo-1",
      url: "https://shop.example/photos/a.jpg.jpg",
      handle: "asset-a.jpg",
    }),
  );
});

test("B2 a photo keeps its small preview when its larger one for zooming is made", async () => {
  const page = createTestPhotos();
  await page.photos.addFiles([jpegFile("a.jpg")], "six");
  await vi.waitFor(() => expect(page.photos.states.getState()["photo-1"]?.source).toMatch(/^blob:/));
  const small = page.photos.states.getState()["photo-1"]?.source;
  await vi.waitFor(() => expect(page.photos.states.getState()["photo-1"]?.fineSource).toMatch(/^blob:/));
  expect(page.photos.states.getState()["photo-1"]?.source).toBe(small);
});

test("R2.7 a file that is no photo has an error, and the others continue", async () => {
  const problem = { message: "This is a text.", canRetry: false };
  const page = createTestPhotos({
    inspect: (name) =>
      name === "text.jpg"
        ? { kind: "error", problem }
        : { kind: "photo", format: "jpeg", size: null, thumbnail: null },
  });
  const chosen = await page.photos.addFiles([jpegFile("text.jpg"), jpegFile("a.jpg")], "six", "tile-2");
  expect(chosen.map(({ fileName }) => fileName)).toEqual(["a.jpg"]);
  expect(page.photos.states.getState()["photo-1"]).toMatchObject({
    fileName: "text.jpg",
    stage: { kind: "failed", problem },
    tile: "tile-2",
  });
  await vi.waitFor(() => expect(stageOf(page, "photo-2")).toBe("stored"));
});

test("R4.1 a photo that the browser cannot show is still uploaded", async () => {
  const page = createTestPhotos({ canShow: () => false });
  await page.photos.addFiles([jpegFile("a.heic")], "six");
  await vi.waitFor(() => expect(stageOf(page, "photo-1")).toBe("stored"));
  expect(page.photos.states.getState()["photo-1"]).toMatchObject({ isWithoutPreview: true, source: null });
});

test("B4 a photo stays in the browser's database until it is uploaded and its design is saved", async () => {
  const { records, pending } = fakePendingPhotos();
  const page = createTestPhotos({ pending });
  await page.photos.addFiles([jpegFile("a.jpg")], "six");
  await vi.waitFor(() => expect(stageOf(page, "photo-1")).toBe("stored"));
  expect(records.get("photo-1")).toMatchObject({ file: null, photo: { handle: "asset-a.jpg" } });
  await page.photos.release(["photo-1"], "six");
  expect(records.size).toBe(0);
});

test("B4 a page after a crash restores pending photos and resumes their uploads", async () => {
  const { pending } = fakePendingPhotos();
  const before = createTestPhotos({
    pending,
    upload: async ({ onUploadUrl }) => {
      onUploadUrl("/api/uploads/1");
      return { kind: "unreachable" };
    },
  });
  await before.photos.addFiles([jpegFile("a.jpg")], "six");
  await vi.waitFor(() => expect(stageOf(before, "photo-1")).toBe("paused"));

  const upload = vi.fn(async () => storedResult("a"));
  const after = createTestPhotos({ pending, upload });
  expect(await after.photos.restore("another")).toEqual([]);
  const restored = await after.photos.restore("six");
  expect(restored.map(({ photo }) => photo.fileName)).toEqual(["a.jpg"]);
  await vi.waitFor(() => expect(stageOf(after, "photo-1")).toBe("stored"));
  expect(upload).toHaveBeenCalledWith(expect.objectContaining({ uploadUrl: "/api/uploads/1" }));
});

test("B4 a photo that another tab has added and saved is neither sent nor saved again", async () => {
  const { records, pending } = fakePendingPhotos();
  const first = createTestPhotos({ pending, upload: () => new Promise(() => undefined) });
  await first.photos.addFiles([jpegFile("a.jpg")], "six");
  await vi.waitFor(() => expect(records.size).toBe(1));
  records.clear();

  const upload = vi.fn(async () => storedResult("a"));
  const second = createTestPhotos({ pending, upload });
  await second.photos.restore("six");
  await first.photos.release(["photo-1"], "six");
  expect(records.size).toBe(0);
  expect(upload).not.toHaveBeenCalled();
});

test("B4 a photo is released once both designs that show it are saved", async () => {
  const { records, pending } = fakePendingPhotos();
  const page = createTestPhotos({ pending });
  await page.photos.addFiles([jpegFile("a.jpg")], "six");
  await vi.waitFor(() => expect(stageOf(page, "photo-1")).toBe("stored"));
  await page.photos.bind(["photo-1"], "dozen");
  await page.photos.release(["photo-1"], "six");
  expect(records.get("photo-1")?.designs).toEqual(["dozen"]);
  await page.photos.release(["photo-1"], "dozen");
  expect(records.size).toBe(0);
});

test("B3 a photo that undo can no longer restore is removed, unless another design needs it", async () => {
  const { records, pending } = fakePendingPhotos();
  const page = createTestPhotos({ pending, upload: async () => ({ kind: "unreachable" }) });
  await page.photos.addFiles([jpegFile("a.jpg")], "six");
  await vi.waitFor(() => expect(stageOf(page, "photo-1")).toBe("paused"));
  await page.photos.bind(["photo-1"], "dozen");
  await page.photos.unbind(["photo-1"], "six");
  expect(records.get("photo-1")?.designs).toEqual(["dozen"]);
  await page.photos.unbind(["photo-1"], "dozen");
  expect(records.size).toBe(0);
  expect(stageOf(page, "photo-1")).toBeUndefined();
});

test("B4 with full storage the shopper is told once, and the upload continues from memory", async () => {
  const { pending } = fakePendingPhotos();
  // The second photo is smaller and fits.
  const put = async (record: PendingPhoto) => record.photo.id !== "photo-1" && pending.put(record);
  const page = createTestPhotos({ pending: { ...pending, put } });
  await page.photos.addFiles([jpegFile("a.jpg"), jpegFile("b.jpg")], "six");
  await vi.waitFor(() => expect(stageOf(page, "photo-2")).toBe("stored"));
  expect(page.warnings).toEqual(["no room"]);
});

test("B4 a final error keeps its message after a reload", async () => {
  const problem = { message: "This photo is damaged.", canRetry: false };
  const { pending } = fakePendingPhotos();
  const before = createTestPhotos({ pending, upload: async () => ({ kind: "error", problem }) });
  await before.photos.addFiles([jpegFile("a.jpg")], "six");
  await vi.waitFor(() => expect(stageOf(before, "photo-1")).toBe("failed"));
  const after = createTestPhotos({ pending });
  await after.photos.restore("six");
  // At once: a layout that is opened right after the reload must not hang it.
  expect(stageOf(after, "photo-1")).toBe("failed");
  after.photos.remove("photo-1");
  expect(await createTestPhotos({ pending }).photos.restore("six")).toEqual([]);
});

test("R4.1 an upload with a temporary error can be retried with the same bytes", async () => {
  let tries = 0;
  const page = createTestPhotos({
    upload: async () => {
      tries += 1;
      return tries === 1 ? { kind: "error", problem: UPLOAD_FAILED } : storedResult("a");
    },
  });
  await page.photos.addFiles([jpegFile("a.jpg")], "six");
  await vi.waitFor(() => expect(stageOf(page, "photo-1")).toBe("failed"));
  page.photos.retry("photo-1");
  await vi.waitFor(() => expect(stageOf(page, "photo-1")).toBe("stored"));
});

/** Returns a fake of a database whose saves wait for `answer`. */
const slowPendingPhotos = () => {
  const { pending } = fakePendingPhotos();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const put = (record: PendingPhoto) => answered.then(() => pending.put(record));
  return { pending: { ...pending, put }, answer };
};

/** Returns what it resolves to when photos no longer wait for the database. */
const whenSaveIsLate = async <Value>(shown: Promise<Value>): Promise<Value> => {
  await vi.advanceTimersByTimeAsync(1000);
  return shown;
};

test("B4 photos are shown once the browser's database has them, so a reload right after loses none", async () => {
  const { pending, answer } = slowPendingPhotos();
  const page = createTestPhotos({ pending });
  const onShown = vi.fn();
  const choosing = page.photos.addFiles([jpegFile("a.jpg"), jpegFile("b.jpg")], "six").then(onShown);
  await new Promise(setImmediate);
  expect(onShown).not.toHaveBeenCalled();
  expect(page.photos.hasUnsavedPhotos()).toBe(true);
  answer();
  await choosing;
  expect(onShown).toHaveBeenCalledOnce();
  expect(page.photos.hasUnsavedPhotos()).toBe(false);
  expect(await createTestPhotos({ pending }).photos.restore("six")).toHaveLength(2);
});

test("B4 a database that does not answer keeps no photo from the wall, but the photo stays at risk", async () => {
  vi.useFakeTimers();
  const { pending } = slowPendingPhotos();
  const page = createTestPhotos({ pending });
  const choosing = page.photos.addFiles([jpegFile("a.jpg")], "six");
  expect(await whenSaveIsLate(choosing)).toHaveLength(1);
  expect(page.photos.hasUnsavedPhotos()).toBe(true);
});

test("B4 with full storage a photo is at risk until the server has it", async () => {
  const { promise: answer, resolve: resolveUpload } = Promise.withResolvers<UploadResult>();
  const upload = vi.fn(() => answer);
  const page = createTestPhotos({ pending: fakePendingPhotos(false).pending, upload });
  await page.photos.addFiles([jpegFile("a.jpg")], "six");
  await vi.waitFor(() => expect(upload).toHaveBeenCalled());
  expect(page.photos.hasUnsavedPhotos()).toBe(true);
  resolveUpload(storedResult("a"));
  await vi.waitFor(() => expect(stageOf(page, "photo-1")).toBe("stored"));
  expect(page.photos.hasUnsavedPhotos()).toBe(false);
});

test("B4 a photo removed from its wall is not sent; undo restores its bytes, and the upload resumes", async () => {
  const answers: ((outcome: UploadResult) => void)[] = [];
  const { records, pending } = fakePendingPhotos();
  const page = createTestPhotos({ pending, upload: () => new Promise((resolve) => answers.push(resolve)) });
  await page.photos.addFiles([jpegFile("a.jpg")], "six");
  await vi.waitFor(() => expect(stageOf(page, "photo-1")).toBe("uploading"));
  page.photos.pause("photo-1");
  expect(stageOf(page, "photo-1")).toBe("waiting");
  answers[0]?.({ kind: "unreachable" });
  expect(records.get("photo-1")?.file).toBeInstanceOf(Blob);
  page.photos.resume("photo-1");
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(storedResult("a.jpg"));
  await vi.waitFor(() => expect(stageOf(page, "photo-1")).toBe("stored"));
});

test("B4 a photo that is removed before its upload is not sent until it is restored", async () => {
  const upload = vi.fn(async () => storedResult("a"));
  const { records, pending } = fakePendingPhotos();
  const page = createTestPhotos({ pending, upload });
  await page.photos.addFiles([jpegFile("a.jpg")], "six");
  page.photos.pause("photo-1");
  await vi.waitFor(() => expect(records.size).toBe(1));
  expect(stageOf(page, "photo-1")).toBe("waiting");
  expect(upload).not.toHaveBeenCalled();
  page.photos.resume("photo-1");
  await vi.waitFor(() => expect(stageOf(page, "photo-1")).toBe("stored"));
});

test("B4 a reply for a removed photo does not change its stage", async () => {
  const { promise: answer, resolve: give } = Promise.withResolvers<UploadResult>();
  const page = createTestPhotos({ upload: () => answer });
  await page.photos.addFiles([jpegFile("a.jpg")], "six");
  await vi.waitFor(() => expect(stageOf(page, "photo-1")).toBe("uploading"));
  page.photos.pause("photo-1");
  give({ kind: "error", problem: UPLOAD_FAILED });
  await answer;
  await new Promise(setImmediate);
  expect(stageOf(page, "photo-1")).toBe("waiting");
});

test("B4 a photo that is removed as its turn begins waits, and resumes once it is restored", async () => {
  const upload = vi.fn(async (): Promise<UploadResult> => ({ kind: "unreachable" }));
  const page = createTestPhotos({ upload });
  await page.photos.addFiles([jpegFile("a.jpg")], "six");
  await vi.waitFor(() => expect(stageOf(page, "photo-1")).toBe("paused"));
  page.photos.pause("photo-1");
  page.photos.resume("photo-1");
  page.photos.pause("photo-1");
  await new Promise(setImmediate);
  expect(stageOf(page, "photo-1")).toBe("waiting");
  upload.mockResolvedValue(storedResult("a"));
  page.photos.resume("photo-1");
  await vi.waitFor(() => expect(stageOf(page, "photo-1")).toBe("stored"));
});

test("B4 resuming a photo that was never removed keeps its place in the queue", async () => {
  vi.useFakeTimers();
  const { pending } = slowPendingPhotos();
  const page = createTestPhotos({ pending });
  await whenSaveIsLate(page.photos.addFiles([jpegFile("a.jpg")], "six"));
  expect(stageOf(page, "photo-1")).toBe("reading");
  page.photos.resume("photo-1");
  expect(stageOf(page, "photo-1")).toBe("reading");
});

test("B4 a photo that is removed before it was saved does not come back", async () => {
  vi.useFakeTimers();
  const { pending, answer } = slowPendingPhotos();
  const page = createTestPhotos({ pending });
  await whenSaveIsLate(page.photos.addFiles([jpegFile("a.jpg"), jpegFile("b.jpg")], "six"));
  page.photos.remove("photo-1");
  answer();
  await vi.waitFor(() => expect(stageOf(page, "photo-2")).toBe("stored"));
  expect((await pending.getAll()).map(({ photo }) => photo.id)).toEqual(["photo-2"]);
});

test("B4 a photo that another tab has sent while this one waited is not sent again", async () => {
  const { records, pending } = fakePendingPhotos();
  const upload = vi.fn(async () => storedResult("a"));
  const page = createTestPhotos({ pending, upload });
  await page.photos.addFiles([jpegFile("a.jpg")], "six");
  page.photos.pause("photo-1");
  await vi.waitFor(() => expect(records.size).toBe(1));
  records.clear();
  page.photos.resume("photo-1");
  await vi.waitFor(() => expect(stageOf(page, "photo-1")).toBe("stored"));
  expect(upload).not.toHaveBeenCalled();
});

test("R4.3 B4 restored photos keep the order in which they were chosen, each with its preview", async () => {
  const { records, pending } = fakePendingPhotos();
  const before = createTestPhotos({ pending, upload: async () => ({ kind: "unreachable" }) });
  await before.photos.addFiles([jpegFile("a.jpg"), jpegFile("b.jpg")], "six");
  await vi.waitFor(() => expect(records.size).toBe(2));
  const [first, second] = [...records.values()];
  if (!first || !second) throw new Error("Two photos must be saved");
  records.clear();
  records.set("photo-2", { ...second, addedAt: 2 });
  records.set("photo-1", { ...first, addedAt: 1 });
  const after = createTestPhotos({ pending });
  const restored = await after.photos.restore("six");
  expect(restored.map(({ photo }) => photo.fileName)).toEqual(["a.jpg", "b.jpg"]);
  await vi.waitFor(() => {
    const sources = Object.values(after.photos.states.getState()).map(({ source }) => source);
    expect(sources).toEqual([expect.stringMatching(/^blob:/), expect.stringMatching(/^blob:/)]);
  });
});

test("B4 a photo that is not uploaded keeps its bytes, whatever is saved", async () => {
  const { records, pending } = fakePendingPhotos();
  const page = createTestPhotos({ pending, upload: async () => ({ kind: "unreachable" }) });
  await page.photos.addFiles([jpegFile("a.jpg")], "six");
  await vi.waitFor(() => expect(stageOf(page, "photo-1")).toBe("paused"));
  await page.photos.release(["photo-1"], "six");
  expect(records.get("photo-1")?.file).toBeInstanceOf(Blob);
});

test("B4 a photo that does not fit into storage is marked until the server has it", async () => {
  const page = createTestPhotos({
    pending: fakePendingPhotos(false).pending,
    upload: () => new Promise(() => undefined),
  });
  await page.photos.addFiles([jpegFile("a.jpg")], "six");
  await vi.waitFor(() => expect(page.warnings).toEqual(["no room"]));
  expect(page.photos.states.getState()["photo-1"]?.isUnsaved).toBe(true);
});

test("B4 a photo whose wall was deleted during its upload is sent once undo has brought the wall back", async () => {
  const answers: ((outcome: UploadResult) => void)[] = [];
  const { records, pending } = fakePendingPhotos();
  const page = createTestPhotos({ pending, upload: () => new Promise((resolve) => answers.push(resolve)) });
  await page.photos.addFiles([jpegFile("a.jpg"), jpegFile("b.jpg"), jpegFile("c.jpg")], "six");
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  await vi.waitFor(() => expect(records.size).toBe(3));
  const deleted = [...records];
  records.clear();
  for (const [index, answer] of answers.entries()) answer(storedResult(`${index}`));
  const ids = ["photo-1", "photo-2", "photo-3"];
  await vi.waitFor(() => expect(ids.map((id) => stageOf(page, id))).toEqual(["stored", "stored", "stored"]));

  for (const [id, record] of deleted) records.set(id, record);
  const found = vi.fn();
  page.photos.onUpdate(found);
  await page.photos.restore("six");
  await vi.waitFor(() => expect(answers).toHaveLength(4));
  for (const answer of answers.slice(2)) answer(storedResult("again"));
  await vi.waitFor(() => expect(answers).toHaveLength(5));
  answers[4]?.(storedResult("again"));
  await vi.waitFor(() => expect(found).toHaveBeenCalledTimes(3));
  expect(ids.map((id) => records.get(id)?.photo.handle)).toEqual(Array(3).fill("asset-again"));
});

test("B4 a photo that was bound before this page knew it is changed in the database, not only in memory", async () => {
  const { records, pending } = fakePendingPhotos();
  const before = createTestPhotos({ pending, upload: async () => ({ kind: "unreachable" }) });
  await before.photos.addFiles([jpegFile("a.jpg")], "six");
  await vi.waitFor(() => expect(stageOf(before, "photo-1")).toBe("paused"));
  const { photos } = createTestPhotos({ pending });
  await photos.bind(["photo-1"], "dozen");
  await photos.unbind(["photo-1"], "dozen");
  expect(records.get("photo-1")?.designs).toEqual(["six"]);
});
