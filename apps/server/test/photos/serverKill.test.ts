import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { photo as photoSchema } from "@storywall/contract/schemas/photo.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { quadrants } from "../../src/adapters/images-sharp/test/drawnPhotos.ts";
import { createUpload, getOffset, sendPatch, stalledBody, waitUntil } from "./tusRequests.ts";

let folder = "";
let server: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kill-"));
});
afterEach(async () => {
  await killServer();
  await rm(folder, { recursive: true });
});

const startServer = async (): Promise<string> => {
  const script = new URL("./photoServer.ts", import.meta.url).pathname;
  const started = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "inherit"] });
  server = started;
  for await (const line of started.stdout) return String(line).trim();
  throw new Error("The server did not start.");
};

/** Kills the server without warning (SIGKILL), as the kernel does when memory runs out. */
const killServer = async (): Promise<void> => {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server?.once("exit", resolve));
  server.kill("SIGKILL");
  await ended;
};

const CHUNK_BYTES = 1_000_000;
const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

test("B4 an upload resumes after the server was killed during it, and the photo is identical", async () => {
  const photo = await quadrants(1200, 800).png({ compressionLevel: 0 }).toBuffer();
  const firstServer = await startServer();
  const upload = await createUpload(firstServer, photo.length);
  const id = upload.split("/").at(-1) ?? "";
  const sending = sendPatch(upload, 0, stalledBody(photo.subarray(0, CHUNK_BYTES))).catch(() => undefined);
  await waitUntil(async () => (await sizeOf(join(folder, "uploads", id, "bytes"))) === CHUNK_BYTES);
  await killServer();
  await sending;

  const after = await startServer();
  const again = `${after}/api/uploads/${id}`;
  expect(await getOffset(again)).toBe(CHUNK_BYTES);
  expect((await sendPatch(again, CHUNK_BYTES, photo.subarray(CHUNK_BYTES))).status).toBe(204);
  const { asset_id } = z.parse(photoSchema, await (await fetch(again)).json());
  const original = await readFile(
    join(folder, "photos", "by-id", asset_id.slice(0, 2), asset_id, "original"),
  );
  expect(sha256(original)).toBe(sha256(photo));
}, 30_000);

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
