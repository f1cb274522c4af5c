import { type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * Saves where the focus came from when it moved into a toast. Returns a function to call before the toast closes: it
 * returns the focus, so that keyboard users continue where they were. `dismissSignal` closes the toast too.
 */
export const useFocusReturn = (
  box: RefObject<HTMLElement | null>,
  key: unknown,
  dismissSignal: AbortSignal | undefined,
): (() => void) => {
  const origin = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box in another dialog is another element
  useEffect(() => {
    const element = box.current;
    const handleFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget))
        origin.current = relatedTarget;
    };
    element?.addEventListener("focusin", handleFocus);
    return () => element?.removeEventListener("focusin", handleFocus);
  }, [box, key]);
  const returnFocus = useCallback(() => {
    if (box.current?.contains(document.activeElement) && origin.current?.isConnected) origin.current.focus();
  }, [box]);
  useEffect(() => {
    dismissSignal?.addEventListener("abort", returnFocus);
    return () => dismissSignal?.removeEventListener("abort", returnFocus);
  }, [dismissSignal, returnFocus]);
  return returnFocus;
};
