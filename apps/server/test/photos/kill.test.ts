import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { photo as photoSchema } from "@storywall/contract/schemas/photo.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { quadrants } from "../../src/adapters/images-sharp/test/drawnPhotos.ts";
import { created, offsetOf, patch, stalled, until } from "./tusRequests.ts";

let folder = "";
let server: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kill-"));
});
afterEach(async () => {
  await kill();
  await rm(folder, { recursive: true });
});

const start = async (): Promise<string> => {
  const script = new URL("./photoServer.ts", import.meta.url).pathname;
  const started = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "inherit"] });
  server = started;
  for await (const line of started.stdout) return String(line).trim();
  throw new Error("the server did not start");
};

/** As the kernel does when memory runs out: no word, no chance to tidy up. */
const kill = async (): Promise<void> => {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server?.once("exit", resolve));
  server.kill("SIGKILL");
  await ended;
};

const SOME = 1_000_000;
const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

test("B4 an upload goes on after the server was killed in its middle, and the photo is the same to the byte", async () => {
  const photo = await quadrants(1200, 800).png({ compressionLevel: 0 }).toBuffer();
  const before = await start();
  const upload = await created(before, photo.length);
  const id = upload.split("/").at(-1) ?? "";
  const sending = patch(upload, 0, stalled(photo.subarray(0, SOME))).catch(() => undefined);
  await until(async () => (await sizeOf(join(folder, "uploads", id, "bytes"))) === SOME);
  await kill();
  await sending;

  const after = await start();
  const again = `${after}/api/uploads/${id}`;
  expect(await offsetOf(again)).toBe(SOME);
  expect((await patch(again, SOME, photo.subarray(SOME))).status).toBe(204);
  const { asset_id } = z.parse(photoSchema, await (await fetch(again)).json());
  const original = await readFile(
    join(folder, "photos", "by-id", asset_id.slice(0, 2), asset_id, "original"),
  );
  expect(sha256(original)).toBe(sha256(photo));
}, 30_000);

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
