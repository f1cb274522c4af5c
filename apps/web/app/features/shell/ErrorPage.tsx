import { useEffect } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { useMaybeRootData } from "../../lib/api/rootData.ts";
import { useOnline } from "../../lib/browser/useOnline.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import styles from "./ErrorPage.module.css";

const MESSAGES = {
  missing: {
    headline: "There's nothing on this wall",
    text: "This page doesn't exist, or has moved.",
  },
  broken: {
    headline: "Something fell off the wall",
    text: "That was our fault, not yours. Please try again in a moment.",
  },
  offline: {
    headline: "You're offline",
    text: "This page needs a connection.",
  },
} as const;

/** Reloads the page once the network is back. */
const useReloadWhenOnline = (isEnabled: boolean): void => {
  useEffect(() => {
    if (!isEnabled) return;
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, [isEnabled]);
};

/** The page of every error: what happened and where to go instead. It shows no stack and no error code. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const isOnline = useOnline();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useReloadWhenOnline(!isMissing);
  const message = MESSAGES[isMissing ? "missing" : isOnline ? "broken" : "offline"];
  const currentLocation = useLocation();
  const email = useMaybeRootData()?.site.copy.email_address;
  return (
    <section className={styles.page}>
      <title>{`${message.headline} | Storywall`}</title>
      <img src="/pictures/missing.svg" alt="" width={640} height={360} className={styles.picture} />
      <h1>{message.headline}</h1>
      <p>{message.text} Your photos and your cart are where you left them.</p>
      <div className={styles.actions}>
        {!isMissing && (
          <ButtonLink to={currentLocation} reloadDocument>
            Try again
          </ButtonLink>
        )}
        <ButtonLink to="/design" variant={isMissing ? "primary" : "secondary"}>
          Design your wall
        </ButtonLink>
        <ButtonLink to="/browse" variant="secondary">
          Browse layouts and sets
        </ButtonLink>
      </div>
      {email && (
        <p className={styles.help}>
          Still stuck? Write to <a href={`mailto:${email}`}>{email}</a>.
        </p>
      )}
    </section>
  );
}
