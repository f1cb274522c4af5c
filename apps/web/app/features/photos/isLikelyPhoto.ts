import { PHOTO_FILE_NAME } from "@storywall/domain/photos/formats.ts";

/** By the file's name or the MIME type that the system gives it; what it really is, its bytes say (see validateFile). */
export const isLikelyPhoto = ({ name, type }: Pick<File, "name" | "type">): boolean =>
  !name.startsWith(".") && (type.startsWith("image/") || PHOTO_FILE_NAME.test(name));
