import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { passedByBack } from "./layoutHistory.ts";
import { useLayoutEntry } from "./useUndoRedo.ts";

/**
 * Lets the browser's Back pass over what undo has left behind: the first press would show the same wall once more. Call it
 * where it stays mounted from one layout to the next.
 */
export const useSkipUndoneLayouts = (): void => {
  const here = useLayoutEntry();
  const navigate = useNavigate();
  const hasPopped = useRef(false);
  const shown = useRef({ entry: here, index: 0, passed: 0 });
  useEffect(() => {
    const handlePop = () => {
      hasPopped.current = true;
    };
    window.addEventListener("popstate", handlePop);
    return () => window.removeEventListener("popstate", handlePop);
  }, []);
  useEffect(() => {
    // The router's number of the entry: one less after a press on Back, unless something was open over the page.
    const hereIndex = Number(fieldOf(history.state, "idx"));
    const further = hasPopped.current ? passedByBack(shown.current, here, hereIndex) : null;
    hasPopped.current = false;
    if (further !== null) {
      shown.current.passed += further;
      void navigate(-1);
    } else shown.current = { entry: here, index: hereIndex, passed: 0 };
  }, [here, navigate]);
};
