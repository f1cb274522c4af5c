import { createClient } from "@storywall/contract/client.ts";
import { photo as photoSchema } from "@storywall/contract/schemas/photo.ts";
import * as z from "zod/mini";
import { quadrants } from "../../src/adapters/images-sharp/test/drawnPhotos.ts";
import { createUpload, getOffset, sendPatch } from "../photos/tusRequests.ts";
import type { TestShop } from "../support/testShop.ts";
import type { ClusterProcess } from "./cluster.ts";

/** Polls until `check` returns a value, since another process sends no signal. `what` names it in the error. */
export const waitUntil = async <T>(what: string, check: () => Promise<T | undefined | false>): Promise<T> => {
  const started = performance.now();
  for (;;) {
    const value = await check();
    if (value !== undefined && value !== false) return value;
    if (performance.now() - started > 30_000) throw new Error(`Not true after 30 s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Returns the URL of the same upload at another process. */
export const uploadUrlAt = ({ origin }: ClusterProcess, upload: string): string =>
  new URL(new URL(upload).pathname, origin).href;

/** Returns the process with calls from this IP address, for a process that trusts its proxy. */
export const withClientAddress = (address: string, process: ClusterProcess): ClusterProcess => ({
  ...process,
  call: createClient({
    baseUrl: `${process.origin}/api`,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set("x-forwarded-for", address);
      return fetch(input, { ...init, headers });
    },
  }),
});

/** Returns calls that use another process for each request, as the worst load balancer would. */
export const alternateProcesses = (
  ...processes: readonly ClusterProcess[]
): Pick<TestShop, "call" | "uploadPhoto"> => {
  let requests = 0;
  const next = (): ClusterProcess => {
    const process = processes[requests++ % processes.length];
    if (!process) throw new Error("There is no process.");
    return process;
  };
  return {
    call: (call, input, options) => next().call(call, input, options),
    uploadPhoto: async () => {
      const photo = await aPrintableJpeg();
      const half = Math.floor(photo.length / 2);
      const upload = await createUpload(next().origin, photo.length);
      await sendPatch(uploadUrlAt(next(), upload), 0, photo.subarray(0, half));
      const offset = await getOffset(uploadUrlAt(next(), upload));
      await sendPatch(uploadUrlAt(next(), upload), offset, photo.subarray(offset));
      const { url, asset_id } = await fetchPhotoOf(next(), upload);
      return { handle: asset_id, url };
    },
  };
};

/** Compressed little, so that it is large enough to be sent in parts. */
export const aLargePng = (): Promise<Buffer> => quadrants(600, 400).png({ compressionLevel: 0 }).toBuffer();

/** Has pixels enough for the frames that tests order (B2). */
const aPrintableJpeg = (): Promise<Buffer> => quadrants(1500, 2100).jpeg().toBuffer();

export const fetchPhotoOf = async (process: ClusterProcess, upload: string) => {
  const reply = await fetch(uploadUrlAt(process, upload));
  if (!reply.ok) throw new Error(`Cannot read the photo: ${reply.status} ${await reply.text()}`);
  return z.parse(photoSchema, await reply.json());
};
