import { useEffect, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { CheckIcon, CopyIcon } from "../../ui/icons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./CopyCode.module.css";

/** R9.13. */
const COPIED_MS = 3_000;

/** A code and the way to copy it. Where copying is forbidden the code can still be selected by hand. */
export function CopyCode({ code }: { readonly code: string }) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      // A count: a second copy begins the time anew.
      setCopied((times) => times + 1);
    } catch {
      setCopied(0);
    }
  };
  return (
    <div className={styles.row}>
      <code className={styles.code}>{code}</code>
      <Button onClick={copy}>
        {copied > 0 ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        {copied > 0 ? "Copied" : "Copy"}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied > 0 ? "Copied" : ""}</span>
      </VisuallyHidden>
    </div>
  );
}
