import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { PHOTO_FORMATS, type PhotoFormat } from "@storywall/domain/photos/formats.ts";
import { px } from "@storywall/domain/units/units.ts";
import { createStore, del, get, promisifyRequest, set, values } from "idb-keyval";
import { parseStoredFile, saveFile } from "../../../lib/browser/storedFile.ts";
import type { UploadError } from "../uploadError.ts";

/**
 * A photo that is not yet uploaded, or not yet in a saved design (B4). It stays in the browser's database until both
 * are done for every design that shows it. After a reload or a crash the upload resumes from this record.
 */
export type PendingPhoto = {
  readonly photo: DesignPhoto;
  readonly format: PhotoFormat;
  /** Null once the server has the photo, or has rejected it for good. */
  readonly file: Blob | null;
  /** Why the server rejected it, shown at the tile also after a reload. */
  readonly problem: UploadError | null;
  /** The URL at which the upload resumes, once it has begun. */
  readonly uploadUrl: string | null;
  /** Keys of the designs that are not yet saved with the photo. */
  readonly designs: readonly string[];
  /** In ms since 1970. */
  readonly addedAt: number;
};

/** The browser's database of pending photos. When it is full, a photo exists only in memory. */
export type PendingPhotos = {
  readonly getAll: () => Promise<readonly PendingPhoto[]>;
  readonly get: (id: string) => Promise<PendingPhoto | null>;
  /** Returns false when the photo was not saved. */
  readonly put: (pending: PendingPhoto) => Promise<boolean>;
  /**
   * Changes a record in one transaction, since other tabs write too. Null from `change` removes it. Returns the new
   * record.
   */
  readonly update: (
    id: string,
    change: (pending: PendingPhoto) => PendingPhoto | null,
  ) => Promise<PendingPhoto | null>;
  readonly delete: (id: string) => Promise<void>;
};

/** Opens the browser's database. Where it takes nothing (a full disk) nothing is saved, and nothing throws. */
export const browserPendingPhotos = (): PendingPhotos => {
  const store = createStore("storywall-photos", "pending");
  return {
    getAll: async () =>
      (await values<unknown>(store).catch(() => [])).flatMap((value) => parsePendingPhoto(value) ?? []),
    get: async (id) => parsePendingPhoto(await get<unknown>(id, store).catch(() => undefined)),
    put: async (pending) => {
      const { file } = pending;
      const save = (stored: unknown) => set(pending.photo.id, { ...pending, file: stored }, store);
      if (file) return saveFile(file, save);
      return save(null).then(
        () => true,
        () => false,
      );
    },
    update: (id, change) =>
      store("readwrite", async (records) => {
        const stored = await promisifyRequest<unknown>(records.get(id));
        const before = parsePendingPhoto(stored);
        const after = before && change(before);
        // The file stays as it is stored, since a browser may refuse it in another form.
        if (after) records.put({ ...after, file: after.file && fieldOf(stored, "file") }, id);
        else if (before) records.delete(id);
        return after;
      }).catch(() => null),
    delete: (id) => del(id, store).catch(() => undefined),
  };
};

/** Parses a record. Returns null for invalid data (from an older page, or another program). */
export const parsePendingPhoto = (value: unknown): PendingPhoto | null => {
  const field = (name: string): unknown => fieldOf(value, name);
  const photo = parsePhoto(field("photo"));
  const problem = parseUploadError(field("problem"));
  const file = parseStoredFile(field("file"));
  const [uploadUrl, designs, addedAt] = ["uploadUrl", "designs", "addedAt"].map(field);
  const format = PHOTO_FORMATS.find((known) => known === field("format"));
  if (photo === null || format === undefined || typeof addedAt !== "number") return null;
  // Without bytes, URL and error there is nothing to restore.
  if (file === null && photo.handle === undefined && problem === null) return null;
  return {
    photo,
    format,
    file,
    problem,
    uploadUrl: typeof uploadUrl === "string" ? uploadUrl : null,
    designs: Array.isArray(designs) ? designs.filter((key) => typeof key === "string") : [],
    addedAt,
  };
};

const parseUploadError = (value: unknown): UploadError | null => {
  const message = fieldOf(value, "message");
  return typeof message === "string" ? { message, canRetry: false } : null;
};

const parsePhoto = (value: unknown): DesignPhoto | null => {
  const text = (name: string): string | null => {
    const field = fieldOf(value, name);
    return typeof field === "string" ? field : null;
  };
  const [id, fileName, url, handle] = [text("id"), text("fileName"), text("url"), text("handle")];
  if (id === null || fileName === null) return null;
  const size = fieldOf(value, "size");
  const [width, height] = [fieldOf(size, "width"), fieldOf(size, "height")];
  return {
    id,
    fileName,
    ...(typeof width === "number" && typeof height === "number" && width > 0 && height > 0
      ? { size: { width: px(width), height: px(height) } }
      : {}),
    ...(url !== null && handle !== null ? { url, handle } : {}),
  };
};
