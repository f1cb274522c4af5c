import sharp from "sharp";
import { smallWebpWithLargeMaster } from "../../../src/adapters/images-sharp/test/smallWebpWithLargeMaster.ts";
import { readFixture } from "../../reliability/maliciousFiles.ts";

const plainImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" }, limitInputPixels: false });

/** As expensive as the shop accepts, the quickest to create first. */
const PHOTOS: readonly (() => Promise<Buffer>)[] = [
  () => readFixture("883-scans.jpg"),
  () => smallWebpWithLargeMaster(6_000, 5_000, 16),
  () => plainImage(10_000, 6_000).png({ progressive: true }).toBuffer(),
  () => plainImage(10_000, 8_000).jpeg({ progressive: true }).toBuffer(),
  () => plainImage(12_000, 9_950).jpeg({ progressive: true }).toBuffer(),
  () => smallWebpWithLargeMaster(10_900, 10_900, 9),
];

/** Creates the first so many photos. */
export const hostilePhotos = (count: number): Promise<readonly Buffer[]> =>
  Promise.all(PHOTOS.slice(0, count).map((create) => create()));
