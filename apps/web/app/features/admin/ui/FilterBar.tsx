import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import styles from "./FilterBar.module.css";

/** A filter that is set: its text, and the address of the same list without it. */
export type ActiveFilter = { readonly label: string; readonly hrefWithout: string };

/**
 * Filters of a list, stored in its address, so that a view can be bookmarked and sent. It works without scripts. Each
 * filter that is set has its own link to remove it.
 */
export function FilterBar({
  label,
  active = [],
  buttonLabel = "Show",
  more,
  isMoreOpen = false,
  children,
}: {
  /** What is searched, for screen readers. */
  readonly label: string;
  readonly active?: readonly ActiveFilter[];
  readonly buttonLabel?: string;
  /** The fields. Their names are the parameters of the address. */
  readonly children: ReactNode;
  /** Fields that are needed less often, under "More filters". */
  readonly more?: ReactNode;
  readonly isMoreOpen?: boolean;
}) {
  return (
    <div className={styles.filters}>
      <Form method="get" role="search" aria-label={label} className={styles.form}>
        {children}
        <Button type="submit" variant="secondary">
          {buttonLabel}
        </Button>
        {more && (
          <details className={styles.more} open={isMoreOpen}>
            <summary>More filters</summary>
            <div className={styles.form}>{more}</div>
          </details>
        )}
      </Form>
      {active.length > 0 && (
        <ul aria-label="Active filters" className={styles.active}>
          {active.map(({ label: words, hrefWithout }) => (
            <li key={words}>
              <Link to={hrefWithout} className={styles.chip} aria-label={`Remove filter: ${words}`}>
                {words}
                <CloseIcon size={16} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
