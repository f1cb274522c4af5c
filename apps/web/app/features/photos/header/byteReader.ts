/** Reads integers from a file's bytes. Returns null beyond the end, so that a truncated file needs no special case. */
export type ByteReader = {
  readonly length: number;
  readonly u8: (offset: number) => number | null;
  readonly u16: (offset: number, littleEndian?: boolean) => number | null;
  readonly u32: (offset: number, littleEndian?: boolean) => number | null;
  /** Returns `length` bytes as Latin text, fewer at the end of the file. */
  readonly text: (offset: number, length: number) => string;
};

export const createByteReader = (bytes: Uint8Array): ByteReader => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isInBounds = (offset: number, count: number): boolean =>
    offset >= 0 && offset + count <= bytes.length;
  return {
    length: bytes.length,
    u8: (at) => (isInBounds(at, 1) ? view.getUint8(at) : null),
    u16: (at, littleEndian = false) => (isInBounds(at, 2) ? view.getUint16(at, littleEndian) : null),
    u32: (at, littleEndian = false) => (isInBounds(at, 4) ? view.getUint32(at, littleEndian) : null),
    text: (at, length) => String.fromCharCode(...bytes.subarray(Math.max(0, at), Math.max(0, at + length))),
  };
};
