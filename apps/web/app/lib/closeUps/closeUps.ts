/**
 * Close-ups of the product, rendered from its own measures (tools/closeUps, docs/decisions/0101). Beside this file each
 * has two widths in two formats: `magnet.480.avif`, `magnet.960.webp`, …
 */
const CORNER = { width: 720, height: 720, widths: [360, 720] } as const;
const WIDE = { width: 960, height: 800, widths: [480, 960] } as const;

export const CLOSE_UPS = {
  infinite: { ...CORNER, alt: "Corner of a black frame, the photo reaching its edge" },
  timeless: { ...CORNER, alt: "Corner of a black frame with a white mat around the photo" },
  serene: { ...CORNER, alt: "Corner of a white frame, the photo reaching its edge" },
  sleek: { ...CORNER, alt: "Corner of a white frame with a white mat around the photo" },
  harmony: { ...CORNER, alt: "Corner of an oak frame, the photo reaching its edge" },
  whisper: { ...CORNER, alt: "Corner of an oak frame with a white mat around the photo" },
  matBevel: { ...WIDE, alt: "The slanted edge of a mat beside a photo, and the mitred corner of its frame" },
  magnet: {
    ...WIDE,
    alt: "A small steel plate on the wall beside a framed photo, and a tile leaning below that shows the magnet on its back",
  },
  stack: {
    ...WIDE,
    alt: "Tiles in oak, white and black frames in a stack on a table, and one more leaning on the wall",
  },
  prints: {
    width: 720,
    height: 600,
    widths: [360, 720],
    alt: "Photo prints spread out on an oak table",
  },
  parcel: {
    width: 720,
    height: 600,
    widths: [360, 720],
    alt: "An open cardboard box on a table, with framed tiles in tissue paper",
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly alt: string;
      readonly width: number;
      readonly height: number;
      readonly widths: readonly number[];
    }
  >
>;

export type CloseUpName = keyof typeof CLOSE_UPS;

const FILES = import.meta.glob<string>("./*.{avif,webp}", { import: "default", eager: true });

/** @throws Error when there is no such file beside this one. */
export const closeUpAddress = (file: string): string => {
  const address = FILES[`./${file}`];
  if (address === undefined) throw new Error(`There is no close-up ${file}.`);
  return address;
};
