import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { isDiskFullError } from "../../platform/errorCode.ts";
import type { AppendResult, Checksum } from "../../ports/photos/Uploads.ts";
import { limitPhotoChunks } from "./limitPhotoChunks.ts";

/** Writes all bytes at the position. A nearly full disk may take only a part of one write. */
const writeAll = async (file: FileHandle, bytes: Uint8Array, at: number): Promise<void> => {
  let written = 0;
  while (written < bytes.length) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, at + written);
    written += bytesWritten;
  }
};

/**
 * Appends bytes to the file of an upload, as the port's `Uploads.append` describes. The length of the file is the
 * offset, so a killed process leaves nothing to repair.
 */
export const appendDurably = async (
  path: string,
  start: number,
  bytes: AsyncIterable<Uint8Array>,
  limit: number,
  checksum?: Checksum,
): Promise<AppendResult> => {
  const file = await open(path, "r+");
  const hash = checksum && createHash(checksum.algorithm);
  let offset = start;

  const rollBack = async <Kind extends string>(kind: Kind) => {
    await file.truncate(start);
    await file.datasync();
    return { kind };
  };

  try {
    if ((await file.stat()).size !== start) return { kind: "otherOffset" };
    for await (const chunk of bytes) {
      if (offset + chunk.length > start + limit) return await rollBack("tooLarge");
      const at = offset;
      await limitPhotoChunks(async () => {
        await writeAll(file, chunk, at);
        hash?.update(chunk);
      });
      offset += chunk.length;
    }
    if (hash && checksum && !hash.digest().equals(checksum.digest)) return await rollBack("checksumMismatch");
    await file.datasync();
    return { kind: "appended", offset };
  } catch (error) {
    if (isDiskFullError(error)) return await rollBack("diskFull");
    // The sender's connection broke. Without a checksum every received byte counts; with one, none of these is
    // verified.
    if (checksum) await rollBack("checksumMismatch");
    else await file.datasync();
    throw error;
  } finally {
    await file.close();
  }
};
