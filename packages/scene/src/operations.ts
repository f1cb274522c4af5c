import type { Crop, PhotoSize } from "@storywall/domain/crop/crop.ts";

/**
 * What a drawing consists of: a list of operations, painted first to last, later ones on top.
 *
 * Plain data, so that one drawing serves the designer, the shop's pictures, the preview file and the print. Every
 * length is in millimetres of the space of its group (x to the right, y down); pixels exist only in the painters.
 * No filters and no bitmaps: what is soft is a gradient, because a blur costs frames and differs between renderers.
 */
export type Operation = Rect | Path | Photo | Group;
export type Drawing = readonly Operation[];

export type Point = { readonly x: number; readonly y: number };
/** A rectangle in millimetres. The domain's `RectMm` is one. */
export type Box = Point & { readonly width: number; readonly height: number };

/** `#rrggbb`; opacity is apart, because renderers disagree about colours with alpha. */
export type Colour = `#${string}`;

export type Stop = { readonly offset: number; readonly colour: Colour; readonly opacity?: number };

export type Fill =
  | { readonly kind: "solid"; readonly colour: Colour; readonly opacity?: number }
  | { readonly kind: "linear"; readonly from: Point; readonly to: Point; readonly stops: readonly Stop[] }
  | {
      readonly kind: "radial";
      readonly centre: Point;
      readonly radius: number;
      readonly stops: readonly Stop[];
    };

export type Stroke = {
  readonly colour: Colour;
  readonly width: number;
  readonly opacity?: number;
  readonly cap?: "butt" | "round";
};

export type Rect = {
  readonly kind: "rect";
  readonly box: Box;
  readonly radius?: number;
  readonly fill: Fill;
};

export type Path = {
  readonly kind: "path";
  /** SVG path data, filled by the non-zero rule: shapes that overlap unite, one that runs the other way cuts a hole. */
  readonly data: string;
  readonly fill?: Fill;
  readonly stroke?: Stroke;
};

/** A photo seen through an opening: the crop's window fills `opening`, nothing is painted outside of it. */
export type Photo = {
  readonly kind: "photo";
  readonly photoId: string;
  readonly opening: Box;
  /** Upright size in pixels: the space of the crop's fractions. The file painted may be a smaller one of the same shape. */
  readonly photo: PhotoSize;
  readonly crop: Crop;
};

export type Group = {
  readonly kind: "group";
  /** What it is, for whoever looks it up: a tile's name, `shadow`, `room`. */
  readonly name?: string;
  /** What a person who cannot see it is told. Painters make such a group one picture with this name. */
  readonly label?: string;
  /** Where the group's origin lies in the space around it. */
  readonly at?: Point;
  /** How many millimetres outside one millimetre inside is, to the right and down; 1 and 1 unless told. */
  readonly scale?: Point;
  /** Nothing is painted outside of it, in the group's own space. */
  readonly clip?: Box;
  readonly children: Drawing;
};
