import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "@storywall/testkit/findFreePort.ts";
import { DATABASE_FOLDER } from "./makeDatabase.ts";
import type { SharedByFile } from "./useForFile.ts";

/** The bundled server (globalSetup.ts). The shop that most tests share runs its sources, as `npm start` does. */
const SERVER_SCRIPT = process.env.E2E_SERVER_SCRIPT ?? "";
const ROOT = join(import.meta.dirname, "../..");
const START_TIMEOUT_MS = 120_000;

type Settings = Readonly<Record<string, string>>;

/** A separate shop for one test or worker, with its own port and data folder. It can be killed and restarted. */
export class TestServer {
  readonly port: number;
  readonly #settings: Settings;
  readonly #dataDir = mkdtempSync(join(tmpdir(), "storywall-e2e-own-"));
  #process: ChildProcess | null = null;

  private constructor(port: number, settings: Settings) {
    this.port = port;
    this.#settings = settings;
  }

  /** `prepareScript`: a script of the server that runs before the first start, with the same settings. */
  static async start(settings: Settings = {}, prepareScript?: string): Promise<TestServer> {
    const server = new TestServer(await findFreePort(), settings);
    cpSync(DATABASE_FOLDER, join(server.#dataDir, "database"), { recursive: true });
    if (prepareScript !== undefined) {
      const child = spawn(process.execPath, [prepareScript], { cwd: ROOT, env: server.#environment() });
      const [exitCode] = await once(child, "exit");
      if (exitCode !== 0) throw new Error(`${prepareScript} ended with ${exitCode}.`);
    }
    await server.restart();
    return server;
  }

  /** Folder to which this shop writes its mails. */
  get mailFolder(): string {
    return join(this.#dataDir, "mail");
  }

  /** Kills the process like a power cut: it closes nothing and writes nothing more. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async restart(overrides: Settings = {}): Promise<void> {
    this.#process = spawn(process.execPath, [SERVER_SCRIPT], {
      cwd: ROOT,
      stdio: "ignore",
      env: this.#environment(overrides),
    });
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await this.#isReady())) {
      if (Date.now() > deadline) throw new Error("The shop did not start in time.");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Starts a shop for all tests of a file (`useForFile`). */
  static async startForFile(settings?: Settings, prepareScript?: string): Promise<SharedByFile<TestServer>> {
    const server = await TestServer.start(settings, prepareScript);
    return { value: server, close: () => server.stop() };
  }

  async stop(): Promise<void> {
    await this.#end("SIGTERM");
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  #environment(overrides: Settings = {}): NodeJS.ProcessEnv {
    return {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(this.port),
      DATA_DIR: this.#dataDir,
      DATABASE_URL: "",
      MAIL_URL: "",
      LOG_LEVEL: "error",
      ...this.#settings,
      ...overrides,
    };
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${this.port}/readyz`)).ok;
    } catch {
      return false;
    }
  }

  async #end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  }
}
