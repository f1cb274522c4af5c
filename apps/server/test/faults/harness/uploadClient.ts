import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { head } from "../../photos/tusRequests.ts";

/** As much as a browser sends in one request. */
export const CHUNK_BYTES = 1_000_000;
const PIECE_BYTES = 50_000;

export type Sent = {
  /** Bytes that left for the server, whether they arrived or not. */
  readonly bytes: number;
  readonly ended: "arrived" | "broke off";
};

/** What shall happen once so many bytes have left: the connection is cut, after what it does to the world. */
export type Kill = { readonly at: number; readonly first: () => Promise<void> };

type Way = { readonly method: "PATCH" | "PUT"; readonly headers: Record<string, string | number> };

/** Sends bytes as the body of one request. A killed browser's connection is closed by its system as this one is cut. */
export const sendBytes = (
  url: string,
  { method, headers }: Way,
  bytes: Uint8Array,
  kill?: Kill,
): Promise<Sent> =>
  new Promise((resolve) => {
    let at = 0;
    const done = (ended: Sent["ended"]) => resolve({ bytes: at, ended });
    const sending = request(url, { method, headers: { ...headers, "content-length": bytes.length } });
    sending.on("response", (reply) => {
      reply.resume();
      reply.on("end", () => done(Math.floor(Number(reply.statusCode) / 100) === 2 ? "arrived" : "broke off"));
    });
    sending.on("error", () => done("broke off"));

    const send = async () => {
      while (at < bytes.length && !sending.destroyed) {
        const next = Math.min(at + PIECE_BYTES, bytes.length);
        const ending = kill && at < kill.at && kill.at <= next ? kill : undefined;
        const piece = bytes.subarray(at, ending?.at ?? next);
        at += piece.length;
        await new Promise((taken) => sending.write(piece, taken));
        if (!ending) continue;
        await ending.first();
        sending.destroy();
        return done("broke off");
      }
      sending.end();
    };
    void send();
  });

/** Sends one chunk of a file from `offset` on; `kill.at` is a place in the file. */
export const sendChunk = (upload: string, file: Uint8Array, offset: number, kill?: Kill): Promise<Sent> => {
  const headers = {
    "tus-resumable": "1.0.0",
    "content-type": "application/offset+octet-stream",
    "upload-offset": offset,
  };
  const chunk = file.subarray(offset, offset + CHUNK_BYTES);
  return sendBytes(upload, { method: "PATCH", headers }, chunk, kill && { ...kill, at: kill.at - offset });
};

const PATIENCE_MS = 60_000;
const ASK_AGAIN_MS = 50;

/** How much the server has, asked until it says so. */
export const askOffset = async (upload: () => string): Promise<number> => {
  for (const giveUpAt = performance.now() + PATIENCE_MS; ; ) {
    const reply = await head(upload()).catch(() => undefined);
    if (reply?.ok) return Number(reply.headers.get("upload-offset"));
    if (performance.now() > giveUpAt) throw new Error("the upload was not heard of again");
    await wait(ASK_AGAIN_MS);
  }
};
