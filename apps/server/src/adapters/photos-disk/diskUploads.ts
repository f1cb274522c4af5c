import { createHash } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isSafeId } from "@storywall/domain/photos/assetId.ts";
import { replaceDurably, syncFolder } from "../../platform/durableFiles.ts";
import { isDiskFullError, isNotFoundError } from "../../platform/errorCode.ts";
import type { NewUpload, Upload, UploadOutcome, Uploads } from "../../ports/photos/Uploads.ts";
import { appendDurably } from "./appendDurably.ts";
import { limitPhotoChunks } from "./limitPhotoChunks.ts";
import { parseStoredOutcome, toStoredOutcome } from "./storedOutcome.ts";

/** The content of `upload.json`; `size` is absent while unknown. */
type StoredUpload = {
  assetId: string;
  /** The visitor's id; absent when the visitor is unknown. */
  uploader?: string;
  size?: number;
  metadata: Record<string, string | null>;
  createdAt: string;
};

/** Returns what `read` returns; undefined when its file or folder does not exist. */
const ifExists = async <Value>(read: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await read;
  } catch (error) {
    if (isNotFoundError(error)) return undefined;
    throw error;
  }
};

const readText = (path: string) => ifExists(readFile(path, "utf8"));
const statOf = (path: string) => ifExists(stat(path));

/** Runs `work` and returns `kind`, or "diskFull" when the disk is full. */
const catchNoSpace = async <Kind extends string>(kind: Kind, work: () => Promise<void>) => {
  try {
    await work();
    return { kind };
  } catch (error) {
    if (isDiskFullError(error)) return { kind: "diskFull" } as const;
    throw error;
  }
};

/**
 * Opens a folder of uploads. Each upload is a folder with `upload.json`, `bytes`, and `outcome.json` once it is
 * known. The bytes are deleted then, so an upload with an outcome has none.
 */
export const diskUploads = async (root: string): Promise<Uploads> => {
  await mkdir(root, { recursive: true });
  const folderOf = (id: string) => join(root, id);
  const bytesPathOf = (id: string) => join(root, id, "bytes");
  const recordPathOf = (id: string) => join(root, id, "upload.json");
  const outcomePathOf = (id: string) => join(root, id, "outcome.json");

  const saveRecord = ({ id, assetId, uploader, size, metadata, createdAt }: NewUpload): Promise<void> => {
    const stored: StoredUpload = {
      assetId,
      ...(uploader === null ? {} : { uploader }),
      ...(size === undefined ? {} : { size }),
      metadata,
      createdAt: createdAt.toISOString(),
    };
    return replaceDurably(recordPathOf(id), JSON.stringify(stored));
  };

  const find = async (id: string): Promise<Upload | undefined> => {
    if (!isSafeId(id)) return undefined;
    const text = await readText(recordPathOf(id));
    if (text === undefined) return undefined;
    const { assetId, uploader, size, metadata, createdAt }: StoredUpload = JSON.parse(text);
    const outcomeText = await readText(outcomePathOf(id));
    const outcome = outcomeText === undefined ? undefined : parseStoredOutcome(outcomeText);
    const offset = outcome ? (size ?? 0) : ((await statOf(bytesPathOf(id)))?.size ?? 0);
    const ownership = { assetId, uploader: uploader ?? null };
    return { id, ...ownership, size, metadata, createdAt: new Date(createdAt), offset, outcome };
  };

  const create = async (upload: NewUpload) => {
    if (!isSafeId(upload.id)) throw new Error(`Cannot create an upload: invalid id ${upload.id}`);
    const created = await catchNoSpace("created", async () => {
      await mkdir(folderOf(upload.id));
      await writeFile(bytesPathOf(upload.id), "");
      // The record is written last: an upload that has one is complete.
      await saveRecord(upload);
      await syncFolder(root);
    });
    if (created.kind === "diskFull") await remove(upload.id);
    return created;
  };

  const setFinalSize = async (id: string): Promise<void> => {
    const upload = await find(id);
    if (upload) await saveRecord({ ...upload, size: upload.offset });
  };

  const sha256 = async (id: string): Promise<string> => {
    const hash = createHash("sha256");
    for await (const chunk of createReadStream(bytesPathOf(id), { highWaterMark: 1 << 18 }))
      await limitPhotoChunks(() => hash.update(chunk));
    return hash.digest("hex");
  };

  const settle = async (id: string, outcome: UploadOutcome): Promise<void> => {
    const write = () => replaceDurably(outcomePathOf(id), toStoredOutcome(outcome));
    const written = await catchNoSpace("written", write);
    await rm(bytesPathOf(id), { force: true });
    // The space of the bytes is enough for it. If the process dies in between, the photo must be sent and read again.
    if (written.kind === "diskFull") await write();
  };

  const remove = async (id: string): Promise<void> => {
    if (isSafeId(id)) await rm(folderOf(id), { recursive: true, force: true });
  };

  const findUnsettled = async (): Promise<string[]> => {
    const ids: string[] = [];
    for (const id of await readdir(root)) {
      const upload = await find(id);
      if (upload && !upload.outcome && upload.offset === upload.size) ids.push(id);
    }
    return ids;
  };

  const removeOlderThan = async (time: Date): Promise<number> => {
    let removed = 0;
    for (const id of await readdir(root)) {
      const upload = await find(id);
      // An upload without a record: its process died while it created the upload.
      const createdAt = upload?.createdAt ?? (await statOf(folderOf(id)))?.mtime;
      // Another process has removed it meanwhile.
      if (!createdAt) continue;
      if (createdAt >= time) continue;
      await remove(id);
      removed++;
    }
    return removed;
  };

  return {
    create,
    find,
    append: (id, ...bytes) => appendDurably(bytesPathOf(id), ...bytes),
    setFinalSize: setFinalSize,
    sha256,
    withFile: (id, use) => use(bytesPathOf(id)),
    copyTo: (id, path) =>
      catchNoSpace("copied", () => copyFile(bytesPathOf(id), path, constants.COPYFILE_FICLONE)),
    settle,
    remove,
    findUnsettled,
    removeOlderThan,
  };
};
