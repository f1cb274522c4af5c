import { spellOrderNumbers } from "@storywall/domain/orders/orderNumbers.ts";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import { useBusy } from "../ui/useBusy.ts";
import styles from "./Pack.module.css";

/** Returns the number as the shop writes it, or a sentence that says why there is none. */
export type FindParcel = (typed: string) => Promise<{ readonly number: string } | string>;

/** The field of a hand scanner, which types the number and presses Enter. A number can be typed as well. */
export function ScanForm({ onFind }: { readonly onFind: FindParcel }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string | undefined>();
  const { isBusy, whileBusy } = useBusy();
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const fail = (message: string): void => {
    setError(message);
    form.current?.querySelector("input")?.select();
  };
  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("number") ?? "").trim();
    if (spellOrderNumbers(typed, [""]).length === 0)
      return fail("That isn't an order number. It looks like ZA-10432.");
    setError(undefined);
    const found = await whileBusy(onFind(typed.replace(/\s/g, "")));
    if (typeof found === "string") return fail(found);
    await navigate(`/admin/pack/${found.number}`);
  };
  return (
    <form ref={form} className={styles.scan} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        name="number"
        label="Scan or type the number"
        hint="It is on the job ticket and on the packing slip."
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="go"
        {...(error === undefined ? {} : { error })}
      />
      <Button type="submit" size="large" busy={isBusy}>
        Open it
      </Button>
    </form>
  );
}
