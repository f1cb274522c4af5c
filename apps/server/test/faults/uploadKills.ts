import { created } from "../photos/tusRequests.ts";
import { atMost, type Bar, exactly } from "./harness/bars.ts";
import { askOffset, CHUNK_BYTES, type Kill, sendChunk } from "./harness/uploadClient.ts";
import { aFile, isKept } from "./harness/uploadedFile.ts";
import type { UploadServer } from "./harness/uploadServers.ts";

/** One upload that somebody kills once: the bytes that were sent more than once, and whether the file is the same. */
const killedUpload = async (server: UploadServer, kills: "client" | "server") => {
  const file = await aFile(1100, 900);
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
  return { again: sent - file.length, isSame: await isKept(server, upload, file) };
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
