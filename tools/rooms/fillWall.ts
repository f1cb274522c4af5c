/**
 * Makes the piece of plain wall that the home page lays over the shadow of the plant, which is hidden there so that the
 * text has space: `node tools/rooms/fillWall.ts`. Inside the piece the wall's light goes evenly from edge to edge
 * (Laplace's equation); at the sofa, and below the visible part, the edge is free.
 */
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const ROOMS = new URL("../../apps/web/app/lib/rooms/", import.meta.url);
const ROOM = { x: -4200, y: -3300, width: 7200 };
/** The piece in mm of the wall; Hero.module.css has its position too. */
const PIECE = { x: -2500, y: -1900, width: 2250, height: 1700 };
/** From here down (mm) the sofa covers the right edge, which is free there. */
const FREE_FROM = -850;
/** The piece fades out over this width (mm) at its right edge, where only the sofa's own shadow is left. */
const FADE = 400;
const STEPS = 4000;
/** How many pixels each way the piece has for one of the wall's: a desktop of density 2 shows it in 1964 px. */
const FINER = 3.2;
const OVERRELAXATION = 1.97;

const { data, info } = await sharp(fileURLToPath(new URL("livingRoom-warmWhite.avif", ROOMS)))
  .removeAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true });
const perMm = info.width / ROOM.width;
const [left, top, width, height] = [
  Math.round((PIECE.x - ROOM.x) * perMm),
  Math.round((PIECE.y - ROOM.y) * perMm),
  Math.round(PIECE.width * perMm),
  Math.round(PIECE.height * perMm),
];
const freeRow = Math.round((FREE_FROM - PIECE.y) * perMm);

/** Returns the mean of a channel around a pixel of the room, without the noise of a single pixel. */
const around = (x: number, y: number, channel: number): number => {
  let sum = 0;
  for (let dy = -3; dy <= 3; dy++)
    for (let dx = -3; dx <= 3; dx++) sum += data[((y + dy) * info.width + x + dx) * 3 + channel] ?? 0;
  return sum / 49;
};

/** Returns a channel of the piece, row by row. */
const fill = (channel: number): Float64Array => {
  const field = new Float64Array(width * height);
  const at = (x: number, y: number): number => field[y * width + x] ?? 0;
  const isFixed = (x: number, y: number): boolean => x === 0 || y === 0 || (x === width - 1 && y < freeRow);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      // The free part begins as its row's left edge.
      field[y * width + x] = around(left + (isFixed(x, y) ? x : 0), top + y, channel);
  for (let step = 0; step < STEPS; step++)
    for (let y = 1; y < height; y++)
      for (let x = 1; x < width; x++) {
        if (isFixed(x, y)) continue;
        const mean =
          (at(x - 1, y) +
            at(Math.min(x + 1, width - 1), y) +
            at(x, y - 1) +
            at(x, Math.min(y + 1, height - 1))) /
          4;
        field[y * width + x] = at(x, y) + OVERRELAXATION * (mean - at(x, y));
      }
  return field;
};

const channels = [0, 1, 2].map(fill);
// Noise of half a step: without it the even wall has bands.
let seed = 5;
const noise = (): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648 - 0.5;
};
/** Returns a field between its pixels, linear. */
const between = (field: Float64Array, x: number, y: number): number => {
  const [column, row] = [Math.min(Math.floor(x), width - 2), Math.min(Math.floor(y), height - 2)];
  const at = (dx: number, dy: number): number => field[(row + dy) * width + column + dx] ?? 0;
  const [u, v] = [x - column, y - row];
  return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v;
};

const [fineWidth, fineHeight] = [Math.round(width * FINER), Math.round(height * FINER)];
const fadeColumns = FADE * perMm * FINER;
const pixels = Buffer.alloc(fineWidth * fineHeight * 4);
for (let index = 0; index < fineWidth * fineHeight; index++) {
  const [column, row] = [index % fineWidth, Math.floor(index / fineWidth)];
  const [x, y] = [(column * (width - 1)) / (fineWidth - 1), (row * (height - 1)) / (fineHeight - 1)];
  const dither = noise();
  for (const [channel, field] of channels.entries())
    pixels[index * 4 + channel] = Math.round(between(field, x, y) + dither);
  pixels[index * 4 + 3] = Math.round(255 * Math.min(1, (fineWidth - 1 - column) / fadeColumns));
}
const piece = sharp(pixels, { raw: { width: fineWidth, height: fineHeight, channels: 4 } });
for (const [extension, image] of [
  ["avif", piece.clone().avif({ quality: 72, effort: 6, chromaSubsampling: "4:4:4" })],
  ["webp", piece.clone().webp({ quality: 90, smartSubsample: true, effort: 6 })],
] as const) {
  const { size } = await image.toFile(fileURLToPath(new URL(`livingRoom-plainPiece.${extension}`, ROOMS)));
  process.stdout.write(`livingRoom-plainPiece.${extension}: ${size} bytes\n`);
}
