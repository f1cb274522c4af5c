import { Button } from "../../../ui/Button.tsx";
import styles from "./ProviderForm.module.css";

type FieldsLoadErrorProps = { readonly provider: string; readonly onRetry: () => void };

/** Shown when the provider's fields did not load. What was typed elsewhere is not lost. */
export function FieldsLoadError({ provider, onRetry }: FieldsLoadErrorProps) {
  return (
    <div role="alert" className={styles.error}>
      <p className={styles.text}>
        The card fields of {provider} didn't load. An ad blocker may be blocking them, or the connection was
        lost. Everything you typed is saved.
      </p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
