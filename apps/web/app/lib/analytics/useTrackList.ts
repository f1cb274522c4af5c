import { useEffect } from "react";
import { type TrackedProduct, track } from "./analyticsEvents.ts";

/** Tells once that this list was shown; again when other things are in it. `list` absent: it is not worth counting. */
export const useTrackList = (list: string | undefined, walls: readonly TrackedProduct[]): void => {
  const listKey = walls.map(({ key }) => key).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what is shown; lists are made anew with each render
  useEffect(() => {
    if (list !== undefined && walls.length > 0) track({ kind: "listShown", list, walls });
  }, [list, listKey]);
};
