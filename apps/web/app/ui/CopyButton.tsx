import { useEffect, useState } from "react";
import { Button, type ButtonProps } from "./Button.tsx";
import { CheckIcon, CopyIcon } from "./icons.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** R9.13. */
const COPIED_MS = 3_000;

/** Copies a text. Where copying is forbidden the text can still be selected by hand, so it stands beside the button. */
export function CopyButton({
  text,
  of,
  ...button
}: {
  readonly text: string;
  /** What the text is, where several can be copied. */
  readonly of?: string;
} & Pick<ButtonProps, "look">) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      // A count: a second copy begins the time anew.
      setCopied((times) => times + 1);
    } catch {
      setCopied(0);
    }
  };
  return (
    <>
      <Button {...button} {...(of && { "aria-label": `Copy ${of}` })} onClick={copy}>
        {copied > 0 ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        {copied > 0 ? "Copied" : "Copy"}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied > 0 ? "Copied" : ""}</span>
      </VisuallyHidden>
    </>
  );
}
