import { CopyButton } from "../../ui/CopyButton.tsx";
import styles from "./CopyCode.module.css";

/** A code with a button to copy it. */
export function CopyCode({ code }: { readonly code: string }) {
  return (
    <div className={styles.row}>
      <code className={styles.code}>{code}</code>
      <CopyButton text={code} />
    </div>
  );
}
