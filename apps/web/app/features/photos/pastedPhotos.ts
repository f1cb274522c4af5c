/** The names that browsers and cameras give to an image without a name. */
const GENERIC_FILE_NAME = /^(image|blob|photo)?\.?(png|jpe?g|webp|gif|avif)?$/i;

/** Numbers files without a name ("Pasted photo 2.png"), so that they can be told apart. Others keep their name. */
export const nameUntitledFiles = (
  files: readonly File[],
  layoutName: string,
  existingNames: readonly string[],
): readonly File[] => {
  let count = existingNames.filter((fileName) => fileName.startsWith(layoutName)).length;
  return files.map((file) => {
    if (!GENERIC_FILE_NAME.test(file.name)) return file;
    count += 1;
    return new File([file], `${layoutName} ${count}.${extensionOf(file)}`, { type: file.type });
  });
};

const extensionOf = ({ type }: File): string => type.replace(/^image\//, "").replace("jpeg", "jpg") || "jpg";

/** Returns the images of the clipboard, for devices without keyboard. Null when the browser denies access. */
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
