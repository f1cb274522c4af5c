import type { Drawing } from "../operations.ts";
import { arches, balance, contours, dunes } from "./abstracts.ts";
import { eucalyptus, fern, lemons, poppies } from "./botanicals.ts";
import { blueRidges, moonPhases, northernLights, stones } from "./skies.ts";

/** An image of the art catalogue that our code draws, on the same sheet as the samples. */
export type ArtDrawing = { readonly id: string; readonly draw: () => Drawing };

/** The images that are art only; the samples (`samplePhotos.ts`) are art too. */
export const ART_DRAWINGS: readonly ArtDrawing[] = [
  { id: "sample-arches", draw: arches },
  { id: "sample-eucalyptus", draw: eucalyptus },
  { id: "sample-blue-ridges", draw: blueRidges },
  { id: "sample-balance", draw: balance },
  { id: "sample-moon-phases", draw: moonPhases },
  { id: "sample-fern", draw: fern },
  { id: "sample-dunes", draw: dunes },
  { id: "sample-lemons", draw: lemons },
  { id: "sample-stones", draw: stones },
  { id: "sample-northern-lights", draw: northernLights },
  { id: "sample-poppies", draw: poppies },
  { id: "sample-contours", draw: contours },
];
