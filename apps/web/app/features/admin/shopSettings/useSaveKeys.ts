import { useEffect, useRef } from "react";

/** Fields of one line in which Enter has no meaning of its own. */
const ONE_LINE = "#main input:not([type=checkbox]):not([type=radio]):not([type=file])";

/** Saves the form on Ctrl+S, as Enter does in a field of one line. Prevents the browser's own "save page" dialog. */
export const useSaveKeys = (hasChanges: boolean, onSave: () => void): void => {
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  }, [onSave]);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
      if (!isSave && !isEnterInLine(event)) return;
      event.preventDefault();
      if (hasChanges && !document.querySelector("dialog[open]")) save.current();
    };
    addEventListener("keydown", handleKeyDown);
    return () => removeEventListener("keydown", handleKeyDown);
  }, [hasChanges]);
};

const isEnterInLine = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean =>
  key === "Enter" &&
  !(ctrlKey || metaKey || altKey || shiftKey) &&
  target instanceof HTMLInputElement &&
  target.form === null &&
  target.matches(ONE_LINE);
