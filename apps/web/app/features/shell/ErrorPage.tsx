import { useEffect, useRef } from "react";
import { createPath, isRouteErrorResponse, Link, useLocation } from "react-router";
import { useMaybeRootData } from "../../lib/rootData.ts";
import { useOnline } from "../../lib/useOnline.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import styles from "./ErrorPage.module.css";

const WORDS = {
  missing: {
    title: "Page not found",
    headline: "There is nothing hanging here",
    text: "The page that you asked for does not exist, or has moved.",
  },
  broken: {
    title: "Something went wrong",
    headline: "Something fell off the wall",
    text: "That was our fault, not yours. Please try again in a moment.",
  },
  offline: {
    title: "You are offline",
    headline: "You are offline",
    text: "This page needs a connection. Please try again when there is one.",
  },
} as const;

const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** A page that only lacked a network comes by itself when there is one again. */
const useReloadOnReturn = (isHopeful: boolean): void => {
  const wasHopeful = useRef(isHopeful);
  useEffect(() => {
    if (isHopeful && !wasHopeful.current) location.reload();
    wasHopeful.current = isHopeful;
  }, [isHopeful]);
};

/** An empty place on the wall: what is not there, and where to go instead. No stack, no code, no blame. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const isOnline = useOnline();
  useReloadOnReturn(isOnline && !isMissing(error));
  const words = WORDS[isMissing(error) ? "missing" : isOnline ? "broken" : "offline"];
  const here = createPath(useLocation());
  const mail = useMaybeRootData()?.site.copy.email_address;
  return (
    <section className={styles.page}>
      <title>{`${words.title} | Storywall`}</title>
      <img src="/pictures/missing.svg" alt="" width={640} height={360} className={styles.picture} />
      <h1>{words.headline}</h1>
      <p>{words.text} Your photos and your cart are where you left them.</p>
      <div className={styles.ways}>
        {!isMissing(error) && (
          <ButtonLink to={here} reloadDocument>
            Try again
          </ButtonLink>
        )}
        <ButtonLink to="/design" look={isMissing(error) ? "primary" : "secondary"}>
          Design your wall
        </ButtonLink>
        <ButtonLink to="/browse" look="secondary">
          Browse layouts and sets
        </ButtonLink>
      </div>
      <p className={styles.help}>
        Or look here: <Link to="/art">art to hang</Link>, <Link to="/how-it-works">how it works</Link>,{" "}
        <Link to="/faq">questions and answers</Link>.
      </p>
      {mail && (
        <p className={styles.help}>
          Still stuck? Write to <a href={`mailto:${mail}`}>{mail}</a>.
        </p>
      )}
    </section>
  );
}
