import { clearLastDetails } from "@storywall/contract/calls/checkout/clearLastDetails.ts";
import { getLastDetails } from "@storywall/contract/calls/checkout/getLastDetails.ts";
import { useEffect, useState } from "react";
import { api, apiWithoutToasts } from "../../../lib/api/api.ts";
import { useSite } from "../../../lib/api/site.ts";
import { readVisitorId } from "../../../lib/api/visitor.ts";
import { Button } from "../../../ui/Button.tsx";
import { useCheckout } from "../CheckoutProvider.tsx";
import { isEmptyDraft, toFields } from "../checkoutDraft.ts";
import styles from "../DetailsForm.module.css";

/**
 * Fills an empty form with the details of the visitor's own last order, and says so. Another person who uses the
 * browser can clear them, here and for later visits (docs/decisions/0130).
 */
export default function LastDetails() {
  const { code } = useSite();
  const isOpen = useCheckout(({ checkout }) => checkout !== null);
  const draft = useCheckout((checkout) => checkout.draft);
  const setField = useCheckout((checkout) => checkout.setField);
  const [details, setDetails] = useState<ReturnType<typeof toFields> | null>(null);
  const [isShown, setIsShown] = useState(false);
  const userId = readVisitorId();

  useEffect(() => {
    if (userId === null) return;
    let isGone = false;
    void apiWithoutToasts(getLastDetails, { body: { userId, site: code } }).then((result) => {
      if (!isGone && result.kind === "ok" && result.reply.details) setDetails(toFields(result.reply.details));
    });
    return () => {
      isGone = true;
    };
  }, [userId, code]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fills in once, and not what the shopper empties later
  useEffect(() => {
    // Before the checkout is open it is not known what an earlier visit has typed into it.
    if (!details || !isOpen) return;
    const isEmpty = isEmptyDraft(draft);
    if (isEmpty) for (const { name, value } of details) setField(name, value);
    // After a reload the draft already contains the details.
    setIsShown(isEmpty || details.every(({ name, value }) => draft[name] === value));
  }, [details, isOpen]);

  if (!isShown || userId === null) return null;
  const handleClear = async () => {
    for (const { name } of details ?? []) setField(name, "");
    const result = await api(clearLastDetails, { body: { userId } });
    if (result.kind !== "ok") return;
    // The focused button disappears.
    document.querySelector<HTMLElement>('input[name="email"]')?.focus();
    setIsShown(false);
  };
  return (
    <p role="status" className={styles.filled}>
      We've filled in the details of your last order. Not you?
      <Button variant="ghost" aria-label="Not you? Clear your details" onClick={() => void handleClear()}>
        Clear
      </Button>
    </p>
  );
}
