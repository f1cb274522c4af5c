import { MAX_EMAIL_LENGTH } from "@storywall/domain/text/emailAddress.ts";
import type { ComponentProps } from "react";
import { TextField } from "./Field.tsx";

/** A text field for an email address: the right keyboard, no capitals, no spelling, the browser's own suggestion. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      name="email"
      maxLength={MAX_EMAIL_LENGTH}
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
    />
  );
}
