/**
 * Makes the files of the living room from near: `node tools/rooms/encodeNear.ts RAW_FOLDER`. Its wall is a piece of the
 * room's wall; its furniture is what `developNear.py` made.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";

const [folder = "."] = process.argv.slice(2);
const ROOMS = new URL("../../apps/web/app/lib/rooms/", import.meta.url);
/** The piece in px of the wall's picture; packages/scene/src/rooms/rendered/nearLivingRoom.ts has it in mm. */
const WALL_PIECE = { left: 800, top: 0, width: 730, height: 930 };
const FURNITURE = { width: 1632, height: 648, channels: 4 } as const;

const write = async (name: string, bytes: Buffer): Promise<void> => {
  await writeFile(new URL(`livingRoomNear-${name}`, ROOMS), bytes);
  process.stdout.write(`livingRoomNear-${name}: ${bytes.length} bytes\n`);
};

// The server makes its pictures of these files, so the threads of cloth must outlast two encoders.
const toWebp = (image: Sharp): Promise<Buffer> =>
  image.clone().webp({ quality: 92, alphaQuality: 95, smartSubsample: true, effort: 6 }).toBuffer();

const wall = await readFile(new URL("livingRoom-warmWhite.webp", ROOMS));
await write("warmWhite.webp", await toWebp(sharp(await sharp(wall).extract(WALL_PIECE).toBuffer())));
// Only the furniture is also part of a page: the home page of a wide screen.
const furniture = sharp(await readFile(join(folder, "front.raw")), { raw: FURNITURE });
await write("furniture.webp", await toWebp(furniture));
await write(
  "furniture.avif",
  await furniture.clone().avif({ quality: 68, effort: 6, chromaSubsampling: "4:4:4" }).toBuffer(),
);
