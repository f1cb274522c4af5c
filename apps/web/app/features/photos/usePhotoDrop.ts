import { useEffect, useState } from "react";
import { getDroppedFiles } from "./getDroppedFiles.ts";

/** How files come onto the page without a picker; pasted pictures may have no name of their own. */
export type FileOrigin = "dropped" | "pasted";

/**
 * Files and folders dropped anywhere on the page, or pictures pasted into it (R2.7). Gives whether files hang over the
 * page right now.
 */
export const usePhotoDrop = (onFiles: (files: readonly File[], origin: FileOrigin) => void): boolean => {
  const [isFileOver, setIsFileOver] = useState(false);
  useEffect(() => {
    const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;
    const handleDragOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      // Else the browser leaves the page and opens the file.
      event.preventDefault();
      setIsFileOver(true);
    };
    const handleDragLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setIsFileOver(false);
    };
    const handleDrop = (event: DragEvent): void => {
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      setIsFileOver(false);
      void getDroppedFiles(event.dataTransfer).then((files) => files.length > 0 && onFiles(files, "dropped"));
    };
    const handlePaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      // A spreadsheet's cells come as text and as a picture of it; whoever types wants the text.
      if (files.length === 0 || isTextInput(event.target)) return;
      event.preventDefault();
      onFiles(files, "pasted");
    };
    window.addEventListener("dragover", handleDragOver);
    window.addEventListener("dragleave", handleDragLeave);
    window.addEventListener("drop", handleDrop);
    window.addEventListener("paste", handlePaste);
    return () => {
      window.removeEventListener("dragover", handleDragOver);
      window.removeEventListener("dragleave", handleDragLeave);
      window.removeEventListener("drop", handleDrop);
      window.removeEventListener("paste", handlePaste);
    };
  }, [onFiles]);
  return isFileOver;
};

const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable]") !==
    null;
