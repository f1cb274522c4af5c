import { useLayoutEffect, useState } from "react";
import "./earlyDrop.ts";
import { getDroppedFiles } from "./getDroppedFiles.ts";

/** How files reach the page without a picker. Pasted images may have no name. */
export type FileOrigin = "dropped" | "pasted";

/**
 * Handles files and folders that are dropped anywhere on the page, also before it was hydrated, and images that are pasted
 * (R2.7). Returns true while files are dragged over the page.
 */
export const usePhotoDrop = (onFiles: (files: readonly File[], origin: FileOrigin) => void): boolean => {
  const [isFileOver, setIsFileOver] = useState(false);
  // Before the first paint: a file that is dropped on a page without these listeners replaces the page.
  useLayoutEffect(() => {
    const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;
    const handleDragOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      // Otherwise the browser would navigate to the file.
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
      // Cells of a spreadsheet are pasted as text and as an image. In a text field the text is wanted.
      if (files.length === 0 || isTextInput(event.target)) return;
      event.preventDefault();
      onFiles(files, "pasted");
    };
    window.addEventListener("dragover", handleDragOver);
    window.addEventListener("dragleave", handleDragLeave);
    window.addEventListener("drop", handleDrop);
    window.addEventListener("paste", handlePaste);
    const early = window.takeEarlyDrop?.() ?? [];
    if (early.length > 0) onFiles(early, "dropped");
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
