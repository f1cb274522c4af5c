import { useNavigation } from "react-router";
import styles from "./NavigationProgress.module.css";

/** Shows that the next page is loading, but only after a delay (CSS). */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className={styles.progress} aria-hidden="true" />;
}
