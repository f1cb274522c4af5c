import { classNames } from "./classNames.ts";
import styles from "./Skeleton.module.css";

/**
 * A placeholder of the size of what is loading (by class), so that the layout does not shift. Text beside it says what
 * loads.
 */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} />;
}
