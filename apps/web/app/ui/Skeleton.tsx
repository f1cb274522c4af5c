import { classNames } from "./classNames.ts";
import styles from "./Skeleton.module.css";

/** Stands where something will be, in its size (by class), so that nothing jumps. The words beside it say what. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} />;
}
