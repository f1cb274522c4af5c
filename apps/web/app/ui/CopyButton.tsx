import { useEffect, useState } from "react";
import { Button, type ButtonProps } from "./Button.tsx";
import { CheckIcon, CopyIcon } from "./icons.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** R9.13. */
const COPIED_DURATION_MS = 3_000;

/** Copies a text. Where copying is forbidden the text can still be selected by hand, so it stands beside the button. */
export function CopyButton({
  text,
  textName,
  ...button
}: {
  readonly text: string;
  /** What the text is, where several can be copied. */
  readonly textName?: string;
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
      // A count: a second copy begins the time anew.
      setCopyCount((times) => times + 1);
    } catch {
      setCopyCount(0);
    }
  };
  return (
    <>
      <Button {...button} {...(textName && { "aria-label": `Copy ${textName}` })} onClick={handleCopy}>
        {copyCount > 0 ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        {copyCount > 0 ? "Copied" : "Copy"}
      </Button>
      <VisuallyHidden>
        <span role="status">{copyCount > 0 ? "Copied" : ""}</span>
      </VisuallyHidden>
    </>
  );
}
