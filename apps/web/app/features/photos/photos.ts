import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { px } from "@storywall/domain/units/units.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type PhotoState, type PhotoStates, withStage } from "./photoState.ts";
import type { PendingPhoto, PendingPhotos } from "./storage/pendingPhotos.ts";
import { createPhotoRecords } from "./storage/photoRecords.ts";
import type { UploadRequest } from "./upload/sendResult.ts";
import type { UploadResult } from "./upload/uploadPhoto.ts";
import type { UploadQueue } from "./upload/uploadQueue.ts";
import type { PhotoReader } from "./worker/photoReader.ts";

/** What reading or uploading has found out about a photo (R4.1). */
export type PhotoUpdate = Pick<DesignPhoto, "id"> & Partial<DesignPhoto>;

/** The photos of this page, from the file picker to the shop. They go on while the shopper walks through the shop. */
export type Photos = {
  readonly states: StoreApi<PhotoStates>;
  /** Looks at files and gives those that are photos, in the order chosen (R4.3). The others stay as `refused` states. */
  readonly addFiles: (files: readonly File[], designKey: string) => Promise<readonly DesignPhoto[]>;
  /** Takes up what an earlier page left behind for a design, and gives those photos. */
  readonly restore: (designKey: string) => Promise<readonly RestoredPhoto[]>;
  /** Another design shows these photos too, so that they must wait for it as well. */
  readonly bind: (ids: readonly string[], designKey: string) => Promise<void>;
  /** The design is saved with these photos' addresses: the browser's database need not keep them for it. */
  readonly release: (ids: readonly string[], designKey: string) => Promise<void>;
  /** A design shows these photos no more and cannot bring them back: what no other design waits for is dropped. */
  readonly unbind: (ids: readonly string[], designKey: string) => Promise<void>;
  /** Whether a photo would be lost if the page went now: it is neither with the shop nor in the browser's database. */
  readonly hasUnsavedPhotos: () => boolean;
  readonly retry: (id: string) => void;
  /** The photo was taken out of its design and may come back by undo: nothing is sent meanwhile, nothing is lost. */
  readonly pause: (id: string) => void;
  /** It came back. */
  readonly resume: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly onUpdate: (listener: (update: PhotoUpdate) => void) => () => void;
};

export type RestoredPhoto = { readonly photo: DesignPhoto; readonly addedAt: number };

export type PhotosDependencies = {
  readonly reader: PhotoReader;
  readonly pending: PendingPhotos;
  readonly queue: UploadQueue;
  readonly upload: (request: UploadRequest) => Promise<UploadResult>;
  readonly createObjectUrl: (image: Blob) => string;
  /** Resolves when the picture behind an address can be painted at once. */
  readonly decodeImage: (url: string) => Promise<void>;
  readonly revokeObjectUrl: (url: string) => void;
  readonly newId: () => string;
  readonly now: () => number;
  /** The browser has no room to keep photos over a reload. */
  readonly onStorageFull: () => void;
};

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
  /** Photos that were taken out of their design. */
  const pausedIds = new Set<string>();
  /** Files of which it is not yet known whether they are photos. */
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
    // One that takes the place of another is decoded first, so that the tile never blinks.
    if (previousSource !== null) await decodeImage(source);
    patchState(id, { source });
    if (previousSource !== null) revokeObjectUrl(previousSource);
  };

  const send = async (id: string, signal: AbortSignal): Promise<"settled" | "unreachable"> => {
    // Another tab may have sent it, and saved it with its design, while this one waited for its turn.
    const record = await records.getLatest(id);
    // Taken out of its design in the meantime.
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

  const enqueue = (id: string): void => {
    setStage(id, { kind: "waiting" });
    queue.enqueue(id, (signal) => send(id, signal));
  };

  const showFirstPreview = async ({ photo, file, format }: PendingPhoto): Promise<void> => {
    if (file === null) return;
    const reply = await reader.firstPreview(file, format);
    if (reply.kind === "undecodable") return patchState(photo.id, { isWithoutPreview: true });
    if (photo.size === undefined && reply.size !== null) found({ id: photo.id, size: reply.size });
    await showPreview(photo.id, reply.image);
  };

  const showFinePreview = async ({ photo, file, format }: PendingPhoto): Promise<void> => {
    if (file === null || states.getState()[photo.id]?.isWithoutPreview) return;
    const reply = await reader.finePreview(file, format);
    // Not instead of the small one: fifty fine pictures on a wall are more than a phone's memory holds.
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

  const addState = ({ id, fileName }: DesignPhoto): void => {
    states.setState({
      [id]: {
        id,
        fileName,
        stage: { kind: "reading" },
        source: null,
        fineSource: null,
        isWithoutPreview: false,
        isUnsaved: false,
      },
    });
  };

  return {
    states,
    addFiles: async (files, designKey) => {
      // Each goes on to its first picture as soon as it has been looked at; the design waits for the order of all.
      const results = await Promise.all(files.map((file) => addFile(file, designKey)));
      const added = results.flatMap((one) => one ?? []);
      void saveAndEnqueue(added);
      return added.map(({ record }) => record.photo);
    },
    restore: async (designKey) => {
      const designRecords = await records.listForDesign(designKey);
      const newRecords = designRecords.filter(({ photo }) => states.getState()[photo.id] === undefined);
      for (const record of newRecords) {
        records.cacheSaved(record);
        addState(record.photo);
      }
      void Promise.all(newRecords.map(showFirstPreview));
      for (const { photo } of newRecords) enqueue(photo.id);
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
    onUpdate: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  /** Looks at a file and begins to show it; null for one that is no photo we can take. */
  async function addFile(file: File, designKey: string): Promise<AddedFile | null> {
    const id = newId();
    inspectingCount += 1;
    const inspected = await reader.inspect(file).finally(() => {
      inspectingCount -= 1;
    });
    if (inspected.kind === "error") {
      const stage = { kind: "failed", problem: inspected.problem } as const;
      states.setState({
        [id]: {
          id,
          fileName: file.name,
          stage,
          source: null,
          fineSource: null,
          isWithoutPreview: true,
          isUnsaved: false,
        },
      });
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
    records.cache(record);
    addState(record.photo);
    void showPreview(id, inspected.thumbnail);
    return { record, previewShown: showFirstPreview(record) };
  }

  /** First every photo is seen, then kept and sent: writing and sending would take the time of the first picture. */
  async function saveAndEnqueue(added: readonly AddedFile[]): Promise<void> {
    await Promise.all(added.map(({ previewShown }) => previewShown));
    let hasSpace = true;
    for (const { record } of added) {
      const { id } = record.photo;
      // Taken out again in the meantime.
      if (!records.has(id)) continue;
      const isSaved = await records.save(record);
      patchState(id, { isUnsaved: !isSaved });
      hasSpace &&= isSaved;
      if (!pausedIds.has(id)) enqueue(id);
    }
    if (!hasSpace) onStorageFull();
    for (const { record } of added) await showFinePreview(record);
  }
};

type AddedFile = {
  readonly record: PendingPhoto;
  /** Settles once the photo is on the screen or never can be. */
  readonly previewShown: Promise<void>;
};
