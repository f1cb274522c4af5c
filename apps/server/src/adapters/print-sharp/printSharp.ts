import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import type { PrintRenderer, Rendered } from "../../ports/print/PrintRenderer.ts";
import type { RenderJob } from "./job.ts";

export type PrintOptions = {
  /** Longest time for one print, in milliseconds. */
  readonly milliseconds?: number;
  /** Most memory for one process, in bytes; seen only where there is a /proc, as on Linux. */
  readonly memory?: number;
};

const WORKER = new URL("./worker.ts", import.meta.url);
const MEMORY_CHECK_MILLISECONDS = 100;
const PAGE = 4096;

/** Resident memory of a process in bytes, 0 where it cannot be told. */
const memoryOf = (pid: number | undefined): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, "latin1").split(" ")[1]) * PAGE;
  } catch {
    return 0;
  }
};

/** Runs one job in a process of its own, which gives all its memory back by ending, and is given none of our secrets. */
const renderApart = (job: RenderJob, limits: Required<PrintOptions>): Promise<Rendered> =>
  new Promise((resolve) => {
    const child = fork(WORKER, {
      execArgv: ["--max-old-space-size=256", "--disable-warning=ExperimentalWarning"],
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    // The shop comes first; a print may take a second longer. At once, for the threads that draw have the priority of the one
    // which starts them.
    if (child.pid !== undefined) setPriority(child.pid, Math.min(getPriority() + 10, 19));
    let end: Rendered = { kind: "failed", reason: "The program that draws it ended in the middle." };
    const giveUp = (reason: string): void => {
      end = { kind: "failed", reason };
      child.kill("SIGKILL");
    };
    const tooLong = setTimeout(() => giveUp("It took too long to draw."), limits.milliseconds);
    const tooMuch = setInterval(() => {
      if (memoryOf(child.pid) > limits.memory) giveUp("It took too much memory to draw.");
    }, MEMORY_CHECK_MILLISECONDS);
    const over = (): void => {
      clearTimeout(tooLong);
      clearInterval(tooMuch);
      resolve(end);
    };
    child.on("message", (result: Rendered) => {
      end = result;
    });
    child.on("error", (error) => {
      giveUp(String(error));
      // A process that never began does not exit either.
      if (child.pid === undefined) over();
    });
    child.on("exit", over);
    child.send(job, (error) => {
      if (error) child.kill("SIGKILL");
    });
  });

/** Renders with sharp, a process a print. */
export const printSharp = ({
  milliseconds = 120_000,
  memory = 2_000_000_000,
}: PrintOptions = {}): PrintRenderer => ({
  render: (master, { crop, geometry }, to) =>
    renderApart({ master, print: { crop, geometry }, to }, { milliseconds, memory }),
});
