import { PHOTO_FILE_INPUT_TYPES } from "@storywall/domain/photos/formats.ts";
import type { RefObject } from "react";

type Props = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** True to open the phone's camera instead of its library: one photo at a time. */
  readonly isCamera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** The hidden file input for many photos. Buttons elsewhere open it with `click()`. */
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
        // Otherwise choosing the same photo again would be no change.
        event.target.value = "";
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
