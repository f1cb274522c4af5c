const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Markers without a length (ITU T.81, table B.1): stuffed zero, TEM, RST0 to RST7, SOI. */
const hasNoLength = (code: number): boolean =>
  code === 0 || code === 0x01 || (code >= 0xd0 && code <= 0xd8) || code === MARKER;

/**
 * Returns the number of scans of a JPEG. Each scan of a progressive one is a pass over the whole image, so a file of
 * 50 kB with 900 of them takes seconds to decode. Reads markers only, up to the end of the image or of the bytes.
 */
export const countJpegScans = (bytes: Uint8Array): number => {
  let scans = 0;
  for (let at = bytes.indexOf(MARKER); at >= 0; at = bytes.indexOf(MARKER, at)) {
    const code = bytes[at + 1];
    if (code === undefined || code === END_OF_IMAGE) break;
    if (code === START_OF_SCAN) scans++;
    // A run of 0xff is padding: the last one begins the marker.
    if (hasNoLength(code)) at += code === MARKER ? 1 : 2;
    else at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
  return scans;
};
