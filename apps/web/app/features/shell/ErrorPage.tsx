import { isRouteErrorResponse } from "react-router";
import { useMaybeRootData } from "../../lib/rootData.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import styles from "./ErrorPage.module.css";

/** An empty place on the wall: what is not there, and where to go instead. No stack, no code, no blame. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const mail = useMaybeRootData()?.site.copy.email_address;
  return (
    <section className={styles.page}>
      <title>{isMissing ? "Page not found | Storywall" : "Something went wrong | Storywall"}</title>
      <img src="/pictures/missing.svg" alt="" width={640} height={360} className={styles.picture} />
      <h1>{isMissing ? "There is nothing hanging here" : "Something fell off the wall"}</h1>
      <p>
        {isMissing
          ? "The page that you asked for does not exist, or has moved. Your photos and your cart are where you left them."
          : "That was our fault, not yours. Your photos and your cart are where you left them. Please try again."}
      </p>
      <div className={styles.ways}>
        <ButtonLink to="/design">Design your wall</ButtonLink>
        <ButtonLink to="/browse" look="secondary">
          Browse layouts and sets
        </ButtonLink>
      </div>
      {mail && (
        <p className={styles.help}>
          Still stuck? Write to <a href={`mailto:${mail}`}>{mail}</a>.
        </p>
      )}
    </section>
  );
}
