import { expect, test } from "vitest";
import type { PhotoView } from "./photoView.ts";
import { getUncertainPhotoIds } from "./useFailedPhotos.ts";

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
