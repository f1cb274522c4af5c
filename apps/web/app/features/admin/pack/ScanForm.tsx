import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import styles from "./Pack.module.css";

/** The field of a hand scanner, which types the number and presses Enter. A number can be typed as well. */
export function ScanForm() {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string | undefined>();
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = String(new FormData(event.currentTarget).get("number") ?? "")
      .trim()
      .toUpperCase();
    if (!/^[A-Z0-9-]{1,40}$/.test(number)) {
      setError("That isn't an order number. It looks like ZA-10432.");
      event.currentTarget.querySelector("input")?.focus();
      return;
    }
    void navigate(`/admin/pack/${number}`);
  };
  return (
    <form ref={form} className={styles.scan} noValidate onSubmit={handleSubmit}>
      <TextField
        name="number"
        label="Scan or type the number"
        hint="It is on the job ticket and on the packing slip."
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="go"
        {...(error === undefined ? {} : { error })}
      />
      <Button type="submit" size="large">
        Open it
      </Button>
    </form>
  );
}
