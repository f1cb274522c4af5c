/**
 * A worker that does what a hostile photo could make a decoder do. The path of the original chooses it. The
 * returned photo describes the process: its id as the width, its niceness as the height.
 */
import { getPriority } from "node:os";

const held: Buffer[] = [];

process.on("message", (job: { original: string }) => {
  if (job.original === "crash") process.abort();
  if (job.original === "endedBySystem") process.kill(process.pid, "SIGKILL");
  if (job.original === "hang") for (;;);
  if (job.original === "swell") {
    for (let block = 0; block < 40; block++) held.push(Buffer.alloc(10_000_000, 1));
    return;
  }
  process.send?.({
    kind: "masterCreated",
    masterResult: { kind: "photo", format: "jpeg", width: process.pid, height: getPriority() },
  });
});
process.on("disconnect", () => process.exit());
