import { createUpload } from "../photos/tusRequests.ts";
import { atMost, exactly, type ThresholdResult } from "./harness/thresholds.ts";
import { CHUNK_BYTES, type KillPoint, pollOffset, sendChunk } from "./harness/uploadClient.ts";
import { aRandomPng, isStoredIntact } from "./harness/uploadedFile.ts";
import type { UploadServer } from "./harness/uploadServers.ts";

/** Uploads a file with one kill. Returns the bytes that were sent again, and whether the stored file is intact. */
const uploadWithKill = async (server: UploadServer, kills: "client" | "server") => {
  const file = await aRandomPng(1100, 900);
  const first = await createUpload(server.origin(), file.length);
  const upload = () => `${server.origin()}${new URL(first).pathname}`;
  const { promise: up, resolve, reject } = Promise.withResolvers<void>();
  let killPoint: KillPoint | undefined = {
    // A random moment after the first byte.
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
    // A killed server breaks the request off too, so wait until it is up again.
    if (chunk.ended === "interrupted") await up;
    offset = await pollOffset(upload);
  }
  return { resentBytes: sent - file.length, isIntact: await isStoredIntact(server, upload, file) };
};

/** Runs uploads whose client or server, in turn, is killed during the upload. */
export const runUploadKills = async (
  server: UploadServer,
  { kills }: { readonly kills: number },
): Promise<readonly ThresholdResult[]> => {
  const ended: Awaited<ReturnType<typeof uploadWithKill>>[] = [];
  for (let index = 0; index < kills; index += 1) {
    ended.push(await uploadWithKill(server, index % 2 === 0 ? "server" : "client"));
  }
  const name = `${kills} kills of client or server in an upload`;
  return [
    exactly(`${name}: files that changed`, ended.filter(({ isIntact }) => !isIntact).length, 0),
    atMost(
      `${name}: most resent bytes`,
      Math.max(...ended.map(({ resentBytes }) => resentBytes)),
      CHUNK_BYTES,
    ),
  ];
};
