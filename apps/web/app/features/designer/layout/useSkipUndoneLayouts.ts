import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { isLeftBehind } from "./layoutHistory.ts";
import { useLayoutEntry } from "./useUndoRedo.ts";

/**
 * Lets the browser's Back pass over what undo has left behind: the first press would show the same wall once more. Call it
 * where it stays mounted from one layout to the next.
 */
export const useSkipUndoneLayouts = (): void => {
  const here = useLayoutEntry();
  const navigate = useNavigate();
  const shown = useRef({ entry: here, index: 0, passed: 0 });
  useEffect(() => {
    const { entry, index, passed } = shown.current;
    // The router's number of the entry: one less after a press on Back.
    const hereIndex = Number(fieldOf(history.state, "idx"));
    if (hereIndex === index - passed - 1 && isLeftBehind(entry, here, passed)) {
      shown.current.passed += 1;
      void navigate(-1);
    } else shown.current = { entry: here, index: hereIndex, passed: 0 };
  }, [here, navigate]);
};
