/** What the file picker offers. Endings stand beside types because not every system knows a type for HEIC. */
export const ACCEPTED_FILE_TYPES = "image/*,.heic,.heif,.avif,.tif,.tiff";

const PHOTO_EXTENSION = /\.(jpe?g|png|webp|avif|hei[cf]|tiff?|gif)$/i;

/** By its name or the system's word alone; what a file really is, its bytes say (see judgeFile). */
export const isLikelyPhoto = ({ name, type }: Pick<File, "name" | "type">): boolean =>
  !name.startsWith(".") && (type.startsWith("image/") || PHOTO_EXTENSION.test(name));
