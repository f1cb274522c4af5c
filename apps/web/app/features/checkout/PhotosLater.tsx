import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import styles from "./PhotosLater.module.css";

/** R4.13: what is paid now and what follows later, before the money moves; nothing when no tile is empty. */
export function PhotosLater({ checkout }: { readonly checkout: Checkout }) {
  const missing = checkout.lineItems.reduce((sum, line) => sum + line.photosStillToUpload, 0);
  if (missing === 0) return null;
  return (
    <p className={styles.note}>
      <strong>{missing === 1 ? "1 photo follows later." : `${missing} photos follow later.`}</strong> You add{" "}
      {missing === 1 ? "it" : "them"} on the page of your order after paying; we mail you the link, and begin
      as soon as every tile has its photo.
    </p>
  );
}
