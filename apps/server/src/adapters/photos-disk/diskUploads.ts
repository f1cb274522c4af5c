import { createHash } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isSafeId } from "@storywall/domain/photos/assetId.ts";
import type { NewUpload, Upload, UploadOutcome, Uploads } from "../../ports/photos/Uploads.ts";
import { appendDurably } from "./appendDurably.ts";
import { isNoSpace, isNotFound, syncFolder, writeDurably } from "./durable.ts";
import { limitPhotoChunks } from "./limitPhotoChunks.ts";
import { parseStoredOutcome, toStoredOutcome } from "./storedOutcome.ts";

/** What stands in `upload.json`; `size` is absent while unknown. */
type StoredUpload = {
  assetId: string;
  /** Absent where nobody is known. */
  uploader?: string;
  size?: number;
  metadata: Record<string, string | null>;
  createdAt: string;
};

/** Undefined when there is no such file. */
const readText = async (path: string): Promise<string | undefined> => {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
};

const sizeOf = async (path: string): Promise<number | undefined> => {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
};

/** When a folder was last changed; undefined when there is none. */
const modifiedAtOf = async (folder: string): Promise<Date | undefined> => {
  try {
    return (await stat(folder)).mtime;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
};

/** Runs it, and says when the disk is full. */
const catchNoSpace = async <Kind extends string>(kind: Kind, work: () => Promise<void>) => {
  try {
    await work();
    return { kind };
  } catch (error) {
    if (isNoSpace(error)) return { kind: "noSpace" } as const;
    throw error;
  }
};

/**
 * Uploads in a folder each: `upload.json`, `bytes`, and `outcome.json` once it is known. The bytes go when it is, so an
 * upload with an outcome has none.
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
    return writeDurably(recordPathOf(id), JSON.stringify(stored));
  };

  const find = async (id: string): Promise<Upload | undefined> => {
    if (!isSafeId(id)) return undefined;
    const text = await readText(recordPathOf(id));
    if (text === undefined) return undefined;
    const { assetId, uploader, size, metadata, createdAt }: StoredUpload = JSON.parse(text);
    const outcomeText = await readText(outcomePathOf(id));
    const outcome = outcomeText === undefined ? undefined : parseStoredOutcome(outcomeText);
    const offset = outcome ? (size ?? 0) : ((await sizeOf(bytesPathOf(id))) ?? 0);
    const ownership = { assetId, uploader: uploader ?? null };
    return { id, ...ownership, size, metadata, createdAt: new Date(createdAt), offset, outcome };
  };

  const create = async (upload: NewUpload) => {
    if (!isSafeId(upload.id)) throw new Error("An upload cannot have that id.");
    const created = await catchNoSpace("created", async () => {
      await mkdir(folderOf(upload.id));
      await writeFile(bytesPathOf(upload.id), "");
      // Last: an upload that has its record has all that it needs.
      await saveRecord(upload);
      await syncFolder(root);
    });
    if (created.kind === "noSpace") await remove(upload.id);
    return created;
  };

  const end = async (id: string): Promise<void> => {
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
    const write = () => writeDurably(outcomePathOf(id), toStoredOutcome(outcome));
    const written = await catchNoSpace("written", write);
    await rm(bytesPathOf(id), { force: true });
    // The room of the bytes is enough for it. A process that dies in between has the photo sent and read once more.
    if (written.kind === "noSpace") await write();
  };

  const remove = async (id: string): Promise<void> => {
    if (isSafeId(id)) await rm(folderOf(id), { recursive: true, force: true });
  };

  const unsettled = async (): Promise<string[]> => {
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
      // Without a record a process died while it made the upload.
      const createdAt = upload?.createdAt ?? (await modifiedAtOf(folderOf(id)));
      // Another process was quicker.
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
    fixSize: end,
    sha256,
    withFile: (id, use) => use(bytesPathOf(id)),
    copyTo: (id, path) =>
      catchNoSpace("copied", () => copyFile(bytesPathOf(id), path, constants.COPYFILE_FICLONE)),
    settle,
    remove,
    findUnsettled: unsettled,
    removeOlderThan,
  };
};
