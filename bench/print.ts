import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FRAME_SIZE_KEYS, FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { px } from "@storywall/domain/units/units.ts";
import { make12MegapixelPhotos } from "./photos/makePhotos.ts";
import { medianOf, type Taken } from "./print/measure.ts";
import { byStorywall, byVips, type PrintJob, pixelsOf, vipsVersion } from "./print/sides.ts";

/**
 * What a print takes of each size, from a photo of 12 megapixels, beside the same work by the `vips` command line in the
 * same run, each on one thread; and how many prints two workers make in a minute.
 *
 *   node bench/print.ts [--rounds 3]
 *
 * The limit is on processor time, which does not mind what else the machine does. Each figure is the median of the rounds.
 */
const MOST_TIMES_VIPS = 1.3;
const WORKERS = 2;

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};
const rounds = Number(option("rounds") ?? 3);

const folder = await mkdtemp(join(tmpdir(), "storywall-bench-"));
try {
  const [photo = ""] = await make12MegapixelPhotos(folder, 1);
  const jobOf = (size: PrintJob["size"], name = size as string): PrintJob => ({
    photo,
    photoSize: { width: px(4032), height: px(3024) },
    size,
    orientation: "landscape",
    to: join(folder, `${name}.jpg`),
  });
  const vips = vipsVersion();
  console.log(vips ?? "vips is not installed (Debian: libvips-tools), so there is nothing to compare with.");

  for (const size of FRAME_SIZE_KEYS) {
    const job = jobOf(size);
    const [ours, theirs]: [Taken[], Taken[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await byStorywall(job));
      if (vips !== null) theirs.push(await byVips(job));
    }
    const storywall = medianOf(ours);
    console.log(`${FRAME_SIZES[size].name} ${pixelsOf(job)}: ${wordsOf(storywall)}`);
    if (vips === null) continue;
    const times = storywall.cpuMs / medianOf(theirs).cpuMs;
    console.log(`  vips: ${wordsOf(medianOf(theirs))}; ${times.toFixed(2)} times (limit ${MOST_TIMES_VIPS})`);
    if (times > MOST_TIMES_VIPS) process.exitCode = 1;
  }

  const prints = 3 * WORKERS;
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: WORKERS }, async (_, worker) => {
      for (let print = 0; print < prints / WORKERS; print += 1)
        await byStorywall(jobOf("rectangle_medium", `worker-${worker}`));
    }),
  );
  const minutes = (performance.now() - begin) / 60_000;
  console.log(`Medium prints a minute, ${WORKERS} workers: ${(prints / minutes).toFixed(1)}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function wordsOf({ ms, cpuMs, megabytes }: Taken): string {
  return `${Math.round(ms)} ms, ${Math.round(cpuMs)} ms of processor time, ${Math.round(megabytes)} MB`;
}
