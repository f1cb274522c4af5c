import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { px } from "@storywall/domain/units/units.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type PhotoState, type PhotoStates, withStage } from "./photoState.ts";
import type { PendingPhoto, PendingPhotos } from "./storage/pendingPhotos.ts";
import { createPhotoRecords } from "./storage/photoRecords.ts";
import type { UploadRequest } from "./upload/sent.ts";
import type { UploadOutcome } from "./upload/uploadPhoto.ts";
import type { UploadQueue } from "./upload/uploadQueue.ts";
import type { PhotoReader } from "./worker/photoReader.ts";

/** What reading or uploading has found out about a photo (R4.1). */
export type FoundPhoto = Pick<DesignPhoto, "id"> & Partial<DesignPhoto>;

/** The photos of this page, from the file picker to the shop. They go on while the shopper walks through the shop. */
export type Photos = {
  readonly states: StoreApi<PhotoStates>;
  /** Looks at files and gives those that are photos, in the order chosen (R4.3). The others stay as `refused` states. */
  readonly choose: (files: readonly File[], designKey: string) => Promise<readonly DesignPhoto[]>;
  /** Takes up what an earlier page left behind for a design, and gives those photos. */
  readonly restore: (designKey: string) => Promise<readonly RestoredPhoto[]>;
  /** Another design shows these photos too, so that they must wait for it as well. */
  readonly bind: (ids: readonly string[], designKey: string) => Promise<void>;
  /** The design is saved with these photos' addresses: the browser's database need not keep them for it. */
  readonly release: (ids: readonly string[], designKey: string) => Promise<void>;
  /** A design shows these photos no more and cannot bring them back: what no other design waits for is dropped. */
  readonly leave: (ids: readonly string[], designKey: string) => Promise<void>;
  /** Whether a photo would be lost if the page went now: it is neither with the shop nor in the browser's database. */
  readonly isAtRisk: () => boolean;
  readonly retry: (id: string) => void;
  /** The photo was taken out of its design and may come back by undo: nothing is sent meanwhile, nothing is lost. */
  readonly setAside: (id: string) => void;
  /** It came back. */
  readonly takeUp: (id: string) => void;
  readonly forget: (id: string) => void;
  readonly onFound: (listener: (found: FoundPhoto) => void) => () => void;
};

export type RestoredPhoto = { readonly photo: DesignPhoto; readonly addedAt: number };

export type PhotosDependencies = {
  readonly reader: PhotoReader;
  readonly pending: PendingPhotos;
  readonly queue: UploadQueue;
  readonly upload: (request: UploadRequest) => Promise<UploadOutcome>;
  readonly makeSource: (picture: Blob) => string;
  /** Resolves when the picture behind an address can be painted at once. */
  readonly prepareSource: (source: string) => Promise<void>;
  readonly freeSource: (source: string) => void;
  readonly newId: () => string;
  readonly now: () => number;
  /** The browser has no room to keep photos over a reload. */
  readonly tellNoRoom: () => void;
};

