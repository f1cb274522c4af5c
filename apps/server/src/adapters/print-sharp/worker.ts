/** The process that renders one print: it may crash, hang or swell, and only that print is lost. */
import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import sharp from "sharp";
import type { PrintResult } from "../../ports/print/PrintRenderer.ts";
import type { RenderJob } from "./renderJob.ts";
import { drawPrint } from "./renderPrint.ts";

sharp.concurrency(1);
sharp.cache(false);
// Masters are JPEGs of our own making, and nothing else is opened here.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg"] });

const NO_SPACE_CODES = new Set(["ENOSPC", "EDQUOT"]);

const writeDurably = async (path: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(path, "w");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

const run = async ({ master, print, to }: RenderJob): Promise<PrintResult> => {
  const jpeg = await drawPrint(master, print);
  await writeDurably(to, jpeg);
  const { width, height } = print.geometry;
  const sha256 = createHash("sha256").update(jpeg).digest("hex");
  return { kind: "rendered", width, height, bytes: jpeg.length, sha256 };
};

process.on("message", async (job: RenderJob) => {
  const result = await run(job).catch((error: unknown): PrintResult => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return NO_SPACE_CODES.has(code)
      ? { kind: "noSpace" }
      : { kind: "failed", reason: `Its photo cannot be drawn (${String(error)}).` };
  });
  process.send?.(result, () => process.exit());
});
// Whoever asked is gone: nobody waits for this print.
process.on("disconnect", () => process.exit());
