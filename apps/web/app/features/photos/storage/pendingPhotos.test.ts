import { px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { type PendingPhoto, parsePendingPhoto } from "./pendingPhotos.ts";

const record: PendingPhoto = {
  photo: { id: "a", fileName: "a.jpg", size: { width: px(4032), height: px(3024) } },
  format: "jpeg",
  file: new Blob(["bytes"]),
  problem: null,
  uploadUrl: "/api/uploads/1",
  designs: ["square_trio"],
  addedAt: 7,
};
const storedPhoto = { ...record.photo, url: "https://shop.example/photos/a.jpg", handle: "h" };

test("B4 a pending photo is read back unchanged", () => {
  expect(parsePendingPhoto(record)).toEqual(record);
  expect(parsePendingPhoto({ ...record, photo: storedPhoto, file: null })).toMatchObject({
    photo: storedPhoto,
    file: null,
  });
});

test("B4 a pending photo whose file was stored as bytes is read back with its file", async () => {
  const bytes = await new Blob(["bytes"]).arrayBuffer();
  const file = parsePendingPhoto({ ...record, file: { bytes, type: "image/jpeg" } })?.file;
  expect(await file?.text()).toBe("bytes");
});

test("B4 a final error is read back with its message, and is not retried", () => {
  const failedRecord = { ...record, file: null, problem: { message: "Damaged.", canRetry: true } };
  expect(parsePendingPhoto(failedRecord)?.problem).toEqual({ message: "Damaged.", canRetry: false });
});

test("R4.1 a URL without a handle is ignored, and so is an incomplete size", () => {
  const incompletePhoto = {
    id: "a",
    fileName: "a.jpg",
    url: storedPhoto.url,
    size: { width: 4032, height: 0 },
  };
  expect(parsePendingPhoto({ ...record, photo: incompletePhoto })?.photo).toEqual({
    id: "a",
    fileName: "a.jpg",
  });
});

test.each([
  ["nothing", undefined],
  ["text", "photo"],
  ["no photo", { ...record, photo: null }],
  ["a photo without a name", { ...record, photo: { id: "a" } }],
  ["no time", { ...record, addedAt: "7" }],
  ["a kind of file that we do not print", { ...record, format: "bmp" }],
  ["neither bytes nor a handle nor a reason", { ...record, file: null }],
])("B4 what is no photo on its way (%s) is none, and no error", (_, value) => {
  expect(parsePendingPhoto(value)).toBeNull();
});
