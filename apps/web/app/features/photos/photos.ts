import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { px } from "@storywall/domain/units/units.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import { sleep } from "../../lib/api/retry.ts";
import { type PhotoState, type PhotoStates, withStage } from "./photoState.ts";
import type { PendingPhoto, PendingPhotos } from "./storage/pendingPhotos.ts";
import { createPhotoRecords } from "./storage/photoRecords.ts";
import type { UploadRequest } from "./upload/sendResult.ts";
import type { UploadResult } from "./upload/uploadPhoto.ts";
import type { UploadQueue } from "./upload/uploadQueue.ts";
import type { PhotoReader } from "./worker/photoReader.ts";

/** What reading or uploading has added to a photo (R4.1). */
type PhotoUpdate = Pick<DesignPhoto, "id"> & Partial<DesignPhoto>;

/** The photos of this page, from file picker to server. Uploads continue while the shopper visits other pages. */
export type Photos = {
  readonly states: StoreApi<PhotoStates>;
  /**
   * Inspects files and returns those that are photos, in the order chosen (R4.3). The others stay in stage `failed`,
   * with the tile that they were chosen for.
   */
  readonly addFiles: (
    files: readonly File[],
    designKey: string,
    tile?: string | null,
  ) => Promise<readonly DesignPhoto[]>;
  /** Returns the pending photos of a design that an earlier page saved, and resumes their uploads. */
  readonly restore: (designKey: string) => Promise<readonly RestoredPhoto[]>;
  /** Keeps these photos for another design too, which now shows them. */
  readonly bind: (ids: readonly string[], designKey: string) => Promise<void>;
  /** Drops these photos from the browser's database for a design that was saved with their URLs. */
  readonly release: (ids: readonly string[], designKey: string) => Promise<void>;
  /** Drops photos that a design no longer shows and undo cannot restore, unless another design needs them. */
  readonly unbind: (ids: readonly string[], designKey: string) => Promise<void>;
  /** Returns true when closing the page would lose a photo: neither the server nor the browser's database has it. */
  readonly hasUnsavedPhotos: () => boolean;
  readonly retry: (id: string) => void;
  /** Pauses the upload of a photo that was removed from its design. Undo may restore it, so nothing is deleted. */
  readonly pause: (id: string) => void;
  /** Resumes the upload of a photo that was restored. */
  readonly resume: (id: string) => void;
  readonly remove: (id: string) => void;
  /** Drops the files that never became photos: the shopper has left the wall that they were chosen for. */
  readonly dismissFiles: () => void;
  readonly onUpdate: (listener: (update: PhotoUpdate) => void) => () => void;
};

type RestoredPhoto = { readonly photo: DesignPhoto; readonly addedAt: number };

type PhotosDependencies = {
  readonly reader: PhotoReader;
  readonly pending: PendingPhotos;
  readonly queue: UploadQueue;
  readonly upload: (request: UploadRequest) => Promise<UploadResult>;
  readonly createObjectUrl: (image: Blob) => string;
  /** Resolves when the image at a URL is decoded. */
  readonly decodeImage: (url: string) => Promise<void>;
  readonly revokeObjectUrl: (url: string) => void;
  readonly newId: () => string;
  readonly now: () => number;
  /** Called when browser storage is full, so that photos would not survive a reload. */
  readonly onStorageFull: () => void;
};

/** When the database takes longer than this, photos are shown without it. Fifty photos of a phone take less. */
const MAX_SAVE_WAIT_MS = 1000;

