import { GALLERY_WALLS } from "@storywall/domain/catalogue/galleryWalls.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { freeSampleDesign, type SampleWall } from "./sampleDesigns.ts";

/** The photos in the frames of the home page's wall, in the frames' order. */
const HERO_PHOTOS = [
  { photo: "white-pier", frameStyle: "Timeless" },
  { photo: "green-bay", frameStyle: "Timeless" },
  { photo: "apricot-rose", frameStyle: "Infinite" },
  { photo: "pink-evening-lighthouse", frameStyle: "Timeless" },
  { photo: "evening-walk", frameStyle: "Infinite" },
  { photo: "kitten-in-daisies", frameStyle: "Timeless" },
  { photo: "lake-jetty", frameStyle: "Timeless" },
  { photo: "birthday-cakes", frameStyle: "Timeless" },
] as const;

const DESIGN = freeSampleDesign(
  GALLERY_WALLS.front_room_eight.frames.flatMap((frame, index) => {
    const content = HERO_PHOTOS[index];
    return content ? [{ ...frame, ...content }] : [];
  }),
);

/** The wall of the home page: the first of the ready-made gallery walls. */
export const HERO_WALL: SampleWall = { design: DESIGN, wall: layOut(DESIGN) };
