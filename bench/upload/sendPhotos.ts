/**
 * Sends a photo several times at the same time, in chunks as a browser does, and prints how long each took. It is a
 * program of its own, so that sending does not slow down the measurement of other calls.
 *
 *   node sendPhotos.ts <origin> <file> <how many>
 */
import { readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { ipAddressOf } from "../api/shopperApi.ts";

/** Size of a chunk in the browser's uploads. */
const CHUNK_BYTES = 5 * 1024 * 1024;
/** Long timeout, because two processes decode all photos one after the other. */
const TIMEOUT_MS = 1_800_000;

/** Times in milliseconds since the start of the first upload. */
type SentPhoto = { readonly allBytesAt: number; readonly usableAt: number };

const [, , origin = "", path = "", count = "1"] = process.argv;
const file = await readFile(path);
const agent = new Agent({ keepAlive: true, maxSockets: Number(count) });

/** Status of the error code UPLOAD_IN_PROGRESS. */
const UPLOAD_IN_PROGRESS_STATUS = 409;
/** Retryable statuses of a chunk: wrong offset, locked by another request, rate limit, shop busy. */
const RETRYABLE_STATUSES = new Set([409, 423, 429, 503]);

type UploadReply = { readonly status: number; readonly location: string; readonly offset: number };

const sendRequest = (
  method: string,
  address: string,
  from: string,
  headers: Readonly<Record<string, string | number>> = {},
  body?: Uint8Array,
): Promise<UploadReply> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      new URL(address, origin),
      { agent, method, headers: { ...headers, "tus-resumable": "1.0.0", "x-forwarded-for": from } },
      (reply) => {
        reply.resume();
        reply.on("end", () =>
          resolve({
            status: reply.statusCode ?? 0,
            location: reply.headers.location ?? "",
            offset: Number(reply.headers["upload-offset"]),
          }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });

const startedAt = performance.now();

const sendPhoto = async (index: number): Promise<SentPhoto> => {
  const from = ipAddressOf(1_000_000 + index);
  const { status, location } = await sendRequest("POST", "/api/uploads", from, {
    "upload-length": file.length,
  });
  if (status !== 201) throw new Error(`Cannot start an upload: ${status}.`);
  for (let offset = 0; offset < file.length; ) {
    const chunk = file.subarray(offset, offset + CHUNK_BYTES);
    const headers = {
      "content-type": "application/offset+octet-stream",
      "content-length": chunk.length,
      "upload-offset": offset,
    };
    const reply = await sendRequest("PATCH", location, from, headers, chunk);
    if (reply.status !== 204 && !RETRYABLE_STATUSES.has(reply.status))
      throw new Error(`Cannot send a chunk: ${reply.status}.`);
    // Asks for the offset after a temporary error, as the browser's client does.
    offset =
      reply.status === 204 ? offset + chunk.length : (await sendRequest("HEAD", location, from)).offset;
  }
  const allBytesAt = performance.now() - startedAt;
  for (;;) {
    // The request waits while the photo is decoded.
    const reply = await sendRequest("GET", location, from);
    if (reply.status === 200) return { allBytesAt, usableAt: performance.now() - startedAt };
    if (reply.status !== UPLOAD_IN_PROGRESS_STATUS || performance.now() - startedAt > TIMEOUT_MS)
      throw new Error(`Cannot get the photo of an upload: ${reply.status}.`);
  }
};

const sent = await Promise.all(Array.from({ length: Number(count) }, (_, index) => sendPhoto(index)));
process.stdout.write(`${JSON.stringify(sent)}\n`);
agent.destroy();