export const createPhotos = (dependencies: PhotosDependencies): Photos => {
  const {
    reader,
    pending,
    queue,
    upload,
    createObjectUrl,
    decodeImage,
    revokeObjectUrl,
    newId,
    now,
    onStorageFull,
  } = dependencies;
  const states = createStore<PhotoStates>(() => ({}));
  const listeners = new Set<(emitUpdate: PhotoUpdate) => void>();
  const records = createPhotoRecords(pending);
  /** Ids of photos that were removed from their design. */
  const pausedIds = new Set<string>();
  /** The number of files that are being inspected. */
  let inspectingCount = 0;

  const found = (photo: PhotoUpdate): void => {
    for (const listener of listeners) listener(photo);
  };
  const setStage = (id: string, stage: PhotoState["stage"]): void =>
    states.setState((current) => withStage(current, id, stage));
  const patchState = (id: string, fields: Partial<PhotoState>): void =>
    states.setState((current) => {
      const state = current[id];
      return state ? { [id]: { ...state, ...fields } } : current;
    });

  const showPreview = async (id: string, image: Blob | null): Promise<void> => {
    if (image === null) return;
    const previousSource = states.getState()[id]?.source ?? null;
    const source = createObjectUrl(image);
    // A replacement is decoded first, so that the tile does not flash.
    if (previousSource !== null) await decodeImage(source);
    patchState(id, { source });
    if (previousSource !== null) revokeObjectUrl(previousSource);
  };

  const send = async (id: string, signal: AbortSignal): Promise<"settled" | "unreachable"> => {
    // Another tab may have uploaded it, and saved its design, while this one waited for its turn.
    const record = await records.getLatest(id);
    // Removed from its design in the meantime.
    if (signal.aborted) return "settled";
    if (!record) {
      setStage(id, { kind: "stored" });
      return "settled";
    }
    if (record.file === null) {
      records.cache(record);
      if (record.problem) setStage(id, { kind: "failed", problem: record.problem });
      else markStored(record.photo);
      return "settled";
    }
    setStage(id, { kind: "uploading", sent: 0 });
    const result = await upload({
      file: record.file,
      fileName: record.photo.fileName,
      uploadUrl: record.uploadUrl,
      onUploadUrl: (uploadUrl) => void records.update(id, () => ({ uploadUrl })),
      onProgress: (sent) => setStage(id, { kind: "uploading", sent }),
      signal,
    });
    if (signal.aborted) return "settled";
    if (result.kind === "unreachable") {
      setStage(id, { kind: "paused" });
      return "unreachable";
    }
    if (result.kind === "error") {
      const { problem } = result;
      setStage(id, { kind: "failed", problem });
      await records.update(id, () => ({
        uploadUrl: null,
        ...(!problem.canRetry && { problem, file: null }),
      }));
      return "settled";
    }
    const { url, asset_id, width, height } = result.photo;
    const photo: DesignPhoto = {
      ...record.photo,
      size: { width: px(width), height: px(height) },
      url,
      handle: asset_id,
    };
    await records.update(id, () => ({ photo, file: null, uploadUrl: null }));
    markStored(photo);
    return "settled";
  };

  const markStored = (photo: DesignPhoto): void => {
    setStage(photo.id, { kind: "stored" });
    found(photo);
  };

  const isStored = (id: string): boolean => states.getState()[id]?.stage.kind === "stored";

  const enqueue = (id: string): void => {
    setStage(id, { kind: "waiting" });
    queue.enqueue(id, (signal) => send(id, signal));
  };

  const showFirstPreview = async ({ photo, file, format }: PendingPhoto): Promise<void> => {
    if (file === null) return;
    const reply = await reader.firstThumbnail(file, format);
    if (reply.kind === "undecodable") return patchState(photo.id, { isWithoutPreview: true });
    if (photo.size === undefined && reply.size !== null) found({ id: photo.id, size: reply.size });
    await showPreview(photo.id, reply.image);
  };

  const showFinePreview = async ({ photo, file, format }: PendingPhoto): Promise<void> => {
    if (file === null || states.getState()[photo.id]?.isWithoutPreview) return;
    const reply = await reader.fineThumbnail(file, format);
    // The small preview stays in use: fifty large ones on a wall exceed a phone's memory.
    const isStillPresent = states.getState()[photo.id] !== undefined;
    if (reply.kind === "preview" && isStillPresent)
      patchState(photo.id, { fineSource: createObjectUrl(reply.image) });
  };

  const remove = (id: string): void => {
    queue.cancel(id);
    void records.delete(id);
    const { [id]: removed, ...rest } = states.getState();
    states.setState(rest, true);
    for (const source of [removed?.source, removed?.fineSource]) if (source) revokeObjectUrl(source);
  };

  const addState = (
    { id, fileName }: Pick<DesignPhoto, "id" | "fileName">,
    stage: PhotoState["stage"] = { kind: "reading" },
    onlyFile: Pick<PhotoState, "isOnlyFile" | "tile"> = {},
  ): void => {
    states.setState({
      [id]: {
        id,
        fileName,
        stage,
        source: null,
        fineSource: null,
        isWithoutPreview: stage.kind === "failed",
        ...onlyFile,
        isUnsaved: false,
      },
    });
  };

  return {
    states,
    addFiles: async (files, designKey, tile = null) => {
      // Each photo renders its first preview as soon as it is inspected. The design waits for all, to keep their order.
      const results = await Promise.all(files.map((file) => addFile(file, designKey, tile)));
      const added = results.flatMap((one) => one ?? []);
      void enqueueSaved(added);
      // A photo that is visible on the wall must still exist after a reload (B4), which may come at once.
      await Promise.race([Promise.all(added.map(({ saved }) => saved)), sleep(MAX_SAVE_WAIT_MS)]);
      return added.map(({ record }) => record.photo);
    },
    restore: async (designKey) => {
      const designRecords = await records.listForDesign(designKey);
      const newRecords = designRecords.filter(({ photo }) => states.getState()[photo.id] === undefined);
      for (const record of newRecords) {
        records.cacheSaved(record);
        // At once, and not at its turn in the upload queue: a layout that is opened meanwhile would hang it. --
        addState(record.photo, record.problem ? { kind: "failed", problem: record.problem } : undefined);
      }
      void Promise.all(newRecords.map(showFirstPreview));
      // Undo has brought these back after their upload found them deleted.
      const returnedRecords = designRecords.filter(
        (record) => !newRecords.includes(record) && isUnsent(record) && isStored(record.photo.id),
      );
      for (const record of returnedRecords) records.cacheSaved(record);
      for (const { photo, problem } of [...newRecords, ...returnedRecords])
        if (problem === null) enqueue(photo.id);
      return designRecords.map(({ photo, addedAt }) => ({ photo, addedAt }));
    },
    bind: async (ids, designKey) => {
      for (const id of ids) {
        await records.update(id, ({ designs }) => ({ designs: [...new Set([...designs, designKey])] }));
      }
    },
    release: async (ids, designKey) => {
      for (const id of ids.filter(records.has)) {
        await records.update(id, ({ designs }) => ({ designs: designs.filter((key) => key !== designKey) }));
      }
    },
    unbind: async (ids, designKey) => {
      for (const id of ids.filter(records.has)) {
        await records.update(id, ({ designs }) => ({ designs: designs.filter((key) => key !== designKey) }));
        if (!records.get(id)?.designs.length) remove(id);
      }
    },
    hasUnsavedPhotos: () => inspectingCount > 0 || records.hasUnsavedPhotos(),
    retry: enqueue,
    pause: (id) => {
      if (!records.get(id)?.file) return;
      pausedIds.add(id);
      queue.cancel(id);
      setStage(id, { kind: "waiting" });
    },
    resume: (id) => {
      if (pausedIds.delete(id) && states.getState()[id]?.stage.kind === "waiting") enqueue(id);
    },
    remove,
    dismissFiles: () => {
      for (const { id, isOnlyFile } of Object.values(states.getState())) if (isOnlyFile) remove(id);
    },
    onUpdate: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  /** Inspects a file and starts to show it. Returns null for a file that is not an accepted photo. */
  async function addFile(file: File, designKey: string, tile: string | null): Promise<AddedFile | null> {
    const id = newId();
    inspectingCount += 1;
    const inspected = await reader.inspect(file).finally(() => {
      inspectingCount -= 1;
    });
    if (inspected.kind === "error") {
      const onlyFile = { isOnlyFile: true, tile };
      addState({ id, fileName: file.name }, { kind: "failed", problem: inspected.problem }, onlyFile);
      return null;
    }
    const photo: DesignPhoto = { id, fileName: file.name, ...(inspected.size && { size: inspected.size }) };
    const { format } = inspected;
    const record: PendingPhoto = {
      photo,
      format,
      file,
      problem: null,
      uploadUrl: null,
      designs: [designKey],
      addedAt: now(),
    };
    const saved = records.save(record);
    addState(record.photo);
    void showPreview(id, inspected.thumbnail);
    return { record, saved, previewShown: showFirstPreview(record) };
  }

  /** Uploads photos after all are shown: the network would delay the first previews. */
  async function enqueueSaved(added: readonly AddedFile[]): Promise<void> {
    await Promise.all(added.map(({ previewShown }) => previewShown));
    let hasSpace = true;
    for (const { record, saved } of added) {
      const { id } = record.photo;
      const isSaved = await saved;
      // Removed in the meantime.
      if (!records.has(id)) continue;
      patchState(id, { isUnsaved: !isSaved });
      hasSpace &&= isSaved;
      if (!pausedIds.has(id)) enqueue(id);
    }
    if (!hasSpace) onStorageFull();
    for (const { record } of added) await showFinePreview(record);
  }
};

const isUnsent = ({ photo, file }: PendingPhoto): boolean => file !== null && photo.handle === undefined;

type AddedFile = {
  readonly record: PendingPhoto;
  /** Resolves to whether the browser's database has it. */
  readonly saved: Promise<boolean>;
  /** Settles once the preview is shown, or cannot be shown. */
  readonly previewShown: Promise<void>;
};
