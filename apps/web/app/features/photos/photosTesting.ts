import { px } from "@storywall/domain/units/units.ts";
import { createPhotos } from "./photos.ts";
import type { PendingPhoto, PendingPhotos } from "./storage/pendingPhotos.ts";
import type { UploadRequest } from "./upload/sendResult.ts";
import type { UploadResult } from "./upload/uploadPhoto.ts";
import { createUploadQueue } from "./upload/uploadQueue.ts";
import type { InspectResult } from "./worker/messages.ts";
import type { PhotoReader } from "./worker/photoReader.ts";

/** Fakes of all dependencies of the photos of a page. */

export const storedResult = (id: string): UploadResult => ({
  kind: "stored",
  photo: {
    url: `https://shop.example/photos/${id}.jpg`,
    format: "jpeg",
    asset_id: `asset-${id}`,
    width: 4032,
    height: 3024,
    bytes: 2_000_000,
    printable: {
      square_small: "good",
      rectangle_small: "good",
      rectangle_medium: "good",
      rectangle_large: "good",
      rectangle_xlarge: "good",
    },
  },
});

/** Returns a fake of the browser's database. Pages that get the same fake share its records. */
export const fakePendingPhotos = (hasSpace = true) => {
  const records = new Map<string, PendingPhoto>();
  const pending: PendingPhotos = {
    getAll: async () => [...records.values()],
    get: async (id) => records.get(id) ?? null,
    put: async (record) => {
      if (hasSpace) records.set(record.photo.id, record);
      return hasSpace;
    },
    update: async (id, change) => {
      const before = records.get(id);
      const after = before ? change(before) : null;
      if (after) records.set(id, after);
      else records.delete(id);
      return after;
    },
    delete: async (id) => void records.delete(id),
  };
  return { records, pending };
};

type PhotoFakes = {
  readonly pending?: PendingPhotos;
  readonly inspect?: (name: string) => InspectResult;
  readonly canShow?: (name: string) => boolean;
  readonly upload?: (request: UploadRequest) => Promise<UploadResult>;
};

const fileNameOf = (file: Blob): string => (file instanceof File ? file.name : "");

/** Returns the photos of one page with these fakes. Ids are the file names. */
export const createTestPhotos = ({
  pending = fakePendingPhotos().pending,
  inspect,
  canShow,
  upload,
}: PhotoFakes = {}) => {
  const warnings: string[] = [];
  const size = { width: px(4032), height: px(3024) };
  const ids: string[] = [];
  let sourceCount = 0;
  const fakePreview: PhotoReader["firstThumbnail"] = async (file) =>
    (canShow?.(fileNameOf(file)) ?? true)
      ? { kind: "preview", image: new Blob([fileNameOf(file)]), size }
      : { kind: "undecodable" };
  const photos = createPhotos({
    reader: {
      inspect: async (file) => {
        const reply: InspectResult = { kind: "photo", format: "jpeg", size, thumbnail: null };
        return inspect?.(fileNameOf(file)) ?? reply;
      },
      firstThumbnail: fakePreview,
      fineThumbnail: fakePreview,
      largeThumbnail: fakePreview,
    },
    pending,
    queue: createUploadQueue({
      wait: () => new Promise(() => undefined),
      withLock: (_name, job) => job(),
    }),
    upload: upload ?? (async ({ fileName }) => storedResult(fileName)),
    createObjectUrl: () => {
      sourceCount += 1;
      return `blob:${sourceCount}`;
    },
    decodeImage: async () => undefined,
    revokeObjectUrl: () => undefined,
    newId: () => {
      ids.push("");
      return `photo-${ids.length}`;
    },
    now: () => 1000,
    onStorageFull: () => warnings.push("no room"),
  });
  return { photos, warnings };
};

export const jpegFile = (name: string): File => new File(["bytes"], name, { type: "image/jpeg" });
