/**
 * A program of its own, so that what it costs to send is not measured with what the shop answers: sends a photo so many
 * times at once, in the chunks of a browser, and prints how long each took.
 *
 *   node sendPhotos.ts <origin> <file> <how many>
 */
import { readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { addressOf } from "../api/shoppers.ts";

/** As the browser's uploads have it. */
const CHUNK_BYTES = 5 * 1024 * 1024;
/** Two processes read one photo after the other; the last of many waits long. */
const PATIENCE_MS = 1_800_000;

/** Milliseconds since the first of all began. */
export type SentPhoto = { readonly allBytesAt: number; readonly usableAt: number };

const [, , origin = "", path = "", count = "1"] = process.argv;
const file = await readFile(path);
const agent = new Agent({ keepAlive: true, maxSockets: Number(count) });

/** `UPLOAD_IN_PROGRESS`. */
const STILL_READ = 409;
/** Of a chunk: the upload stands elsewhere, somebody else has it, or the shop is busy. */
const TRIED_AGAIN = new Set([409, 423, 429, 503]);

type Asked = { readonly status: number; readonly location: string; readonly offset: number };

const ask = (
  method: string,
  address: string,
  from: string,
  headers: Readonly<Record<string, string | number>> = {},
  body?: Uint8Array,
): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const sent = request(
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
    sent.on("error", reject);
    sent.end(body);
  });

const began = performance.now();

const send = async (index: number): Promise<SentPhoto> => {
  const from = addressOf(1_000_000 + index);
  const { status, location } = await ask("POST", "/api/uploads", from, { "upload-length": file.length });
  if (status !== 201) throw new Error(`no upload was begun: ${status}`);
  for (let at = 0; at < file.length; ) {
    const chunk = file.subarray(at, at + CHUNK_BYTES);
    const headers = {
      "content-type": "application/offset+octet-stream",
      "content-length": chunk.length,
      "upload-offset": at,
    };
    const reply = await ask("PATCH", location, from, headers, chunk);
    if (reply.status !== 204 && !TRIED_AGAIN.has(reply.status))
      throw new Error(`a chunk was answered ${reply.status}`);
    // As a browser's client does after a refusal that passes.
    at = reply.status === 204 ? at + chunk.length : (await ask("HEAD", location, from)).offset;
  }
  const allBytesAt = performance.now() - began;
  for (;;) {
    // It waits while the photo is being read.
    const reading = await ask("GET", location, from);
    if (reading.status === 200) return { allBytesAt, usableAt: performance.now() - began };
    if (reading.status !== STILL_READ || performance.now() - began > PATIENCE_MS)
      throw new Error(`the photo was answered ${reading.status}`);
  }
};

const sent = await Promise.all(Array.from({ length: Number(count) }, (_, index) => send(index)));
process.stdout.write(`${JSON.stringify(sent)}\n`);
agent.destroy();
