import { useEffect, useState } from "react";
import { COOKIES, readCookie, writeCookie } from "../../lib/cookies.ts";
import { loadTagManager } from "../../lib/tagManager.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./ConsentBar.module.css";

type Answer = "granted" | "denied";

/**
 * Asks before anything is counted (R2.5). Rendered only where a tag manager is configured; both answers are equally
 * near, nothing is loaded until one is yes, and no answer means no.
 */
export function ConsentBar({ tagManagerId }: { readonly tagManagerId: string }) {
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    const answer = readCookie(COOKIES.marketingConsent);
    if (answer === "granted") loadTagManager(tagManagerId);
    else if (answer !== "denied") setAsking(true);
  }, [tagManagerId]);

  if (!asking) return null;
  const settle = (answer: Answer) => {
    writeCookie(COOKIES.marketingConsent, answer);
    setAsking(false);
    if (answer === "granted") loadTagManager(tagManagerId);
  };
  return (
    <section aria-label="Cookies" className={styles.bar}>
      <p>
        May we count visits, to learn which pages help? Your photos are never part of it. The shop works the
        same either way.
      </p>
      <div className={styles.answers}>
        <Button look="secondary" onClick={() => settle("denied")}>
          No, thank you
        </Button>
        <Button look="secondary" onClick={() => settle("granted")}>
          Yes, you may
        </Button>
      </div>
    </section>
  );
}
