/** What the file picker offers. Endings stand beside types because not every system knows a type for HEIC. */
export const ACCEPTED_FILES = "image/*,.heic,.heif,.avif,.tif,.tiff";
