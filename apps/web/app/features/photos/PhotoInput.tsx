import { PHOTO_FILE_INPUT_TYPES } from "@storywall/domain/photos/formats.ts";
import type { RefObject } from "react";

type Props = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** The phone's camera instead of its pictures: one photo at a time. */
  readonly isCamera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** The device's own picker, opened by `click()`: many photos at once. Buttons elsewhere stand for it. */
export function PhotoInput({ inputRef, isCamera = false, onFiles }: Props) {
  return (
    <input
      ref={inputRef}
      type="file"
      accept={isCamera ? "image/*" : PHOTO_FILE_INPUT_TYPES}
      multiple={!isCamera}
      capture={isCamera ? "environment" : undefined}
      hidden
      aria-label={isCamera ? "Take a photo" : "Choose photos"}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // The same photo chosen again is a change again.
        event.target.value = "";
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
