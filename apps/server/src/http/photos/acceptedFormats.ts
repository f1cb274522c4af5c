import { photoMimeType } from "@storywall/domain/photos/formats.ts";
import type { CopyFormat } from "../../ports/photos/PhotoStore.ts";

const FORMAT_BY_CONTENT_TYPE: ReadonlyMap<string, CopyFormat> = new Map<string, CopyFormat>([
  [photoMimeType("avif"), "avif"],
  [photoMimeType("webp"), "webp"],
]);

/**
 * Returns the formats that an `Accept` header names. Wildcards do not count: programs without AVIF send them, and
 * browsers with AVIF name it.
 */
export const parseAcceptedFormats = (accept = ""): ReadonlySet<CopyFormat> =>
  new Set(
    accept.split(",").flatMap((part) => {
      const [type = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
      const format = FORMAT_BY_CONTENT_TYPE.get(type);
      const isExcluded = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
      return format && !isExcluded ? [format] : [];
    }),
  );
