import { createClient } from "@storywall/contract/client.ts";
import { photo as photoSchema } from "@storywall/contract/schemas/photo.ts";
import * as z from "zod/mini";
import { quadrants } from "../../src/adapters/images-sharp/test/drawnPhotos.ts";
import { created, offsetOf, patch } from "../photos/tusRequests.ts";
import type { TestShop } from "../support/testShop.ts";
import type { ClusterProcess } from "./cluster.ts";

/** Asks until it is so; what another process does can be seen in no other way. */
export const until = async <T>(what: string, look: () => Promise<T | undefined | false>): Promise<T> => {
  const started = performance.now();
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (performance.now() - started > 30_000) throw new Error(`in half a minute it was not so: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** The same upload at another process. */
export const at = ({ origin }: ClusterProcess, upload: string): string =>
  new URL(new URL(upload).pathname, origin).href;

/** Calls of a shopper with this address, to a process that believes its proxy. */
export const from = (address: string, process: ClusterProcess): ClusterProcess => ({
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

/** What the load balancer of an unlucky shopper does: every request goes to another process than the one before. */
export const alternating = (
  ...processes: readonly ClusterProcess[]
): Pick<TestShop, "call" | "uploadPhoto"> => {
  let requests = 0;
  const next = (): ClusterProcess => {
    const process = processes[requests++ % processes.length];
    if (!process) throw new Error("there is no process");
    return process;
  };
  return {
    call: (call, input, options) => next().call(call, input, options),
    uploadPhoto: async () => {
      const photo = await aPhoto();
      const half = Math.floor(photo.length / 2);
      const upload = await created(next().origin, photo.length);
      await patch(at(next(), upload), 0, photo.subarray(0, half));
      const offset = await offsetOf(at(next(), upload));
      await patch(at(next(), upload), offset, photo.subarray(offset));
      const { url, asset_id } = await photoOf(next(), upload);
      return { handle: asset_id, url };
    },
  };
};

/** Compressed little, so that it is large enough to be sent in parts. */
export const aPhoto = (): Promise<Buffer> => quadrants(600, 400).png({ compressionLevel: 0 }).toBuffer();

export const photoOf = async (process: ClusterProcess, upload: string) => {
  const reply = await fetch(at(process, upload));
  if (!reply.ok) throw new Error(`no photo: ${reply.status} ${await reply.text()}`);
  return z.parse(photoSchema, await reply.json());
};
