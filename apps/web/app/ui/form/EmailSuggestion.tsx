import { suggestEmail } from "@storywall/domain/text/suggestEmail.ts";
import { useId } from "react";
import { Button } from "../Button.tsx";
import styles from "./EmailSuggestion.module.css";

type Props = { readonly email: string; readonly onAccept: (email: string) => void };

/** Asks about an address that looks like a typing error: the receipt and the link to the order go there. */
export default function EmailSuggestion({ email, onAccept }: Props) {
  const suggestion = suggestEmail(email);
  const id = useId();
  return (
    suggestion !== null && (
      <p className={styles.question}>
        <span id={id}>Did you mean {suggestion}?</span>
        <Button variant="secondary" aria-describedby={id} onClick={() => onAccept(suggestion)}>
          Yes, use it
        </Button>
      </p>
    )
  );
}
