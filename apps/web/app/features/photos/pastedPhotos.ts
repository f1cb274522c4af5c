/** What browsers and cameras call a picture that has no name of its own. */
const GENERIC_FILE_NAME = /^(image|blob|photo)?\.?(png|jpe?g|webp|gif|avif)?$/i;

/** Gives nameless files a plain name, "Pasted photo 2.png", so that they can be told apart; others keep theirs. */
export const nameUntitledFiles = (
  files: readonly File[],
  baseName: string,
  existingNames: readonly string[],
): readonly File[] => {
  let count = existingNames.filter((fileName) => fileName.startsWith(baseName)).length;
  return files.map((file) => {
    if (!GENERIC_FILE_NAME.test(file.name)) return file;
    count += 1;
    return new File([file], `${baseName} ${count}.${extensionOf(file)}`, { type: file.type });
  });
};

const extensionOf = ({ type }: File): string => type.replace(/^image\//, "").replace("jpeg", "jpg") || "jpg";

/** The pictures in the clipboard, for who has no keys to paste with; null when the browser does not give them out. */
export const readClipboardPhotos = async (): Promise<readonly File[] | null> => {
  try {
    const items = await navigator.clipboard.read();
    const blobs = items.flatMap((item) => {
      const type = item.types.find((one) => one.startsWith("image/"));
      return type === undefined ? [] : [item.getType(type)];
    });
    return (await Promise.all(blobs)).map((blob) => new File([blob], "image", { type: blob.type }));
  } catch {
    return null;
  }
};
