import type { ReactNode } from "react";
import styles from "./ImagePair.module.css";

/** Two images side by side where there is space, one below the other on a phone. */
export function ImagePair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** Width of each image on the page, as the value of its `sizes` attribute. */
export const PAIR_IMAGE_SIZES = "(min-width: 48rem) min(628px, 44vw), calc(100vw - 48px)";
