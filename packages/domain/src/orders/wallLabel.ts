/**
 * Returns what tells the walls of an order apart beside the numbers of their tiles: the title of the wall, or "Wall 2"
 * where another one has the same title. Null for an only wall.
 */
export const wallLabel = (titles: readonly string[], index: number): string | null => {
  const title = titles[index];
  if (title === undefined || titles.length < 2) return null;
  // The job ticket counts the walls in the same order.
  return titles.filter((each) => each === title).length > 1 ? `Wall ${index + 1}` : title;
};

/** Returns "Tile 3", or "Hallway, tile 3" beside other walls. */
export const tileOfWall = (wall: string | null, number: number): string =>
  wall === null ? `Tile ${number}` : `${wall}, tile ${number}`;
