import { photoMimeType } from "@storywall/domain/photos/formats.ts";
import type { CopyFormat } from "../../ports/photos/PhotoStore.ts";

const FORMAT_BY_CONTENT_TYPE: ReadonlyMap<string, CopyFormat> = new Map<string, CopyFormat>([
  [photoMimeType("avif"), "avif"],
  [photoMimeType("webp"), "webp"],
]);

/**
 * Formats that an `Accept` header names. Stars count for nothing: programs send them that know no AVIF, and browsers that do
 * name it.
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
