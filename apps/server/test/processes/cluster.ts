import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, startServerProcess } from "./serverProcess.ts";

type EnvironmentSettings = Readonly<Record<string, string>>;

export type ClusterOptions = {
  /** An own PostgreSQL database, empty or used before, or a proxy in front of one. */
  readonly databaseUrl: string;
  readonly webCount?: number;
  readonly workerCount?: number;
  /** The folder that all processes share. By default a new one, which is deleted with the cluster. */
  readonly dataDir?: string;
  /** Additional environment variables of every process. */
  readonly settings?: EnvironmentSettings;
};

export type ClusterProcess = ServerProcess & { readonly name: string };

/** Processes of the real server on one PostgreSQL and one data folder, by name: `web1`, `web2`, `worker1`, … */
export type Cluster = {
  readonly publicUrl: string;
  readonly ownerPassword: string;
  readonly dataDir: string;
  /** Returns a running process. */
  readonly process: (name: string) => ClusterProcess;
  readonly running: () => readonly ClusterProcess[];
  /** Starts or restarts a process. Its name has its role (`web3`). `settings` are reused at its next start. */
  readonly start: (name: string, settings?: EnvironmentSettings) => Promise<ClusterProcess>;
  /** Kills without warning (SIGKILL), as the kernel does when memory runs out. */
  readonly kill: (name: string) => Promise<void>;
  /** Stops a process gracefully (SIGTERM), and returns its exit code. */
  readonly stop: (name: string) => Promise<number | null>;
  /** Returns the output of all processes, also of ended ones. */
  readonly output: () => string;
  readonly close: () => Promise<void>;
};

/** Start of all photo URLs. No process listens on it. */
const PUBLIC_URL = "http://localhost:4170";
const OWNER_PASSWORD = "correct horse battery";

/**
 * Starts all processes together, also on an empty database. Call `close`, and `killServerProcesses` when a test fails.
 */
export const startCluster = async ({
  databaseUrl,
  webCount = 2,
  workerCount = 1,
  dataDir,
  settings = {},
}: ClusterOptions): Promise<Cluster> => {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), "storywall-cluster-"));
  const living = new Map<string, ClusterProcess>();
  const outputs: (() => string)[] = [];
  const settingsByName = new Map<string, EnvironmentSettings>();

  const start: Cluster["start"] = async (name, own = settingsByName.get(name) ?? {}) => {
    if (living.has(name)) throw new Error(`${name} already runs.`);
    settingsByName.set(name, own);
    const started = await startServerProcess({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PUBLIC_URL,
      OWNER_PASSWORD,
      PORT: "0",
      ROLE: name.replace(/\d+$/, ""),
      ...settings,
      ...own,
    });
    outputs.push(started.output);
    const process = { ...started, name };
    living.set(name, process);
    return process;
  };
  const getProcess: Cluster["process"] = (name) => {
    const process = living.get(name);
    if (!process) throw new Error(`${name} does not run.`);
    return process;
  };
  const endProcess = (name: string, signal: NodeJS.Signals): Promise<number | null> => {
    const process = getProcess(name);
    living.delete(name);
    return process.kill(signal);
  };

  const names = [...numberedNames("web", webCount), ...numberedNames("worker", workerCount)];
  await Promise.all(names.map((name) => start(name)));

  return {
    publicUrl: PUBLIC_URL,
    ownerPassword: OWNER_PASSWORD,
    dataDir: folder,
    process: getProcess,
    running: () => [...living.values()],
    start,
    kill: async (name) => {
      await endProcess(name, "SIGKILL");
    },
    stop: (name) => endProcess(name, "SIGTERM"),
    output: () => outputs.map((output) => output()).join("\n"),
    close: async () => {
      await Promise.all([...living.keys()].map((name) => endProcess(name, "SIGKILL")));
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
};

const numberedNames = (role: "web" | "worker", count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${role}${index + 1}`);
