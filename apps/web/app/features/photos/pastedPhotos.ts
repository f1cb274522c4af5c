/** What browsers and cameras call a picture that has no name of its own. */
const NAMELESS = /^(image|blob|photo)?\.?(png|jpe?g|webp|gif|avif)?$/i;

/** Gives nameless files a plain name, "Pasted photo 2.png", so that they can be told apart; others keep theirs. */
export const namePlainly = (
  files: readonly File[],
  name: string,
  known: readonly string[],
): readonly File[] => {
  let count = known.filter((fileName) => fileName.startsWith(name)).length;
  return files.map((file) => {
    if (!NAMELESS.test(file.name)) return file;
    count += 1;
    return new File([file], `${name} ${count}.${endingOf(file)}`, { type: file.type });
  });
};

const endingOf = ({ type }: File): string => type.replace(/^image\//, "").replace("jpeg", "jpg") || "jpg";

/** The pictures in the clipboard, for who has no keys to paste with; null when the browser does not give them out. */
export const clipboardPhotos = async (): Promise<readonly File[] | null> => {
  try {
    const items = await navigator.clipboard.read();
    const pictures = items.flatMap((item) => {
      const type = item.types.find((one) => one.startsWith("image/"));
      return type === undefined ? [] : [item.getType(type)];
    });
    return (await Promise.all(pictures)).map((blob) => new File([blob], "image", { type: blob.type }));
  } catch {
    return null;
  }
};
