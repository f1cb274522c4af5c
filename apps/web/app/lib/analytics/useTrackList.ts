import { useEffect } from "react";
import { type TrackedProduct, track } from "./analyticsEvents.ts";

/** Tracks once that a list was shown, and again when its items change. Without `list` nothing is tracked. */
export const useTrackList = (list: string | undefined, walls: readonly TrackedProduct[]): void => {
  const listKey = walls.map(({ key }) => key).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the keys; the array is new with each render
  useEffect(() => {
    if (list !== undefined && walls.length > 0) track({ kind: "listShown", list, walls });
  }, [list, listKey]);
};
