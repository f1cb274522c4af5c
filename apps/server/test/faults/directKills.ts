import { setTimeout as wait } from "node:timers/promises";
import { listMissingParts } from "@storywall/contract/calls/photos/listMissingParts.ts";
import * as z from "zod/mini";
import { created } from "../photos/tusRequests.ts";
import { atMost, type Bar, exactly } from "./harness/bars.ts";
import { type Kill, sendBytes } from "./harness/uploadClient.ts";
import { aFile, isKept } from "./harness/uploadedFile.ts";
import type { UploadServer } from "./harness/uploadServers.ts";

const PATIENCE_MS = 60_000;
/** About as long as the shop takes to join the parts, fetch the file and begin to read it. */
const TAKING_OVER_MS = 400;

/** Asked until there is an answer: the server may be down, or busy with what an earlier call began. */
const persist = async <T>(ask: () => Promise<T | undefined>): Promise<T> => {
  for (const giveUpAt = performance.now() + PATIENCE_MS; ; await wait(50)) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    if (performance.now() > giveUpAt) throw new Error("the server was not heard of again");
  }
};

/**
 * One upload that goes straight into the bucket, in three parts: its client is cut off in the middle of a part, or the server
 * is killed while it takes the parts over.
 */
const killedUpload = async (server: UploadServer, kills: "client" | "server") => {
  const file = await aFile(2000, 2000);
  const first = await created(server.origin(), file.length);
  const upload = () => `${server.origin()}${new URL(first).pathname}`;
  const post = (what: string) => fetch(`${upload()}/${what}`, { method: "POST" });
  const missing = () =>
    persist(async () => {
      const reply = await post("parts");
      return reply.ok ? z.parse(listMissingParts.reply, await reply.json()) : undefined;
    });
  const { part_bytes } = await missing();
  let cut: Kill | undefined =
    kills === "client"
      ? {
          at: 1 + Math.floor(Math.random() * (part_bytes - 1)),
          first: async () => {
            cut = undefined;
          },
        }
      : undefined;

  let sent = 0;
  for (;;) {
    const [part] = (await missing()).parts;
    if (!part) break;
    const start = (part.number - 1) * part_bytes;
    const bytes = file.subarray(start, start + part_bytes);
    sent += (await sendBytes(part.url, { method: "PUT", headers: {} }, bytes, cut)).bytes;
  }

  const complete = persist(async () => ((await post("complete")).ok ? true : undefined));
  if (kills === "server") {
    await wait(Math.random() * TAKING_OVER_MS);
    await server.kill();
    await server.start();
  }
  await complete;
  return { again: sent - file.length, most: part_bytes, isSame: await isKept(server, upload, file) };
};

/** Uploads through the bucket whose client or server is killed in their middle, by turns. */
export const directKillLoop = async (
  server: UploadServer,
  { kills }: { readonly kills: number },
): Promise<readonly Bar[]> => {
  const ended: Awaited<ReturnType<typeof killedUpload>>[] = [];
  for (let index = 0; index < kills; index += 1)
    ended.push(await killedUpload(server, index % 2 === 0 ? "server" : "client"));
  const name = `${kills} kills of client or server in an upload through the bucket`;
  return [
    exactly(`${name}: files that changed on their way`, ended.filter(({ isSame }) => !isSame).length, 0),
    atMost(
      `${name}: most bytes sent again`,
      Math.max(...ended.map(({ again }) => again)),
      ended[0]?.most ?? 0,
    ),
  ];
};
