/**
 * Gives the photograph of the home page the focus of a wide lens, and darkens the sofa's arm beside the window, without rendering it again:
 * `node tools/rooms/focusPhotograph.ts PHOTOGRAPH FOLDER`. PHOTOGRAPH is the widest file that encodePhotograph.ts wrote. Writes
 * `FOLDER/hero.ppm` for encodePhotograph.ts.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clamp } from "@storywall/domain/numbers/clamp.ts";
import sharp from "sharp";

const [photograph = "", folder = "."] = process.argv.slice(2);

const { data, info } = await sharp(photograph).removeAlpha().raw().toBuffer({ resolveWithObject: true });
const { width, height } = info;
const raw = { raw: { width, height, channels: 3 } } as const;

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const encoded = (light: number): number =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
const smooth = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
};

/** The outline of the arm and of the part of the back beside the green cushion, in pixels of a photograph 1920 pixels wide. */
const ARM =
  "607.5,886 622.5,876.2 640,866.5 657.5,857 675,847.5 690,834.5 702.5,823.8 712,814.5 713.8,807 713.8,765 715,743.8 720,731.2 730,722.5 745,716.8 752.5,715 768,714.5 770.5,713 776.2,708 787.5,702 797.5,699.5 808.8,699 808,705 802.5,740 796.5,782.5 787.5,830 781.2,860 777,886";
/** How much of its light it keeps at the left, where the window burnt it out, and at the cushion. */
const [KEPT, KEPT_INSIDE] = [0.56, 0.74] as const;
/** Contrast that returns to what was nearly white. */
const CONTRAST = 1.25;

/** How blurred the cushions and the tiles at the far end are, in pixels of a photograph 1920 pixels wide. */
const [NEAR_BLUR, FAR_BLUR] = [2.5, 0.45] as const;
const STEPS = [0, 0.45, 1.1, 1.8, 2.5] as const;

/** Returns the blur at a point, in fractions of the width and height: the camera stands at the right and is in focus there, on the wall. */
const blurAt = (x: number, y: number): number =>
  Math.max(NEAR_BLUR * smooth(0.725, 0.86, y), FAR_BLUR * (1 - smooth(0.46, 0.72, x)));

const scale = width / 1920;
const mask = await sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1920 886"><rect width="1920" height="886"/><polygon fill="#fff" points="${ARM}"/></svg>`,
  ),
)
  .blur(0.9 * scale)
  .extractChannel(0)
  .raw()
  .toBuffer();

const darker = Buffer.from(data);
for (let pixel = 0; pixel < width * height; pixel += 1) {
  const share = (mask[pixel] ?? 0) / 255;
  if (share === 0) continue;
  const x = (pixel % width) / width;
  const kept = KEPT + (KEPT_INSIDE - KEPT) * smooth(0.33, 0.425, x);
  for (let channel = 0; channel < 3; channel += 1) {
    const before = linear(data[pixel * 3 + channel] ?? 0);
    const light = before + (kept * before ** CONTRAST - before) * share;
    darker[pixel * 3 + channel] = Math.round(clamp(encoded(light), 0, 255));
  }
}

const levels = await Promise.all(
  STEPS.map((sigma) =>
    sigma === 0
      ? darker
      : sharp(darker, raw)
          .blur({ sigma: sigma * scale, precision: "float" })
          .raw()
          .toBuffer(),
  ),
);
const result = Buffer.alloc(data.length);
for (let pixel = 0; pixel < width * height; pixel += 1) {
  const blur = blurAt((pixel % width) / width, Math.floor(pixel / width) / height);
  const above = Math.max(
    1,
    STEPS.findIndex((step) => step >= blur - 1e-6),
  );
  const [low, high] = [STEPS[above - 1] ?? 0, STEPS[above] ?? 1];
  const share = clamp((blur - low) / (high - low), 0, 1);
  for (let channel = pixel * 3; channel < pixel * 3 + 3; channel += 1) {
    const sharper = levels[above - 1]?.[channel] ?? 0;
    result[channel] = Math.round(sharper + ((levels[above]?.[channel] ?? 0) - sharper) * share);
  }
}
await writeFile(
  join(folder, "hero.ppm"),
  Buffer.concat([Buffer.from(`P6\n${width} ${height}\n255\n`), result]),
);
