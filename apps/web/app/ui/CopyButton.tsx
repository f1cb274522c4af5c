import { useEffect, useState } from "react";
import { Button, type ButtonProps } from "./Button.tsx";
import { COPIED_DURATION_MS } from "./copiedDuration.ts";
import { CheckIcon, CopyIcon } from "./icons/icons.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/**
 * Copies a text. The page must show the text beside the button, so that it can be selected by hand when copying is
 * forbidden.
 */
export function CopyButton({
  text,
  label,
  ...button
}: {
  readonly text: string;
  /** What the text is, for pages with several such buttons. */
  readonly label?: string;
} & Pick<ButtonProps, "variant">) {
  const [copyCount, setCopyCount] = useState(0);
  useEffect(() => {
    if (copyCount === 0) return;
    const timer = setTimeout(() => setCopyCount(0), COPIED_DURATION_MS);
    return () => clearTimeout(timer);
  }, [copyCount]);

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      // A count and not a flag, so that a second copy restarts the timer.
      setCopyCount((count) => count + 1);
    } catch {
      setCopyCount(0);
    }
  };
  return (
    <>
      <Button {...button} {...(label && { "aria-label": `Copy ${label}` })} onClick={handleCopy}>
        {copyCount > 0 ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        {copyCount > 0 ? "Copied" : "Copy"}
      </Button>
      <VisuallyHidden>
        <span role="status">{copyCount > 0 ? "Copied" : ""}</span>
      </VisuallyHidden>
    </>
  );
}
