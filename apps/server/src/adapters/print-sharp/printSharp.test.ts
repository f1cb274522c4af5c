import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { coverCrop } from "@storywall/domain/crop/cover.ts";
import { openingSizeOf } from "@storywall/domain/geometry/opening.ts";
import { getPrintGeometry } from "@storywall/domain/print/printGeometry.ts";
import { px } from "@storywall/domain/units/units.ts";
import { createQuadrantImage } from "@storywall/testkit/quadrantImage.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { printSharp } from "./printSharp.ts";

// Each test starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const opening = openingSizeOf("square_small", "Timeless", "portrait");
const print = {
  crop: coverCrop({ width: px(600), height: px(400) }, opening),
  geometry: getPrintGeometry(opening),
};

let folder = "";
let master = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "print-"));
  master = join(folder, "master.jpg");
  await writeFile(
    master,
    await sharp(await createQuadrantImage(600, 400))
      .jpeg()
      .toBuffer(),
  );
});
afterAll(() => rm(folder, { recursive: true }));

test("B1 a print is written completely, and its result describes the file", async () => {
  const to = join(folder, "print.jpg");
  const rendered = await printSharp().render(master, print, to);
  const file = await readFile(to);
  expect(rendered).toEqual({
    kind: "rendered",
    width: print.geometry.width,
    height: print.geometry.height,
    bytes: file.length,
    sha256: createHash("sha256").update(file).digest("hex"),
  });
});

test("a print that takes too long fails", async () => {
  const rendered = await printSharp({ timeoutMs: 1 }).render(master, print, join(folder, "late.jpg"));
  expect(rendered).toEqual({ kind: "failed", reason: "It took too long to draw." });
});

test.runIf(process.platform === "linux")("a print that takes too much memory fails", async () => {
  const rendered = await printSharp({ maxMemoryBytes: 1 }).render(master, print, join(folder, "big.jpg"));
  expect(rendered).toEqual({ kind: "failed", reason: "It took too much memory to draw." });
});

test("a master that is no image is the reason of a failed print", async () => {
  const broken = join(folder, "broken.jpg");
  await writeFile(broken, "no picture");
  expect(await printSharp().render(broken, print, join(folder, "none.jpg"))).toMatchObject({
    kind: "failed",
    reason: expect.stringContaining("unsupported image format"),
  });
});

test("a master whose end is missing fails instead of being printed grey", async () => {
  const whole = await readFile(master);
  const broken = join(folder, "short.jpg");
  await writeFile(broken, whole.subarray(0, whole.length * 0.6));
  expect(await printSharp().render(broken, print, join(folder, "grey.jpg"))).toMatchObject({
    kind: "failed",
  });
});
