import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSite } from "../../lib/api/site.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/form/Field.tsx";
import { useCart } from "./CartProvider.tsx";
import styles from "./PromoCodeForm.module.css";

/** Adds or removes the one promo code of a cart (R4.15). Spaces, case, O for 0 and I for 1 make no difference (B10). */
export function PromoCodeForm() {
  const [enteredCode, setEnteredCode] = useState("");
  const code = useCart(({ cart }) => cart?.discountCode ?? null);
  const note = useCart(({ cart }) => cart?.discountNote);
  const error = useCart(({ promoError }) => promoError);
  const isLoading = useCart((cart) => cart.isLoading);
  const applyPromo = useCart((cart) => cart.applyPromo);
  const removePromo = useCart((cart) => cart.removePromo);
  const clearPromoError = useCart((cart) => cart.clearPromoError);

  // When the cart is opened again, the field no longer has the code that the error is about.
  useEffect(() => clearPromoError, [clearPromoError]);

  const { enabled, discount } = useSite().welcomeBanner;
  const form = useRef<HTMLFormElement>(null);
  // The totals stay below the scrolled part of the cart, and would hide the message.
  useEffect(() => {
    if (error !== null) form.current?.scrollIntoView({ block: "nearest" });
  }, [error]);

  if (code !== null) {
    return (
      <div className={styles.applied}>
        <p role="status">{note ?? `Code ${code} is applied.`}</p>
        <Button variant="ghost" aria-label={`Remove promo code ${code}`} onClick={() => void removePromo()}>
          Remove
        </Button>
      </div>
    );
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (enteredCode.trim() !== "" && !isLoading) void applyPromo(enteredCode);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={handleSubmit}>
      <div aria-live="polite">
        <TextField
          label="Promo code"
          name="promo"
          value={enteredCode}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => {
            setEnteredCode(event.target.value);
            clearPromoError();
          }}
          {...(error !== null && { error: error })}
          {...(enabled && { hint: `The promo code from our welcome offer (${discount} off) goes here.` })}
        />
      </div>
      <Button type="submit" variant="secondary" busy={isLoading}>
        Apply
      </Button>
    </form>
  );
}
