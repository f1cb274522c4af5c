/**
 * Encodes developed close-ups into the shop's files: `node tools/closeUps/encodeCloseUps.ts FOLDER NAME …`. The loop
 * (`takingOff`) needs ffmpeg with libaom and libwebp.
 */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp, { type Sharp } from "sharp";

const [folder = ".", ...names] = process.argv.slice(2);
const OUT = new URL("../../apps/web/app/lib/closeUps/", import.meta.url);

/** Reads a PPM file of 8 bits per channel, written by developCloseUps.py. */
const openPicture = async (name: string): Promise<{ image: Sharp; width: number }> => {
  const bytes = await readFile(join(folder, `${name}.ppm`));
  const header = /^P6\n(\d+) (\d+)\n255\n/.exec(bytes.subarray(0, 40).toString("latin1"));
  if (!header) throw new Error(`${name}.ppm has no header of a PPM file`);
  const [text, width, height] = header;
  const raw = { width: Number(width), height: Number(height), channels: 3 } as const;
  return { image: sharp(bytes.subarray(text.length), { raw }), width: raw.width };
};

const encode = async (image: Sharp, name: string): Promise<void> => {
  const avif = await image.clone().avif({ quality: 74, effort: 5 }).toBuffer();
  const webp = await image.clone().webp({ quality: 88, smartSubsample: true, effort: 4 }).toBuffer();
  await writeFile(new URL(`${name}.avif`, OUT), avif);
  await writeFile(new URL(`${name}.webp`, OUT), webp);
  process.stdout.write(`${name}: AVIF ${avif.length} bytes, WebP ${webp.length} bytes\n`);
};

const encodeStill = async (name: string): Promise<void> => {
  const { image, width } = await openPicture(name);
  await encode(image, `${name}.${width}`);
  await encode(image.clone().resize(width / 2, null, { kernel: "lanczos3" }), `${name}.${width / 2}`);
};

/** Duration of each step of the loop, in fifteenths of a second: off slowly, back with a snap. */
const LOOP: readonly (readonly [step: number, ticks: number])[] = [
  [0, 16],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => [step, 1] as const),
  [10, 14],
  ...[9, 8, 7, 6, 5, 4, 3, 1].map((step) => [step, 1] as const),
];

const encodeLoop = async (): Promise<void> => {
  const ticks = LOOP.flatMap(([step, count]) => Array.from({ length: count }, () => step));
  for (const [index, step] of ticks.entries()) {
    await writeFile(
      join(folder, `loop-${String(index).padStart(3, "0")}.ppm`),
      await readFile(join(folder, `takingOff-${step}.ppm`)),
    );
  }
  const input = ["-y", "-loglevel", "error", "-framerate", "15", "-i", join(folder, "loop-%03d.ppm")];
  const run = promisify(execFile);
  const avif = fileURLToPath(new URL("takingOff.avif", OUT));
  const webp = fileURLToPath(new URL("takingOff.webp", OUT));
  const av1 = [
    "-c:v",
    "libaom-av1",
    "-crf",
    "20",
    "-b:v",
    "0",
    "-cpu-used",
    "4",
    "-pix_fmt",
    "yuv420p",
    "-loop",
    "0",
  ];
  await run("ffmpeg", [...input, ...av1, "-f", "avif", avif]);
  await run("ffmpeg", [...input, "-c:v", "libwebp_anim", "-quality", "84", "-loop", "0", webp]);
  const { image } = await openPicture("takingOff-10");
  await encode(image, "takingOff-still");
};

for (const name of names) await (name === "takingOff" ? encodeLoop() : encodeStill(name));
