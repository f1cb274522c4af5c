import { useEffect } from "react";
import { useLocation } from "react-router";

/** Focuses the field that the address names after its #, such as #business.phone; for a list, its first field. */
export const useFieldOfHash = (): void => {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same link is followed again
  useEffect(() => {
    // The paths have no character that an address encodes.
    const path = hash.slice(1);
    if (path === "") return;
    const target = document.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`);
    const field = target?.matches("fieldset") ? target.querySelector<HTMLElement>("button, input") : target;
    field?.focus();
  }, [hash, key]);
};
