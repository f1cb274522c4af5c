/** Parameters that name a wall. */
const WALL_PARAMS = ["template", "set", "gallery", "layout", "line", "wall"];

/** Returns whether an address names the wall to open. */
export const namesWall = (search: URLSearchParams): boolean => WALL_PARAMS.some((name) => search.has(name));

/**
 * Returns the path of the wall to open where the address names none: the one that the shopper changed last, with the art
 * to hang on it (R2.13). Without such a wall, art hangs on a new one in the size and frame of its page; these say
 * nothing about a wall that is there. Null where the address says itself what to open.
 */
export const findWallPath = (search: URLSearchParams, lastPath: string | null): string | null => {
  if (namesWall(search)) return null;
  const art = search.get("art");
  if (art !== null) return lastPath ? `${lastPath}&art=${art}` : `/design?layout=free&${search}`;
  const namesNothing = !search.has("size") && !search.has("frame");
  return lastPath && namesNothing ? [lastPath, ...(search.size > 0 ? [`${search}`] : [])].join("&") : null;
};
