import type { RefObject } from "react";
import { ACCEPTED_FILES } from "./photoFormat.ts";

/** The device's own picker, opened by `click()`: many photos at once. Buttons elsewhere stand for it. */
export function PhotoInput({
  input,
  onFiles,
}: {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  return (
    <input
      ref={input}
      type="file"
      accept={ACCEPTED_FILES}
      multiple
      hidden
      aria-label="Choose photos"
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // The same photo chosen again is a change again.
        event.target.value = "";
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
