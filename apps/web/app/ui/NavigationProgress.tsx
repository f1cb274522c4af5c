import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import styles from "./NavigationProgress.module.css";

/** After this long a page that loads is announced in words: a thin bar alone looks as if nothing happened. */
const SLOW_MS = 2_000;

/** Shows that the next page is loading: a bar after a delay (CSS), then words. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const isLoading = state !== "idle";
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    setIsSlow(false);
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return (
    <>
      {isLoading && <div className={styles.progress} aria-hidden="true" />}
      <div role="status" className={styles.message}>
        {isLoading && isSlow && <p>{slowPageMessage(location?.pathname)}</p>}
      </div>
    </>
  );
}

/** Returns what is said about a page that takes long to open. */
export const slowPageMessage = (pathname: string | undefined): string =>
  pathname === "/design" ? "Opening your wall…" : "Opening the page…";
