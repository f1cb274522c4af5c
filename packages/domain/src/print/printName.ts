const PARTS = 3;

/**
 * Returns what names a print among those of its order, whatever its size and frame: `ZA-10001_02_tile-3` of
 * `ZA-10001_02_tile-3_30x45_portrait.jpg`. Short, so that hundreds of ticked prints fit into one address.
 */
export const printNameOf = (fileName: string): string => fileName.split("_").slice(0, PARTS).join("_");
