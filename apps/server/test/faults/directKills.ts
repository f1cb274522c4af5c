import { setTimeout as wait } from "node:timers/promises";
import { listMissingParts } from "@storywall/contract/calls/photos/listMissingParts.ts";
import * as z from "zod/mini";
import { createUpload } from "../photos/tusRequests.ts";
import { atMost, exactly, type ThresholdResult } from "./harness/thresholds.ts";
import { type KillPoint, sendBytes } from "./harness/uploadClient.ts";
import { aRandomPng, isStoredIntact } from "./harness/uploadedFile.ts";
import type { UploadServer } from "./harness/uploadServers.ts";

const TIMEOUT_MS = 60_000;
/** About as long as the shop takes to join the parts, fetch the file and start to decode it. */
const MAX_KILL_DELAY_MS = 400;

/** Calls `attempt` until it returns a value: the server may be down, or busy with an earlier call. */
const retryUntilReply = async <T>(attempt: () => Promise<T | undefined>): Promise<T> => {
  for (const deadline = performance.now() + TIMEOUT_MS; ; await wait(50)) {
    const answer = await attempt().catch(() => undefined);
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error("The server does not reply.");
  }
};

/**
 * Uploads a file directly to the bucket in three parts. Either the client is cut off during a part, or the server is
 * killed while it ingests the parts.
 */
const uploadWithKill = async (server: UploadServer, kills: "client" | "server") => {
  const file = await aRandomPng(2000, 2000);
  const first = await createUpload(server.origin(), file.length);
  const upload = () => `${server.origin()}${new URL(first).pathname}`;
  const post = (what: string) => fetch(`${upload()}/${what}`, { method: "POST" });
  const listMissing = () =>
    retryUntilReply(async () => {
      const reply = await post("parts");
      return reply.ok ? z.parse(listMissingParts.reply, await reply.json()) : undefined;
    });
  const { part_bytes } = await listMissing();
  let killPoint: KillPoint | undefined =
    kills === "client"
      ? {
          atByte: 1 + Math.floor(Math.random() * (part_bytes - 1)),
          beforeCut: async () => {
            killPoint = undefined;
          },
        }
      : undefined;

  let sent = 0;
  for (;;) {
    const [part] = (await listMissing()).parts;
    if (!part) break;
    const start = (part.number - 1) * part_bytes;
    const bytes = file.subarray(start, start + part_bytes);
    sent += (await sendBytes(part.url, { method: "PUT", headers: {} }, bytes, killPoint)).bytes;
  }

  const complete = retryUntilReply(async () => ((await post("complete")).ok ? true : undefined));
  if (kills === "server") {
    await wait(Math.random() * MAX_KILL_DELAY_MS);
    await server.kill();
    await server.start();
  }
  await complete;
  return {
    resentBytes: sent - file.length,
    maxResentBytes: part_bytes,
    isIntact: await isStoredIntact(server, upload, file),
  };
};

/** Runs direct uploads whose client or server, in turn, is killed during the upload. */
export const runDirectKills = async (
  server: UploadServer,
  { kills }: { readonly kills: number },
): Promise<readonly ThresholdResult[]> => {
  const ended: Awaited<ReturnType<typeof uploadWithKill>>[] = [];
  for (let index = 0; index < kills; index += 1)
    ended.push(await uploadWithKill(server, index % 2 === 0 ? "server" : "client"));
  const name = `${kills} kills of client or server in a direct upload`;
  return [
    exactly(`${name}: files that changed`, ended.filter(({ isIntact }) => !isIntact).length, 0),
    atMost(
      `${name}: most resent bytes`,
      Math.max(...ended.map(({ resentBytes }) => resentBytes)),
      ended[0]?.maxResentBytes ?? 0,
    ),
  ];
};
