/** One request of an upload in parts (bytes). */
type UploadPart = {
  readonly uploadId: string;
  readonly start: number;
  readonly isLast: boolean;
  /** True for a part below the minimum size; only the last part may be. */
  readonly isSmall: boolean;
};

const MIN_PART_BYTES = 5 * 1024 * 1024;

/** Reads `Content-Range: bytes 0-5999999/22744222`; the total is -1 while it is unknown. */
export const parsePart = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
  bytes: Buffer,
): UploadPart | "wrong" | undefined => {
  const [range, uploadId] = [headers["content-range"], headers["x-unique-upload-id"]];
  if (range === undefined && uploadId === undefined) return undefined;
  const found = /^bytes (\d+)-(\d+)\/(-1|\d+)$/.exec(String(range));
  if (!found || typeof uploadId !== "string") return "wrong";
  const [start, end, total] = found.slice(1).map(Number);
  if (start === undefined || end === undefined || end - start + 1 !== bytes.length) return "wrong";
  const isLast = end + 1 === total;
  return { uploadId, start, isLast, isSmall: !isLast && bytes.length < MIN_PART_BYTES };
};
