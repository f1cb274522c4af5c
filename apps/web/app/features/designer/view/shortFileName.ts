/** Longer names are cut in the middle, because people and cameras tell photos apart by the end of a name. */
const MAX_LENGTH = 24;
const END_LENGTH = 11;

/** Returns a file name that fits into a line: "Our holiday …IMG_0412.jpg". */
export const shortFileName = (name: string): string => {
  const letters = [...name];
  if (letters.length <= MAX_LENGTH) return name;
  const start = letters.slice(0, MAX_LENGTH - END_LENGTH - 1).join("");
  return `${start}…${letters.slice(-END_LENGTH).join("")}`;
};
