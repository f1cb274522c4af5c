import { useEffect, useState } from "react";
import { droppedFiles } from "./droppedFiles.ts";

/** How files come onto the page without a picker; pasted pictures may have no name of their own. */
export type FilesArrival = "dropped" | "pasted";

/**
 * Files and folders dropped anywhere on the page, or pictures pasted into it (R2.7). Gives whether files hang over the
 * page right now.
 */
export const usePhotoDrop = (onFiles: (files: readonly File[], arrival: FilesArrival) => void): boolean => {
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
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      setIsOver(false);
      void droppedFiles(event.dataTransfer).then((files) => files.length > 0 && onFiles(files, "dropped"));
    };
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      // A spreadsheet's cells come as text and as a picture of it; whoever types wants the text.
      if (files.length === 0 || isTyping(event.target)) return;
      event.preventDefault();
      onFiles(files, "pasted");
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

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable]") !==
    null;
