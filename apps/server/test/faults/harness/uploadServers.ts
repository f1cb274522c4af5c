import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ShopProcesses, webOriginsOf } from "./shopProcesses.ts";

/** A server for uploads that a test can kill at any moment. */
export type UploadServer = {
  readonly origin: () => string;
  /** The folder that contains `photos/`. */
  readonly dataDir: string;
  /** Kills without warning (SIGKILL), as the kernel does when memory runs out. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const PHOTO_SERVER = join(import.meta.dirname, "../../photos/photoServer.ts");

/**
 * Starts a server with the photo routes only and rows in memory, which restarts in half a second. With the URL of a
 * bucket, uploads are direct.
 */
export const startBareUploadServer = async (bucket?: string): Promise<UploadServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), "upload-kills-"));
  const args = [PHOTO_SERVER, dataDir, ...(bucket === undefined ? [] : [bucket])];
  const launch = async () => {
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = await once(child.stdout, "data");
    return { child, origin: String(line).trim() };
  };
  let { child, origin } = await launch();
  const kill = async () => {
    const exited = once(child, "exit");
    if (child.kill("SIGKILL")) await exited;
  };
  return {
    origin: () => origin,
    dataDir,
    kill,
    start: async () => {
      ({ child, origin } = await launch());
    },
    close: async () => {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Returns the real server with its one web process as an `UploadServer`. */
export const toUploadServer = (shop: ShopProcesses): UploadServer => ({
  origin: () => webOriginsOf(shop.cluster)[0] ?? "http://127.0.0.1:9",
  dataDir: shop.cluster.dataDir,
  kill: () => shop.cluster.kill("web1"),
  start: async () => {
    await shop.cluster.start("web1");
  },
  close: shop.close,
});
