import { PHOTO_FILE_NAME } from "@storywall/domain/photos/formats.ts";

/** Judges by file name or MIME type. The real format is read from the bytes (see validateFile). */
export const isLikelyPhoto = ({ name, type }: Pick<File, "name" | "type">): boolean =>
  !name.startsWith(".") && (type.startsWith("image/") || PHOTO_FILE_NAME.test(name));