export const createPhotos = (dependencies: PhotosDependencies): Photos => {
  const { reader, pending, queue, upload, makeSource, prepareSource, freeSource, newId, now, tellNoRoom } =
    dependencies;
  const states = createStore<PhotoStates>(() => ({}));
  const listeners = new Set<(found: FoundPhoto) => void>();
  const records = createPhotoRecords(pending);
  /** Photos that were taken out of their design. */
  const aside = new Set<string>();
  /** Files of which it is not yet known whether they are photos. */
  let looking = 0;

  const found = (photo: FoundPhoto): void => {
    for (const listener of listeners) listener(photo);
  };
  const setStage = (id: string, stage: PhotoState["stage"]): void =>
    states.setState((current) => withStage(current, id, stage));
  const change = (id: string, fields: Partial<PhotoState>): void =>
    states.setState((current) => {
      const state = current[id];
      return state ? { [id]: { ...state, ...fields } } : current;
    });

  const show = async (id: string, picture: Blob | null): Promise<void> => {
    if (picture === null) return;
    const before = states.getState()[id]?.source ?? null;
    const source = makeSource(picture);
    // One that takes the place of another is decoded first, so that the tile never blinks.
    if (before !== null) await prepareSource(source);
    change(id, { source });
    if (before !== null) freeSource(before);
  };

  const send = async (id: string, signal: AbortSignal): Promise<"settled" | "unreachable"> => {
    // Another tab may have sent it, and saved it with its design, while this one waited for its turn.
    const record = await records.latest(id);
    // Taken out of its design in the meantime.
    if (signal.aborted) return "settled";
    if (!record) {
      setStage(id, { kind: "stored" });
      return "settled";
    }
    if (record.file === null) {
      records.know(record);
      if (record.problem) setStage(id, { kind: "refused", problem: record.problem });
      else finish(record.photo);
      return "settled";
    }
    setStage(id, { kind: "uploading", sent: 0 });
    const outcome = await upload({
      file: record.file,
      fileName: record.photo.fileName,
      uploadUrl: record.uploadUrl,
      onUploadUrl: (uploadUrl) => void records.update(id, () => ({ uploadUrl })),
      onProgress: (sent) => setStage(id, { kind: "uploading", sent }),
      signal,
    });
    if (signal.aborted) return "settled";
    if (outcome.kind === "unreachable") {
      setStage(id, { kind: "paused" });
      return "unreachable";
    }
    if (outcome.kind === "refused") {
      const { problem } = outcome;
      setStage(id, { kind: "refused", problem });
      await records.update(id, () => ({
        uploadUrl: null,
        ...(!problem.canRetry && { problem, file: null }),
      }));
      return "settled";
    }
    const { url, asset_id, width, height } = outcome.photo;
    const photo: DesignPhoto = {
      ...record.photo,
      size: { width: px(width), height: px(height) },
      url,
      handle: asset_id,
    };
    await records.update(id, () => ({ photo, file: null, uploadUrl: null }));
    finish(photo);
    return "settled";
  };

  const finish = (photo: DesignPhoto): void => {
    setStage(photo.id, { kind: "stored" });
    found(photo);
  };

  const enqueue = (id: string): void => {
    setStage(id, { kind: "waiting" });
    queue.enqueue(id, (signal) => send(id, signal));
  };

  const showFirst = async ({ photo, file, format }: PendingPhoto): Promise<void> => {
    if (file === null) return;
    const reply = await reader.firstPreview(file, format);
    if (reply.kind === "undecodable") return change(photo.id, { isWithoutPreview: true });
    if (photo.size === undefined && reply.size !== null) found({ id: photo.id, size: reply.size });
    await show(photo.id, reply.picture);
  };

  const showFinely = async ({ photo, file, format }: PendingPhoto): Promise<void> => {
    if (file === null || states.getState()[photo.id]?.isWithoutPreview) return;
    const reply = await reader.finePreview(file, format);
    // Not instead of the small one: fifty fine pictures on a wall are more than a phone's memory holds.
    const isStillHere = states.getState()[photo.id] !== undefined;
    if (reply.kind === "preview" && isStillHere) change(photo.id, { fineSource: makeSource(reply.picture) });
  };

  const forget = (id: string): void => {
    queue.cancel(id);
    void records.drop(id);
    const { [id]: gone, ...rest } = states.getState();
    states.setState(rest, true);
    for (const source of [gone?.source, gone?.fineSource]) if (source) freeSource(source);
  };

  const begin = ({ id, fileName }: DesignPhoto): void => {
    states.setState({
      [id]: {
        id,
        fileName,
        stage: { kind: "reading" },
        source: null,
        fineSource: null,
        isWithoutPreview: false,
        isUnkept: false,
      },
    });
  };

  return {
    states,
    choose: async (files, designKey) => {
      // Each goes on to its first picture as soon as it has been looked at; the design waits for the order of all.
      const chosen = await Promise.all(files.map((file) => receive(file, designKey)));
      const received = chosen.flatMap((one) => one ?? []);
      void bringIn(received);
      return received.map(({ record }) => record.photo);
    },
    restore: async (designKey) => {
      const mine = await records.ofDesign(designKey);
      const fresh = mine.filter(({ photo }) => states.getState()[photo.id] === undefined);
      for (const record of fresh) {
        records.knowKept(record);
        begin(record.photo);
      }
      void Promise.all(fresh.map(showFirst));
      for (const { photo } of fresh) enqueue(photo.id);
      return mine.map(({ photo, addedAt }) => ({ photo, addedAt }));
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
    leave: async (ids, designKey) => {
      for (const id of ids.filter(records.has)) {
        await records.update(id, ({ designs }) => ({ designs: designs.filter((key) => key !== designKey) }));
        if (!records.get(id)?.designs.length) forget(id);
      }
    },
    isAtRisk: () => looking > 0 || records.isAtRisk(),
    retry: enqueue,
    setAside: (id) => {
      if (!records.get(id)?.file) return;
      aside.add(id);
      queue.cancel(id);
      setStage(id, { kind: "waiting" });
    },
    takeUp: (id) => {
      if (aside.delete(id) && states.getState()[id]?.stage.kind === "waiting") enqueue(id);
    },
    forget,
    onFound: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  /** Looks at a file and begins to show it; null for one that is no photo we can take. */
  async function receive(file: File, designKey: string): Promise<Received | null> {
    const id = newId();
    looking += 1;
    const seen = await reader.look(file).finally(() => {
      looking -= 1;
    });
    if (seen.kind === "problem") {
      const stage = { kind: "refused", problem: seen.problem } as const;
      states.setState({
        [id]: {
          id,
          fileName: file.name,
          stage,
          source: null,
          fineSource: null,
          isWithoutPreview: true,
          isUnkept: false,
        },
      });
      return null;
    }
    const photo: DesignPhoto = { id, fileName: file.name, ...(seen.size && { size: seen.size }) };
    const { format } = seen;
    const record: PendingPhoto = {
      photo,
      format,
      file,
      problem: null,
      uploadUrl: null,
      designs: [designKey],
      addedAt: now(),
    };
    records.know(record);
    begin(record.photo);
    void show(id, seen.thumbnail);
    return { record, isShown: showFirst(record) };
  }

  /** First every photo is seen, then kept and sent: writing and sending would take the time of the first picture. */
  async function bringIn(received: readonly Received[]): Promise<void> {
    await Promise.all(received.map(({ isShown }) => isShown));
    let hasRoom = true;
    for (const { record } of received) {
      const { id } = record.photo;
      // Taken out again in the meantime.
      if (!records.has(id)) continue;
      const isKept = await records.keep(record);
      change(id, { isUnkept: !isKept });
      hasRoom &&= isKept;
      if (!aside.has(id)) enqueue(id);
    }
    if (!hasRoom) tellNoRoom();
    for (const { record } of received) await showFinely(record);
  }
};

type Received = {
  readonly record: PendingPhoto;
  /** Settles once the photo is on the screen or never can be. */
  readonly isShown: Promise<void>;
};
