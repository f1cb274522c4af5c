import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { sendHead } from "../../photos/tusRequests.ts";

/** The bytes that a browser sends in one request. */
export const CHUNK_BYTES = 1_000_000;
const WRITE_BYTES = 50_000;

export type SendResult = {
  /** Bytes that were sent, whether they arrived or not. */
  readonly bytes: number;
  readonly ended: "arrived" | "interrupted";
};

/** After so many bytes `beforeCut` runs, then the connection is cut. */
export type KillPoint = { readonly atByte: number; readonly beforeCut: () => Promise<void> };

type RequestHead = { readonly method: "PATCH" | "PUT"; readonly headers: Record<string, string | number> };

/** Sends bytes as the body of one request. A cut closes the connection as the system does for a killed browser. */
export const sendBytes = (
  url: string,
  { method, headers }: RequestHead,
  bytes: Uint8Array,
  kill?: KillPoint,
): Promise<SendResult> =>
  new Promise((resolve) => {
    let sentBytes = 0;
    const finish = (ended: SendResult["ended"]) => resolve({ bytes: sentBytes, ended });
    const outgoing = request(url, { method, headers: { ...headers, "content-length": bytes.length } });
    outgoing.on("response", (reply) => {
      reply.resume();
      reply.on("end", () =>
        finish(Math.floor(Number(reply.statusCode) / 100) === 2 ? "arrived" : "interrupted"),
      );
    });
    outgoing.on("error", () => finish("interrupted"));

    const send = async () => {
      while (sentBytes < bytes.length && !outgoing.destroyed) {
        const next = Math.min(sentBytes + WRITE_BYTES, bytes.length);
        const reachedKill = kill && sentBytes < kill.atByte && kill.atByte <= next ? kill : undefined;
        const piece = bytes.subarray(sentBytes, reachedKill?.atByte ?? next);
        sentBytes += piece.length;
        await new Promise((written) => outgoing.write(piece, written));
        if (!reachedKill) continue;
        await reachedKill.beforeCut();
        outgoing.destroy();
        return finish("interrupted");
      }
      outgoing.end();
    };
    void send();
  });

/** Sends one chunk of a file from `offset` on. `kill.atByte` is an offset in the file. */
export const sendChunk = (
  upload: string,
  file: Uint8Array,
  offset: number,
  kill?: KillPoint,
): Promise<SendResult> => {
  const headers = {
    "tus-resumable": "1.0.0",
    "content-type": "application/offset+octet-stream",
    "upload-offset": offset,
  };
  const chunk = file.subarray(offset, offset + CHUNK_BYTES);
  return sendBytes(
    upload,
    { method: "PATCH", headers },
    chunk,
    kill && { ...kill, atByte: kill.atByte - offset },
  );
};

const TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 50;

/** Returns how many bytes the server has, and retries until it replies. */
export const pollOffset = async (upload: () => string): Promise<number> => {
  for (const deadline = performance.now() + TIMEOUT_MS; ; ) {
    const reply = await sendHead(upload()).catch(() => undefined);
    if (reply?.ok) return Number(reply.headers.get("upload-offset"));
    if (performance.now() > deadline) throw new Error("Cannot read the offset of the upload.");
    await wait(POLL_INTERVAL_MS);
  }
};
