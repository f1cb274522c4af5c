import { lazyForPhotos } from "../lazyForPhotos.tsx";
import type { CheaperWallsProps } from "./CheaperWalls.tsx";

/** Cheaper walls for the shopper's photos. Without the network the layouts have their prices, and nothing compares them. */
export const LazyCheaperWalls = lazyForPhotos<CheaperWallsProps>(
  async () => (await import("./CheaperWalls.tsx")).default,
);
