import { useEffect, useState } from "react";

/** Files dropped anywhere on the page or pasted into it (R2.7). Gives whether files hang over the page right now. */
export const usePhotoDrop = (onFiles: (files: readonly File[]) => void): boolean => {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      // Else the browser leaves the page and opens the file.
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      bringIn(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent): void => bringIn(event.clipboardData);
    const bringIn = (transfer: DataTransfer | null): void => {
      const files = [...(transfer?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    window.addEventListener("paste", paste);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
      window.removeEventListener("paste", paste);
    };
  }, [onFiles]);
  return isOver;
};
