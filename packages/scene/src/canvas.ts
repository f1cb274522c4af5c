import { imageTransform } from "./imageTransform.ts";
import type { Box, Colour, Drawing, Fill, Operation, Photo, Stroke } from "./operations.ts";
import { boxData, roundedData } from "./shapes.ts";

/**
 * The part of a 2D canvas context that is used here; a browser's `CanvasRenderingContext2D` has it. Declared here
 * because this package also runs without a DOM.
 */
export type CanvasContext<Paint, Path, Image> = {
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
  drawImage(image: Image, x: number, y: number, width: number, height: number): void;
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

type CanvasResources<Path, Image> = {
  /** `(data) => new Path2D(data)` in a browser. */
  readonly makePath: (data: string) => Path;
  /** Returns a decoded image of the photo, at any resolution; null leaves the paper visible. */
  readonly getImage: (photoId: string) => Image | null;
};

/**
 * Renders a drawing to a canvas: `viewBox` (mm) fills `width` px, and as many px of height as its aspect ratio needs.
 * The context's state is restored afterwards.
 */
export const renderCanvas = <Paint, Path, Image>(
  context: CanvasContext<Paint, Path, Image>,
  drawing: Drawing,
  viewBox: Box,
  width: number,
  resources: CanvasResources<Path, Image>,
): void => {
  const scale = width / viewBox.width;
  withSavedState(context, () => {
    context.transform(scale, 0, 0, scale, -viewBox.x * scale, -viewBox.y * scale);
    for (const operation of drawing) renderOperation(context, operation, resources);
  });
};

const withSavedState = (context: { save(): void; restore(): void }, draw: () => void): void => {
  context.save();
  draw();
  context.restore();
};

const renderOperation = <Paint, Path, Image>(
  context: CanvasContext<Paint, Path, Image>,
  operation: Operation,
  resources: CanvasResources<Path, Image>,
): void => {
  switch (operation.kind) {
    case "rect": {
      const { box, radius } = operation;
      const data = radius === undefined ? boxData(box) : roundedData(box, radius);
      renderFill(context, resources.makePath(data), operation.fill);
      break;
    }
    case "path": {
      const path = resources.makePath(operation.data);
      if (operation.fill !== undefined) renderFill(context, path, operation.fill);
      if (operation.stroke !== undefined) renderStroke(context, path, operation.stroke);
      break;
    }
    case "photo":
      renderPhoto(context, operation, resources);
      break;
    case "group":
      withSavedState(context, () => {
        const { at = { x: 0, y: 0 }, scale = { x: 1, y: 1 }, clip, children } = operation;
        context.transform(scale.x, 0, 0, scale.y, at.x, at.y);
        if (clip !== undefined) context.clip(resources.makePath(boxData(clip)));
        for (const child of children) renderOperation(context, child, resources);
      });
      break;
    default:
      operation satisfies never;
  }
};

const renderPhoto = <Paint, Path, Image>(
  context: CanvasContext<Paint, Path, Image>,
  photo: Photo,
  resources: CanvasResources<Path, Image>,
): void => {
  const image = resources.getImage(photo.photoId);
  if (image === null) return;
  withSavedState(context, () => {
    context.clip(resources.makePath(boxData(photo.opening)));
    const { a, b, c, d, e, f } = imageTransform(photo.crop, photo.photo, photo.opening);
    context.transform(a, b, c, d, e, f);
    context.globalAlpha = 1;
    context.drawImage(image, 0, 0, photo.photo.width, photo.photo.height);
  });
};

const renderFill = <Paint, Path, Image>(
  context: CanvasContext<Paint, Path, Image>,
  path: Path,
  fill: Fill,
): void => {
  context.globalAlpha = fill.kind === "solid" ? (fill.opacity ?? 1) : 1;
  context.fillStyle = fill.kind === "solid" ? fill.colour : createGradient(context, fill);
  context.fill(path);
};

const renderStroke = <Paint, Path, Image>(
  context: CanvasContext<Paint, Path, Image>,
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

const createGradient = <Paint, Path, Image>(
  context: CanvasContext<Paint, Path, Image>,
  fill: Exclude<Fill, { kind: "solid" }>,
): Paint => {
  const canvasGradient =
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
  for (const { offset, colour, opacity } of fill.stops)
    canvasGradient.addColorStop(offset, withAlpha(colour, opacity));
  return canvasGradient;
};

const withAlpha = (colour: Colour, opacity = 1): string =>
  `${colour}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, "0")}`;
