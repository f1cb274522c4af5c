import type { SettingSection } from "./settingSection.ts";

/** The form for what tiles are made of. */
export const MATERIALS_SECTION: SettingSection = {
  key: "materials",
  title: "Materials",
  lead: "What your tiles are made of, as a table on the page about the frames. Empty fields are left out.",
  previewPath: "/frames",
  settings: [
    {
      path: "materials.depth",
      label: "Depth",
      hint: "How far a tile stands off the wall, such as 22 mm.",
      kind: "optionalLine",
    },
    {
      path: "materials.weight",
      label: "Weight",
      hint: "Such as 180 g for a square tile, 900 g for an X-Large one.",
      kind: "optionalLine",
    },
    {
      path: "materials.frame",
      label: "Frame",
      hint: "Its material and finish, such as Solid oak, oiled; black and white: painted pine.",
      kind: "optionalLine",
    },
    {
      path: "materials.paper",
      label: "Paper",
      hint: "What photos are printed on, such as Matt photo paper, 230 g/m².",
      kind: "optionalLine",
    },
    {
      path: "materials.plates",
      label: "Plates per tile",
      hint: "How many plates a tile hangs on, such as 1 for square tiles, 2 for Medium and larger.",
      kind: "optionalLine",
    },
    {
      path: "materials.surfaces",
      label: "Sticks to",
      hint: "Such as Painted plaster, wood, glass and tiles; not on wallpaper or brick.",
      kind: "optionalLine",
    },
  ],
};
