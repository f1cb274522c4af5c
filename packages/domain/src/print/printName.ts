const PARTS = 3;

/**
 * Returns the part of a print's file name that identifies it within all orders, whatever its size and frame:
 * `ZA-10001_02_tile-3` of `ZA-10001_02_tile-3_30x45_portrait.jpg`. It is short, so that hundreds of ticked prints
 * fit into one URL.
 */
export const printNameOf = (fileName: string): string => fileName.split("_").slice(0, PARTS).join("_");
