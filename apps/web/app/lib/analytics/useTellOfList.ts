import { useEffect } from "react";
import { type ShownWall, tell } from "./moments.ts";

/** Tells once that this list was shown; again when other things are in it. `list` absent: it is not worth counting. */
export const useTellOfList = (list: string | undefined, walls: readonly ShownWall[]): void => {
  const shown = walls.map(({ key }) => key).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what is shown; lists are made anew with each render
  useEffect(() => {
    if (list !== undefined && walls.length > 0) tell({ kind: "listShown", list, walls });
  }, [list, shown]);
};
