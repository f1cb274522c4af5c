import { ART_LIMITS } from "@storywall/domain/art/limits.ts";
import { type SyntheticEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { SelectField, TextField } from "../../../ui/form/Field.tsx";
import { useBusy } from "../ui/useBusy.ts";
import { useFieldError } from "../ui/useFieldError.ts";
import type { ArrangedItem } from "./ArrangedArt.tsx";
import styles from "./Art.module.css";

type Props = {
  readonly items: readonly ArrangedItem[];
  /** Returns a sentence that says why it failed; null when it succeeded. */
  readonly onCreate: (name: string, itemId: string) => Promise<string | null>;
};

/** Makes a set with its first picture. */
export function NewSetForm({ items, onCreate }: Props) {
  const [name, setName] = useState("");
  const [itemId, setItemId] = useState("");
  const { isBusy, whileBusy } = useBusy();
  const [error, setError] = useState<string | null>(null);
  const { errorOf, showError, clearError } = useFieldError<"name" | "item">();
  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setError(null);
    if (name.trim() === "") return showError(event.currentTarget, "name", "Please enter a name.");
    if (itemId === "") return showError(event.currentTarget, "item", "Please choose a picture.");
    clearError();
    const message = await whileBusy(onCreate(name.trim(), itemId));
    setError(message);
    if (message !== null) return;
    setName("");
    setItemId("");
  };
  return (
    <form
      aria-label="New set"
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <div className={styles.fields}>
        <TextField
          name="name"
          label="New set"
          hint="Its name, such as By the sea."
          maxLength={ART_LIMITS.setNameLength}
          value={name}
          onChange={({ target: { value } }) => setName(value)}
          {...errorOf("name")}
        />
        <SelectField
          name="item"
          label="First picture"
          value={itemId}
          onChange={({ target: { value } }) => setItemId(value)}
          {...errorOf("item")}
        >
          <option value="">Choose…</option>
          {items.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button type="submit" variant="secondary" busy={isBusy}>
        Make this set
      </Button>
    </form>
  );
}
