import { imageTransform } from "./imageTransform.ts";
import type { Box, Colour, Drawing, Fill, Operation, Photo, Stroke } from "./operations.ts";
import { boxData, roundedData } from "./shapes.ts";

/**
 * What is needed of a 2D canvas context; a browser's `CanvasRenderingContext2D` has it. Written down here because this
 * package also runs where there is no DOM.
 */
export type CanvasContext<Paint, Path, Picture> = {
  fillStyle: string | Paint;
  strokeStyle: string | Paint;
  globalAlpha: number;
  lineWidth: number;
  lineCap: "butt" | "round" | "square";
  lineJoin: "bevel" | "miter" | "round";
  save(): void;
  restore(): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  clip(path: Path): void;
  fill(path: Path): void;
  stroke(path: Path): void;
  drawImage(picture: Picture, x: number, y: number, width: number, height: number): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Paint & GradientStops;
  createRadialGradient(
    x0: number,
    y0: number,
    r0: number,
    x1: number,
    y1: number,
    r1: number,
  ): Paint & GradientStops;
};

type GradientStops = { addColorStop(offset: number, colour: string): void };

export type CanvasTools<Path, Picture> = {
  /** `(data) => new Path2D(data)` in a browser. */
  readonly makePath: (data: string) => Path;
  /** A decoded picture of the photo, of whatever resolution; null: its paper shows. */
  readonly picture: (photoId: string) => Picture | null;
};

/**
 * Paints a drawing: `viewBox` (mm) fills `width` px and as many px of height as its shape asks for. The context is left
 * as it was found.
 */
export const paintCanvas = <Paint, Path, Picture>(
  context: CanvasContext<Paint, Path, Picture>,
  drawing: Drawing,
  viewBox: Box,
  width: number,
  tools: CanvasTools<Path, Picture>,
): void => {
  const scale = width / viewBox.width;
  within(context, () => {
    context.transform(scale, 0, 0, scale, -viewBox.x * scale, -viewBox.y * scale);
    for (const operation of drawing) paint(context, operation, tools);
  });
};

const within = (context: { save(): void; restore(): void }, work: () => void): void => {
  context.save();
  work();
  context.restore();
};

const paint = <Paint, Path, Picture>(
  context: CanvasContext<Paint, Path, Picture>,
  operation: Operation,
  tools: CanvasTools<Path, Picture>,
): void => {
  switch (operation.kind) {
    case "rect": {
      const { box, radius } = operation;
      const data = radius === undefined ? boxData(box) : roundedData(box, radius);
      paintFill(context, tools.makePath(data), operation.fill);
      break;
    }
    case "path": {
      const path = tools.makePath(operation.data);
      if (operation.fill !== undefined) paintFill(context, path, operation.fill);
      if (operation.stroke !== undefined) paintStroke(context, path, operation.stroke);
      break;
    }
    case "photo":
      paintPhoto(context, operation, tools);
      break;
    case "group":
      within(context, () => {
        const { at = { x: 0, y: 0 }, scale = { x: 1, y: 1 }, clip, children } = operation;
        context.transform(scale.x, 0, 0, scale.y, at.x, at.y);
        if (clip !== undefined) context.clip(tools.makePath(boxData(clip)));
        for (const child of children) paint(context, child, tools);
      });
      break;
    default:
      operation satisfies never;
  }
};

const paintPhoto = <Paint, Path, Picture>(
  context: CanvasContext<Paint, Path, Picture>,
  photo: Photo,
  tools: CanvasTools<Path, Picture>,
): void => {
  const picture = tools.picture(photo.photoId);
  if (picture === null) return;
  within(context, () => {
    context.clip(tools.makePath(boxData(photo.opening)));
    const { a, b, c, d, e, f } = imageTransform(photo.crop, photo.photo, photo.opening);
    context.transform(a, b, c, d, e, f);
    context.globalAlpha = 1;
    context.drawImage(picture, 0, 0, photo.photo.width, photo.photo.height);
  });
};

const paintFill = <Paint, Path, Picture>(
  context: CanvasContext<Paint, Path, Picture>,
  path: Path,
  fill: Fill,
): void => {
  context.globalAlpha = fill.kind === "solid" ? (fill.opacity ?? 1) : 1;
  context.fillStyle = fill.kind === "solid" ? fill.colour : gradient(context, fill);
  context.fill(path);
};

const paintStroke = <Paint, Path, Picture>(
  context: CanvasContext<Paint, Path, Picture>,
  path: Path,
  stroke: Stroke,
): void => {
  const round = stroke.cap === "round";
  context.globalAlpha = stroke.opacity ?? 1;
  context.strokeStyle = stroke.colour;
  context.lineWidth = stroke.width;
  context.lineCap = round ? "round" : "butt";
  context.lineJoin = round ? "round" : "miter";
  context.stroke(path);
};

const gradient = <Paint, Path, Picture>(
  context: CanvasContext<Paint, Path, Picture>,
  fill: Exclude<Fill, { kind: "solid" }>,
): Paint => {
  const made =
    fill.kind === "linear"
      ? context.createLinearGradient(fill.from.x, fill.from.y, fill.to.x, fill.to.y)
      : context.createRadialGradient(
          fill.centre.x,
          fill.centre.y,
          0,
          fill.centre.x,
          fill.centre.y,
          fill.radius,
        );
  for (const { offset, colour, opacity } of fill.stops) made.addColorStop(offset, withAlpha(colour, opacity));
  return made;
};

const withAlpha = (colour: Colour, opacity = 1): string =>
  `${colour}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, "0")}`;
