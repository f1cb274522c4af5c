import type { CSSProperties } from "react";

/** Returns the style of an image that shows a placeholder (a `data:` URL of the same image) until it is loaded. */
export const placeholderStyle = (placeholder: string | undefined): CSSProperties | undefined =>
  placeholder === undefined
    ? undefined
    : { background: `url("${placeholder}") center / 100% 100% no-repeat` };
