/**
 * Returns a label that tells the walls of an order apart, for use beside tile numbers: the title of the wall, or
 * "Wall 2" when another wall has the same title. Null when the order has only one wall.
 */
export const wallLabel = (titles: readonly string[], index: number): string | null => {
  const title = titles[index];
  if (title === undefined || titles.length < 2) return null;
  // The job ticket numbers the walls in the same order.
  return titles.filter((each) => each === title).length > 1 ? `Wall ${index + 1}` : title;
};

/** Returns "Tile 3", or "Hallway, tile 3" when the order has other walls. */
export const tileOfWall = (wall: string | null, number: number): string =>
  wall === null ? `Tile ${number}` : `${wall}, tile ${number}`;
