import { createUpload } from "../photos/tusRequests.ts";
import { atMost, exactly, type Threshold } from "./harness/thresholds.ts";
import { CHUNK_BYTES, type KillPoint, pollOffset, sendChunk } from "./harness/uploadClient.ts";
import { aRandomPng, isStoredIntact } from "./harness/uploadedFile.ts";
import type { UploadServer } from "./harness/uploadServers.ts";

/** One upload that somebody kills once: the bytes that were sent more than once, and whether the file is the same. */
const uploadWithKill = async (server: UploadServer, kills: "client" | "server") => {
  const file = await aRandomPng(1100, 900);
  const first = await createUpload(server.origin(), file.length);
  const upload = () => `${server.origin()}${new URL(first).pathname}`;
  const { promise: up, resolve, reject } = Promise.withResolvers<void>();
  let killPoint: KillPoint | undefined = {
    // Whatever the moment; 0 would be before the first byte.
    atByte: 1 + Math.floor(Math.random() * (file.length - 1)),
    beforeCut: async () => {
      killPoint = undefined;
      if (kills === "server") await server.kill().then(server.start).then(resolve, reject);
      else resolve();
    },
  };

  let [sent, offset] = [0, 0];
  while (offset < file.length) {
    const chunk = await sendChunk(upload(), file, offset, killPoint);
    sent += chunk.bytes;
    // A server that is killed breaks it off too, before another one is up.
    if (chunk.ended === "broke off") await up;
    offset = await pollOffset(upload);
  }
  return { resentBytes: sent - file.length, isIntact: await isStoredIntact(server, upload, file) };
};

/** Uploads whose client or server is killed in their middle, by turns. */
export const runUploadKills = async (
  server: UploadServer,
  { kills }: { readonly kills: number },
): Promise<readonly Threshold[]> => {
  const ended: Awaited<ReturnType<typeof uploadWithKill>>[] = [];
  for (let index = 0; index < kills; index += 1) {
    ended.push(await uploadWithKill(server, index % 2 === 0 ? "server" : "client"));
  }
  const name = `${kills} kills of client or server in an upload`;
  return [
    exactly(`${name}: files that changed on their way`, ended.filter(({ isIntact }) => !isIntact).length, 0),
    atMost(
      `${name}: most bytes sent again`,
      Math.max(...ended.map(({ resentBytes }) => resentBytes)),
      CHUNK_BYTES,
    ),
  ];
};
