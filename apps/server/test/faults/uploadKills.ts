import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { photo as photoSchema } from "@storywall/contract/schemas/photo.ts";
import sharp from "sharp";
import * as z from "zod/mini";
import { created } from "../photos/tusRequests.ts";
import { atMost, type Bar, exactly } from "./harness/bars.ts";
import { askOffset, CHUNK_BYTES, type Kill, sendChunk } from "./harness/uploadClient.ts";
import type { UploadServer } from "./harness/uploadServers.ts";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** About 3 MB that no other has. */
const aFile = async (): Promise<Uint8Array> => {
  const [width, height] = [1100, 900];
  const raw = { width, height, channels: 3 } as const;
  return sharp(randomBytes(width * height * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
};

const PATIENCE_MS = 60_000;

/** The photo that became of an upload, asked for until there is one. */
const photoOf = async (upload: () => string) => {
  for (const giveUpAt = performance.now() + PATIENCE_MS; ; await wait(50)) {
    const reply = await fetch(upload()).catch(() => undefined);
    if (reply?.ok) return z.parse(photoSchema, await reply.json());
    await reply?.body?.cancel();
    if (performance.now() > giveUpAt) throw new Error(`no photo: ${reply?.status}`);
  }
};

/** One upload that somebody kills once: the bytes that were sent more than once, and whether the file is the same. */
const killedUpload = async (server: UploadServer, kills: "client" | "server") => {
  const file = await aFile();
  const first = await created(server.origin(), file.length);
  const upload = () => `${server.origin()}${new URL(first).pathname}`;
  const { promise: up, resolve, reject } = Promise.withResolvers<void>();
  let kill: Kill | undefined = {
    // Whatever the moment; 0 would be before the first byte.
    at: 1 + Math.floor(Math.random() * (file.length - 1)),
    first: async () => {
      kill = undefined;
      if (kills === "server") await server.kill().then(server.start).then(resolve, reject);
      else resolve();
    },
  };

  let [sent, offset] = [0, 0];
  while (offset < file.length) {
    const chunk = await sendChunk(upload(), file, offset, kill);
    sent += chunk.bytes;
    // A server that is killed breaks it off too, before another one is up.
    if (chunk.ended === "broke off") await up;
    offset = await askOffset(upload);
  }
  const { asset_id } = await photoOf(upload);
  const kept = join(server.dataDir, "photos/by-id", asset_id.slice(0, 2), asset_id, "original");
  return { again: sent - file.length, isSame: sha256(await readFile(kept)) === sha256(file) };
};

/** Uploads whose client or server is killed in their middle, by turns. */
export const uploadKillLoop = async (
  server: UploadServer,
  { kills }: { readonly kills: number },
): Promise<readonly Bar[]> => {
  const ended: Awaited<ReturnType<typeof killedUpload>>[] = [];
  for (let index = 0; index < kills; index += 1) {
    ended.push(await killedUpload(server, index % 2 === 0 ? "server" : "client"));
  }
  const name = `${kills} kills of client or server in an upload`;
  return [
    exactly(`${name}: files that changed on their way`, ended.filter(({ isSame }) => !isSame).length, 0),
    atMost(`${name}: most bytes sent again`, Math.max(...ended.map(({ again }) => again)), CHUNK_BYTES),
  ];
};
