import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const START_TIMEOUT_MS = 120_000;

type Settings = Readonly<Record<string, string>>;

/** A shop of one test's own, on a port and a data folder of its own, that may be cut off and started again. */
export class TestServer {
  readonly port: number;
  readonly #settings: Settings;
  readonly #dataDir = mkdtempSync(join(tmpdir(), "storywall-e2e-own-"));
  #process: ChildProcess | null = null;

  private constructor(port: number, settings: Settings) {
    this.port = port;
    this.#settings = settings;
  }

  static async start(settings: Settings = {}): Promise<TestServer> {
    const server = new TestServer(await findFreePort(), settings);
    await server.restart();
    return server;
  }

  /** As after a power cut: nothing is closed, nothing is written. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async restart(overrides: Settings = {}): Promise<void> {
    this.#process = spawn(process.execPath, ["apps/server/src/main.ts"], {
      cwd: ROOT,
      stdio: "ignore",
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(this.port),
        DATA_DIR: this.#dataDir,
        DATABASE_URL: "",
        MAIL_URL: "",
        ...this.#settings,
        ...overrides,
      },
    });
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await this.#isReady())) {
      if (Date.now() > deadline) throw new Error("the shop did not open");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async stop(): Promise<void> {
    await this.#end("SIGTERM");
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${this.port}/readyz`)).ok;
    } catch {
      return false;
    }
  }

  async #end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, "exit");
    running.kill(signal);
    await ended;
  }
}

const findFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
};
