import type { Crop, PhotoSize } from "@storywall/domain/crop/crop.ts";

/**
 * One step of a drawing. A drawing is a list of them, rendered first to last, later ones on top.
 *
 * Plain data, so that one drawing serves the designer, the illustrations, the previews and the print. Every length is
 * in millimetres of the space of its group (x to the right, y down); only the renderers use pixels. There are no
 * filters and no bitmaps: soft edges are gradients, because a blur is slow and differs between renderers.
 */
export type Operation = Rect | Path | Photo | Group;
export type Drawing = readonly Operation[];

export type Point = { readonly x: number; readonly y: number };
/** A rectangle in millimetres. The domain's `RectMm` is assignable to it. */
export type Box = Point & { readonly width: number; readonly height: number };

/** `#rrggbb`. Opacity is a field of its own, because renderers differ in how they read colours with alpha. */
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
  /**
   * SVG path data, filled by the non-zero rule: shapes that overlap unite, a shape in the opposite direction is a
   * hole.
   */
  readonly data: string;
  readonly fill?: Fill;
  readonly stroke?: Stroke;
};

/** A photo in an opening: the crop's window fills `opening`, and nothing is rendered outside of it. */
export type Photo = {
  readonly kind: "photo";
  readonly photoId: string;
  readonly opening: Box;
  /**
   * Upright size in px: the space of the crop's fractions. The rendered file may have fewer pixels of the same shape.
   */
  readonly photo: PhotoSize;
  readonly crop: Crop;
};

export type Group = {
  readonly kind: "group";
  /** Name to find the group by: a tile's name, `shadow`, `room`. */
  readonly name?: string;
  /** Text for screen readers. Renderers turn a group that has one into a single labelled image. */
  readonly label?: string;
  /** Position of the group's origin in the surrounding space (mm). */
  readonly at?: Point;
  /**
   * Scale to the right and down: length in the surrounding space of one millimetre of the group; 1 and 1 by default.
   */
  readonly scale?: Point;
  /** Nothing is rendered outside of this box, which is in the group's own space. */
  readonly clip?: Box;
  readonly children: Drawing;
};
