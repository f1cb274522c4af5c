import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "@storywall/testkit/findFreePort.ts";
import { prepareExecutables, type User, unprivilegedUser } from "./executables.ts";
import { FOLDER_PREFIX, OWNER_FILE, removeOrphans } from "./removeOrphans.ts";

/** A PostgreSQL that this process runs. `url` opens its `postgres` database as superuser. */
export type Cluster = {
  readonly url: string;
  /**
   * URL of the same database by its Unix socket, as a shop on the database's machine connects. Null without the
   * option `socket`, and when the path of the temporary folder is too long for a socket.
   */
  readonly socketUrl: string | null;
  readonly stop: () => Promise<void>;
  /** Kills it and starts it again at the same address; it recovers first. Only a `durable` one loses no data. */
  readonly crashAndRestart: () => Promise<void>;
};

/** The data is not needed after the run, so PostgreSQL need not sync it to disk. */
const NON_DURABLE_SETTINGS = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/** Maximum path length of a socket, in bytes: 107 on Linux, fewer elsewhere. */
const MAX_SOCKET_PATH_BYTES = 103;
const canHoldSocket = (folder: string): boolean =>
  process.platform !== "win32" && Buffer.byteLength(join(folder, ".s.PGSQL.65535")) <= MAX_SOCKET_PATH_BYTES;

const BASE_SETTINGS = {
  max_connections: "200",
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
};

/**
 * Starts a temporary PostgreSQL in a temporary folder. It needs no PostgreSQL on the machine and no right to create
 * users. A `durable` one syncs to disk as PostgreSQL does by default; benchmarks use it. @throws with PostgreSQL's output
 * when it does not start.
 */
export async function startCluster({ durable = false, socket = false } = {}): Promise<Cluster> {
  await removeOrphans();
  const folder = await mkdtemp(join(tmpdir(), FOLDER_PREFIX));
  const user = unprivilegedUser();
  try {
    if (user) await chown(folder, user.uid, user.gid);
    await writeFile(join(folder, OWNER_FILE), String(process.pid));
    return await startPostgres(folder, await prepareExecutables(folder, user !== null), user, {
      durable,
      socket: socket && canHoldSocket(folder),
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startPostgres(
  folder: string,
  bin: string,
  user: User | null,
  { durable, socket }: { readonly durable: boolean; readonly socket: boolean },
): Promise<Cluster> {
  const data = join(folder, "data");
  const password = randomBytes(16).toString("hex");
  const passwordFile = join(folder, "password");
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) await chown(passwordFile, user.uid, user.gid);
  const env = { ...process.env, LC_ALL: "C" }; // English messages, which are read below
  const initArgs = [
    `--pgdata=${data}`,
    "--username=postgres",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
  ];
  execFileSync(join(bin, "initdb"), [...initArgs, "--encoding=UTF8", "--locale=C", "--no-sync"], {
    ...user,
    env,
    stdio: "pipe",
  });

  const port = await findFreePort();
  const effectiveSettings = {
    ...BASE_SETTINGS,
    ...(durable ? {} : NON_DURABLE_SETTINGS),
    ...(socket ? { unix_socket_directories: folder } : {}),
  };
  const settings = Object.entries(effectiveSettings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", data, "-p", String(port), ...settings];
  const launch = () =>
    waitUntilReady(spawn(join(bin, "postgres"), args, { ...user, env, stdio: ["ignore", "ignore", "pipe"] }));
  let server = await launch();

  // While this process exits, nothing can be awaited, so SIGQUIT ends PostgreSQL immediately.
  const killAndRemove = () => {
    server.kill("SIGQUIT");
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  process.once("exit", killAndRemove);
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  return {
    url,
    socketUrl: socket ? `${url}?host=${encodeURIComponent(folder)}` : null,
    stop: async () => {
      process.off("exit", killAndRemove);
      server.kill("SIGINT"); // PostgreSQL's "fast shutdown": it rolls back open transactions and does not wait for clients
      await waitForExit(server);
      await rm(folder, { recursive: true, force: true });
    },
    crashAndRestart: async () => {
      server.kill("SIGKILL");
      await waitForExit(server);
      server = await launchWithRetries(launch);
    },
  };
}

/**
 * Returns the server once it accepts connections.
 * @throws with its output when it ends before.
 */
async function waitUntilReady(server: ChildProcess): Promise<ChildProcess> {
  await new Promise<void>((resolve, reject) => {
    let output = "";
    server.stderr?.on("data", (chunk) => {
      output += chunk;
      if (output.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
  });
  server.stderr?.removeAllListeners("data").resume();
  return server;
}

async function waitForExit(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  await new Promise<void>((resolve) => server.once("exit", () => resolve()));
}

/** PostgreSQL does not start until the child processes of a killed server have noticed its end, so this retries. */
async function launchWithRetries(launch: () => Promise<ChildProcess>): Promise<ChildProcess> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    try {
      return await launch();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await wait(50);
    }
  }
}
