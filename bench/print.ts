import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FRAME_SIZE_KEYS, FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { px } from "@storywall/domain/units/units.ts";
import { readOption } from "@storywall/testkit/commandLine.ts";
import { make12MegapixelPhotos } from "./photos/makePhotos.ts";
import { medianOf, type ProcessUsage } from "./print/measureProcess.ts";
import {
  findVipsVersion,
  type PrintJob,
  pixelSizeOf,
  renderWithStorywall,
  renderWithVips,
} from "./print/renderers.ts";

/**
 * Measures time and memory of a print of each size, from a photo of 12 megapixels, and of the same work by the `vips`
 * command line, each on one thread; and how many prints two workers render per minute.
 *
 *   node bench/print.ts [--rounds 3]
 *
 * The limit is on processor time, which does not depend on other programs. Each figure is the median of the rounds.
 */
const MAX_VIPS_RATIO = 1.3;
const WORKERS = 2;

const rounds = Number(readOption("rounds") ?? 3);

const folder = await mkdtemp(join(tmpdir(), "storywall-bench-"));
try {
  const [photo = ""] = await make12MegapixelPhotos(folder, 1);
  const createJob = (size: PrintJob["size"], name = size as string): PrintJob => ({
    photo,
    photoSize: { width: px(4032), height: px(3024) },
    size,
    orientation: "landscape",
    outputFile: join(folder, `${name}.jpg`),
  });
  const vips = findVipsVersion();
  console.log(vips ?? "vips is not installed (Debian: libvips-tools), so there is no comparison.");

  for (const size of FRAME_SIZE_KEYS) {
    const job = createJob(size);
    const storywallRounds: ProcessUsage[] = [];
    const vipsRounds: ProcessUsage[] = [];
    for (let round = 0; round < rounds; round += 1) {
      storywallRounds.push(await renderWithStorywall(job));
      if (vips !== null) vipsRounds.push(await renderWithVips(job));
    }
    const storywall = medianOf(storywallRounds);
    console.log(`${FRAME_SIZES[size].name} ${pixelSizeOf(job)}: ${describeUsage(storywall)}`);
    if (vips === null) continue;
    const ratio = storywall.cpuMs / medianOf(vipsRounds).cpuMs;
    console.log(
      `  vips: ${describeUsage(medianOf(vipsRounds))}; ${ratio.toFixed(2)} times (limit ${MAX_VIPS_RATIO})`,
    );
    if (ratio > MAX_VIPS_RATIO) process.exitCode = 1;
  }

  const prints = 3 * WORKERS;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: WORKERS }, async (_, worker) => {
      for (let print = 0; print < prints / WORKERS; print += 1)
        await renderWithStorywall(createJob("rectangle_medium", `worker-${worker}`));
    }),
  );
  const minutes = (performance.now() - startedAt) / 60_000;
  console.log(`Medium prints a minute, ${WORKERS} workers: ${(prints / minutes).toFixed(1)}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function describeUsage({ ms, cpuMs, megabytes }: ProcessUsage): string {
  return `${Math.round(ms)} ms, ${Math.round(cpuMs)} ms of processor time, ${Math.round(megabytes)} MB`;
}
