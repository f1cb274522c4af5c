import { Button } from "../../../ui/Button.tsx";
import styles from "./ProviderForm.module.css";

type FieldsMissingProps = { readonly provider: string; readonly onTryAgain: () => void };

/** The provider's fields did not come. Nothing that was typed elsewhere is lost by that. */
export function FieldsMissing({ provider, onTryAgain }: FieldsMissingProps) {
  return (
    <div role="alert" className={styles.missing}>
      <p className={styles.words}>
        The card fields of {provider} did not load. An ad blocker may keep them away, or the connection was
        lost. Everything you typed is kept.
      </p>
      <Button look="secondary" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}
