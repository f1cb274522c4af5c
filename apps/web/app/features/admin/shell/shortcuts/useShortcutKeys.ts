import { useEffect, useLayoutEffect, useRef } from "react";
import { shortcutOf, useShortcuts } from "./shortcuts.ts";

/** Runs the action listed for a key while this component is mounted, except in fields and while shortcuts are off. */
export const useShortcutKeys = (actions: Readonly<Record<string, () => void>>): void => {
  const isOn = useShortcuts((shortcuts) => shortcuts.isOn);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  // Before the first paint: a key that is pressed as soon as the page is seen must count.
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const action = latest.current[shortcutOf(event, isOn) ?? ""];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", handleKeyDown);
    return () => removeEventListener("keydown", handleKeyDown);
  }, [isOn]);
};
