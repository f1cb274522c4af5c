import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test } from "vitest";
import type { PhotoView } from "./photoView.ts";
import { getUncertainPhotoIds, getUnhangablePhotoIds, listFailedPhotos } from "./useFailedPhotos.ts";

const view = (id: string, stage: PhotoView["stage"], isWithoutPreview: boolean): PhotoView => ({
  id,
  fileName: `${id}.jpg`,
  stage,
  source: null,
  fineSource: null,
  isWithoutPreview,
  isUnsaved: false,
});

test("B8 no frame is offered for a photo that the shopper has not seen: it may be damaged", () => {
  const uploading = { kind: "uploading", sent: 0.5 } as const;
  const views = [
    view("shown", uploading, false),
    view("unseen", uploading, true),
    view("read", { kind: "stored" }, true),
    view("damaged", { kind: "failed", problem: { message: "Damaged", canRetry: false } }, true),
  ];
  expect(getUncertainPhotoIds(Object.fromEntries(views.map((one) => [one.id, one])))).toEqual([
    "unseen",
    "damaged",
  ]);
});

test("R4.3 another layout hangs no damaged photo, and one whose upload may be retried only where it hung", () => {
  const failed = (canRetry: boolean) => ({ kind: "failed", problem: { message: "", canRetry } }) as const;
  const views = [
    view("fine", { kind: "stored" }, false),
    view("damaged", failed(false), true),
    view("hungRetry", failed(true), true),
    view("trayRetry", failed(true), true),
  ];
  const wall = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), {
    photos: ["fine", "damaged", "hungRetry", "trayRetry"].map((id) => ({ id, fileName: "a.jpg" })),
  });
  expect(getUnhangablePhotoIds(Object.fromEntries(views.map((one) => [one.id, one])), wall)).toEqual([
    "damaged",
    "trayRetry",
  ]);
});

test("R7.5 one list counts the photos of a wall that cannot be used, and the files that are no photos", () => {
  const failed = { kind: "failed", problem: { message: "", canRetry: false } } as const;
  const wall = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), {
    photos: ["fine", "damaged"].map((id) => ({ id, fileName: "a.jpg" })),
  });
  const views = [
    view("fine", { kind: "stored" }, false),
    view("damaged", failed, true),
    { ...view("text", failed, true), isOnlyFile: true },
    view("ofAnotherWall", failed, true),
  ];
  const listed = listFailedPhotos(wall, Object.fromEntries(views.map((one) => [one.id, one])));
  expect(listed.map(({ id }) => id)).toEqual(["damaged", "text"]);
});
