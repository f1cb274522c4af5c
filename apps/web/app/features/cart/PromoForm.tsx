import { type FormEvent, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { useCart } from "./CartProvider.tsx";
import styles from "./PromoForm.module.css";

/** R4.15: one promo code on a cart, added or removed. B10: spaces, case, O for 0 and I for 1 make no difference. */
export function PromoForm() {
  const [entered, setEntered] = useState("");
  const code = useCart(({ cart }) => cart?.discountCode ?? null);
  const refusal = useCart(({ promoRefusal }) => promoRefusal);
  const isLoading = useCart((cart) => cart.isLoading);
  const applyPromo = useCart((cart) => cart.applyPromo);
  const removePromo = useCart((cart) => cart.removePromo);

  if (code !== null) {
    return (
      <div className={styles.applied}>
        <p role="status">
          Code <strong>{code}</strong> is applied.
        </p>
        <Button look="quiet" aria-label={`Remove promo code ${code}`} onClick={() => void removePromo()}>
          Remove
        </Button>
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (entered.trim() !== "" && !isLoading) void applyPromo(entered);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label="Promo code"
        name="promo"
        value={entered}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => setEntered(event.target.value)}
        {...(refusal !== null && { error: refusal })}
      />
      <Button type="submit" look="secondary" busy={isLoading}>
        Apply
      </Button>
    </form>
  );
}
