import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import styles from "./UploadLaterNote.module.css";

/** Says before payment that photos follow later; renders nothing when every tile has its photo (R4.13). */
export function UploadLaterNote({ checkout }: { readonly checkout: Checkout }) {
  const missingCount = checkout.lineItems.reduce((sum, line) => sum + line.photosStillToUpload, 0);
  if (missingCount === 0) return null;
  return (
    <p className={styles.note}>
      <strong>{missingCount === 1 ? "1 photo to follow." : `${missingCount} photos to follow.`}</strong> You
      can add {missingCount === 1 ? "it" : "them"} once you've paid: we'll email you the link, and start when
      every tile has its photo.
    </p>
  );
}
