/** Reads whole numbers out of a file's bytes; null beyond the end, so that a truncated file is an ordinary case. */
export type ByteReader = {
  readonly length: number;
  readonly u8: (at: number) => number | null;
  readonly u16: (at: number, littleEndian?: boolean) => number | null;
  readonly u32: (at: number, littleEndian?: boolean) => number | null;
  /** Latin text of `length` bytes, shorter at the end of the file. */
  readonly text: (at: number, length: number) => string;
};

export const readBytes = (bytes: Uint8Array): ByteReader => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const has = (at: number, count: number): boolean => at >= 0 && at + count <= bytes.length;
  return {
    length: bytes.length,
    u8: (at) => (has(at, 1) ? view.getUint8(at) : null),
    u16: (at, littleEndian = false) => (has(at, 2) ? view.getUint16(at, littleEndian) : null),
    u32: (at, littleEndian = false) => (has(at, 4) ? view.getUint32(at, littleEndian) : null),
    text: (at, length) => String.fromCharCode(...bytes.subarray(Math.max(0, at), Math.max(0, at + length))),
  };
};
