import type { RefObject } from "react";
import { ACCEPTED_FILES } from "./photoFormat.ts";

type Props = {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The phone's camera instead of its pictures: one photo at a time. */
  readonly byCamera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** The device's own picker, opened by `click()`: many photos at once. Buttons elsewhere stand for it. */
export function PhotoInput({ input, byCamera = false, onFiles }: Props) {
  return (
    <input
      ref={input}
      type="file"
      accept={byCamera ? "image/*" : ACCEPTED_FILES}
      multiple={!byCamera}
      capture={byCamera ? "environment" : undefined}
      hidden
      aria-label={byCamera ? "Take a photo" : "Choose photos"}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // The same photo chosen again is a change again.
        event.target.value = "";
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
