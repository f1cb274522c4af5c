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

/** What shall happen once so many bytes of the file have left: the connection is cut, after what it does to the world. */
export type Kill = { readonly at: number; readonly first: () => Promise<void> };

/** Sends one chunk of a file from `offset` on. A killed browser's connection is closed by its system as this one is cut. */
export const sendChunk = (upload: string, file: Uint8Array, offset: number, kill?: Kill): Promise<Sent> =>
  new Promise((resolve) => {
    const end = Math.min(offset + CHUNK_BYTES, file.length);
    let at = offset;
    const done = (ended: Sent["ended"]) => resolve({ bytes: at - offset, ended });
    const sending = request(upload, {
      method: "PATCH",
      headers: {
        "tus-resumable": "1.0.0",
        "content-type": "application/offset+octet-stream",
        "upload-offset": offset,
        "content-length": end - offset,
      },
    });
    sending.on("response", (reply) => {
      reply.resume();
      reply.on("end", () => done(reply.statusCode === 204 ? "arrived" : "broke off"));
    });
    sending.on("error", () => done("broke off"));

    const send = async () => {
      while (at < end && !sending.destroyed) {
        const next = Math.min(at + PIECE_BYTES, end);
        const ending = kill && at < kill.at && kill.at <= next ? kill : undefined;
        const piece = file.subarray(at, ending?.at ?? next);
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
