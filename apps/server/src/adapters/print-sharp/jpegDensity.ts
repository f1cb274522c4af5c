const START_OF_IMAGE = 2;
const JFIF_VERSION = [1, 2] as const;
const UNIT_DOTS_PER_INCH = 1;

/**
 * Returns the JPEG with its pixels per inch in a JFIF header (ITU-T T.871). libvips writes that header only together
 * with EXIF, and a print file has no EXIF.
 */
export const withDensity = (jpeg: Buffer, ppi: number): Buffer => {
  if (jpeg.toString("latin1", 6, 11) === "JFIF\0") throw new Error("The JPEG already has a JFIF header.");
  const header = Buffer.alloc(18);
  header.writeUInt16BE(0xffe0, 0);
  header.writeUInt16BE(header.length - 2, 2);
  header.write("JFIF\0", 4, "latin1");
  header.set([...JFIF_VERSION, UNIT_DOTS_PER_INCH], 9);
  header.writeUInt16BE(ppi, 12);
  header.writeUInt16BE(ppi, 14);
  // The last two bytes stay 0: no thumbnail.
  return Buffer.concat([jpeg.subarray(0, START_OF_IMAGE), header, jpeg.subarray(START_OF_IMAGE)]);
};
