/**
 * A program of its own, so that what it costs to send is not measured with what the shop answers: sends a photo so many
 * times at once, in the chunks of a browser, and prints how long each took.
 *
 *   node sendPhotos.ts <origin> <file> <how many>
 */
import { readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { ipAddressOf } from "../api/shopperApi.ts";

/** As the browser's uploads have it. */
const CHUNK_BYTES = 5 * 1024 * 1024;
/** Two processes read one photo after the other; the last of many waits long. */
const TIMEOUT_MS = 1_800_000;

/** Milliseconds since the first of all began. */
export type SentPhoto = { readonly allBytesAt: number; readonly usableAt: number };

const [, , origin = "", path = "", count = "1"] = process.argv;
const file = await readFile(path);
const agent = new Agent({ keepAlive: true, maxSockets: Number(count) });

/** `UPLOAD_IN_PROGRESS`. */
const UPLOAD_IN_PROGRESS_STATUS = 409;
/** Of a chunk: the upload stands elsewhere, somebody else has it, or the shop is busy. */
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
  if (status !== 201) throw new Error(`no upload was begun: ${status}`);
  for (let offset = 0; offset < file.length; ) {
    const chunk = file.subarray(offset, offset + CHUNK_BYTES);
    const headers = {
      "content-type": "application/offset+octet-stream",
      "content-length": chunk.length,
      "upload-offset": offset,
    };
    const reply = await sendRequest("PATCH", location, from, headers, chunk);
    if (reply.status !== 204 && !RETRYABLE_STATUSES.has(reply.status))
      throw new Error(`a chunk was answered ${reply.status}`);
    // As a browser's client does after a refusal that passes.
    offset =
      reply.status === 204 ? offset + chunk.length : (await sendRequest("HEAD", location, from)).offset;
  }
  const allBytesAt = performance.now() - startedAt;
  for (;;) {
    // It waits while the photo is being read.
    const reply = await sendRequest("GET", location, from);
    if (reply.status === 200) return { allBytesAt, usableAt: performance.now() - startedAt };
    if (reply.status !== UPLOAD_IN_PROGRESS_STATUS || performance.now() - startedAt > TIMEOUT_MS)
      throw new Error(`the photo was answered ${reply.status}`);
  }
};

const sent = await Promise.all(Array.from({ length: Number(count) }, (_, index) => sendPhoto(index)));
process.stdout.write(`${JSON.stringify(sent)}\n`);
agent.destroy();
