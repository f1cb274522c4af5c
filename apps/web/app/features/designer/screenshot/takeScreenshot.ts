import type { Design } from "@storywall/domain/design/design.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { renderCanvas } from "@storywall/scene/canvas.ts";
import { loadRoomImages } from "../room/roomImages.ts";
import { findWallPhotoLight } from "../room/wallPhotoLight.ts";
import type { PhotoViews } from "../view/photoView.ts";
import { candidateSizes, type ImageSize, isCoarser } from "./imageSize.ts";
import { loadImages } from "./loadImages.ts";
import { pixelsPerMm, screenshotScene } from "./screenshotScene.ts";
import { signScreenshot } from "./signScreenshot.ts";

export const FORMATS = {
  jpeg: { name: "JPEG, small", type: "image/jpeg", ending: "jpg" },
  png: { name: "PNG, best quality", type: "image/png", ending: "png" },
} as const;
export type Format = keyof typeof FORMATS;

export type Screenshot =
  | {
      readonly kind: "taken";
      readonly blob: Blob;
      readonly size: ImageSize;
      /** The browser had no memory for all pixels of the photos. */
      readonly isCoarser: boolean;
      readonly missing: number;
    }
  | ScreenshotError;

/** `noRoom`: the code that draws rooms could not be loaded. A wall on bare paint does not need it. */
export type ScreenshotError = { readonly kind: "noMemory" | "noRoom" };

/**
 * Renders the wall as one image (R2.6, R9.8), from the same drawing as everything else, as fine as its photos are.
 */
export const takeScreenshot = async (
  design: Design,
  views: PhotoViews,
  { isWithRoom, format }: { readonly isWithRoom: boolean; readonly format: Format },
): Promise<Screenshot> => {
  const roomImages = isWithRoom ? await loadRoomImages(design).catch(() => null) : null;
  const { place } = roomOf(design);
  const photoLight =
    isWithRoom && place.kind === "own"
      ? await findWallPhotoLight({ pictureId: place.pictureId, box: { x: 0, y: 0, ...place.size } })
      : null;
  const scene = await screenshotScene(design, isWithRoom, {
    isRendered: roomImages?.isRendered ?? false,
    photoLight,
  }).catch(() => null);
  if (scene === null) return { kind: "noRoom" };
  const { drawing, view } = scene;
  const { images, missingCount } = await loadImages(design, views);
  const imageOf = (photoId: string) => images.get(photoId) ?? roomImages?.images.get(photoId) ?? null;
  const perMm = pixelsPerMm(drawing, (photoId) => images.get(photoId) ?? null);
  // A room is mostly wall: no shopper needs fifty million pixels of it.
  for (const size of candidateSizes(view, perMm, !isWithRoom && hasMuchMemory())) {
    const canvas = createCanvas(size);
    if (canvas === null) continue;
    renderCanvas(canvas.context, drawing, view, size.width, {
      makePath: (data) => new Path2D(data),
      getImage: imageOf,
    });
    signScreenshot(canvas.context, size);
    const blob = await encodeImage(canvas.element, format);
    // Some browsers do not release a canvas's memory until it is made small.
    canvas.element.width = 0;
    if (blob !== null) {
      return { kind: "taken", blob, size, isCoarser: isCoarser(size, view, perMm), missing: missingCount };
    }
  }
  return { kind: "noMemory" };
};

/**
 * Returns whether the device has 8 GB or more, as far as the browser tells. Those that do not tell allow the least.
 */
const hasMuchMemory = (): boolean => {
  const memory = fieldOf(navigator, "deviceMemory");
  return typeof memory === "number" && memory >= 8;
};

type Canvas = { readonly element: HTMLCanvasElement; readonly context: CanvasRenderingContext2D };

/**
 * Returns a canvas of that size, or null when the browser rejects it. Some browsers return one that stays empty, so
 * its last pixel is tested.
 */
const createCanvas = ({ width, height }: ImageSize): Canvas | null => {
  try {
    const element = document.createElement("canvas");
    element.width = width;
    element.height = height;
    const context = element.getContext("2d", { alpha: false });
    if (context === null) return null;
    context.fillStyle = "#ffffff";
    context.fillRect(width - 1, height - 1, 1, 1);
    const [red] = context.getImageData(width - 1, height - 1, 1, 1).data;
    context.imageSmoothingQuality = "high";
    return red === 255 ? { element, context } : null;
  } catch {
    return null;
  }
};

const encodeImage = (canvas: HTMLCanvasElement, format: Format): Promise<Blob | null> =>
  new Promise((resolve) => {
    try {
      canvas.toBlob(resolve, FORMATS[format].type, 0.92);
    } catch {
      resolve(null);
    }
  });
