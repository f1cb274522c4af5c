import { px } from "@storywall/domain/units/units.ts";
import { createPhotos } from "./photos.ts";
import type { PendingPhoto, PendingPhotos } from "./storage/pendingPhotos.ts";
import type { UploadRequest } from "./upload/sent.ts";
import type { UploadOutcome } from "./upload/uploadPhoto.ts";
import { createUploadQueue } from "./upload/uploadQueue.ts";
import type { LookReply } from "./worker/messages.ts";
import type { PhotoReader } from "./worker/photoReader.ts";

/** Fakes of everything around the photos of a page. */

export const stored = (id: string): UploadOutcome => ({
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

/** The browser's database as a map, shared by all pages that are given it. */
export const fakePending = (hasRoom = true) => {
  const records = new Map<string, PendingPhoto>();
  const pending: PendingPhotos = {
    all: async () => [...records.values()],
    get: async (id) => records.get(id) ?? null,
    put: async (record) => {
      if (hasRoom) records.set(record.photo.id, record);
      return hasRoom;
    },
    update: async (id, change) => {
      const before = records.get(id);
      const after = before ? change(before) : null;
      if (after) records.set(id, after);
      else records.delete(id);
      return after;
    },
    remove: async (id) => void records.delete(id),
  };
  return { records, pending };
};

type Fakes = {
  readonly pending?: PendingPhotos;
  readonly look?: (name: string) => LookReply;
  readonly canShow?: (name: string) => boolean;
  readonly upload?: (request: UploadRequest) => Promise<UploadOutcome>;
};

const nameOf = (file: Blob): string => (file instanceof File ? file.name : "");

/** The photos of one page with the given fakes; ids are the files' names. */
export const photosOfPage = ({ pending = fakePending().pending, look, canShow, upload }: Fakes = {}) => {
  const told: string[] = [];
  const size = { width: px(4032), height: px(3024) };
  const names: string[] = [];
  let made = 0;
  const preview: PhotoReader["firstPreview"] = async (file) =>
    (canShow?.(nameOf(file)) ?? true)
      ? { kind: "preview", picture: new Blob([nameOf(file)]), size }
      : { kind: "undecodable" };
  const photos = createPhotos({
    reader: {
      look: async (file) => {
        const reply: LookReply = { kind: "photo", format: "jpeg", size, thumbnail: null };
        return look?.(nameOf(file)) ?? reply;
      },
      firstPreview: preview,
      finePreview: preview,
      largePreview: preview,
    },
    pending,
    queue: createUploadQueue({
      pause: () => new Promise(() => undefined),
      alone: (_name, job) => job(),
    }),
    upload: upload ?? (async ({ fileName }) => stored(fileName)),
    makeSource: () => {
      made += 1;
      return `blob:${made}`;
    },
    prepareSource: async () => undefined,
    freeSource: () => undefined,
    newId: () => {
      names.push("");
      return `photo-${names.length}`;
    },
    now: () => 1000,
    tellNoRoom: () => told.push("no room"),
  });
  return { photos, told };
};

export const jpegFile = (name: string): File => new File(["bytes"], name, { type: "image/jpeg" });
