/** The process that renders one print. It may crash, hang or swell: only that print fails. */
import { createHash } from "node:crypto";
import sharp from "sharp";
import { writeDurably } from "../../platform/durableFiles.ts";
import { isDiskFullError } from "../../platform/errorCode.ts";
import { exitWithParent } from "../../platform/exitWithParent.ts";
import type { PrintResult } from "../../ports/print/PrintRenderer.ts";
import type { RenderJob } from "./renderJob.ts";
import { renderPrint } from "./renderPrint.ts";

sharp.concurrency(1);
sharp.cache(false);
// Masters are JPEGs that the shop made itself; sharp may open nothing else here.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg"] });

const run = async ({ masterPath, print, outputPath }: RenderJob): Promise<PrintResult> => {
  const jpeg = await renderPrint(masterPath, print);
  await writeDurably(outputPath, jpeg);
  const { width, height } = print.geometry;
  const sha256 = createHash("sha256").update(jpeg).digest("hex");
  return { kind: "rendered", width, height, bytes: jpeg.length, sha256 };
};

process.on("message", async (job: RenderJob) => {
  const result = await run(job).catch(
    (error: unknown): PrintResult =>
      isDiskFullError(error)
        ? { kind: "diskFull" }
        : { kind: "failed", reason: `Its photo cannot be drawn (${String(error)}).` },
  );
  process.send?.(result, () => process.exit());
});
exitWithParent();
