import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, startServerProcess } from "./serverProcess.ts";

type EnvironmentSettings = Readonly<Record<string, string>>;

export type ClusterOptions = {
  /** A PostgreSQL of its own, empty or used before: `freshDatabase()`, or a proxy in front of one. */
  readonly databaseUrl: string;
  readonly webCount?: number;
  readonly workerCount?: number;
  /** The folder that all share; absent, one that goes with the cluster. */
  readonly dataDir?: string;
  /** Settings of every process beside those that make it one of this cluster. */
  readonly settings?: EnvironmentSettings;
};

export type ClusterProcess = ServerProcess & { readonly name: string };

/** Several processes of the real program on one PostgreSQL and one data folder, by name: `web1`, `web2`, `worker1`, … */
export type Cluster = {
  readonly publicUrl: string;
  readonly ownerPassword: string;
  readonly dataDir: string;
  /** One that runs now. */
  readonly process: (name: string) => ClusterProcess;
  readonly running: () => readonly ClusterProcess[];
  /** Starts one, new or again; its role is its name's (`web3`). `settings` are kept for its next start. */
  readonly start: (name: string, settings?: EnvironmentSettings) => Promise<ClusterProcess>;
  /** As the kernel does when memory runs out. */
  readonly kill: (name: string) => Promise<void>;
  /** Asks it to end in peace (SIGTERM) and gives its exit code. */
  readonly stop: (name: string) => Promise<number | null>;
  /** Everything that all of them have ever written, those that ended too. */
  readonly output: () => string;
  readonly close: () => Promise<void>;
};

/** Nobody listens here: photos' addresses begin with it. */
const PUBLIC_URL = "http://localhost:4170";
const OWNER_PASSWORD = "correct horse battery";

/** Starts all of them at the same moment, on an empty database too. Close it, and call `endAll` of process.ts when a test fails. */
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
    if (living.has(name)) throw new Error(`${name} runs already`);
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
    if (!process) throw new Error(`${name} does not run`);
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
