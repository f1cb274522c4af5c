import { Link, useSearchParams } from "react-router";
import styles from "./Admin.module.css";

/** Links to the previous and next page, which keep the search. */
export function Pagination({ page, pages }: { readonly page: number; readonly pages: number }) {
  const [search] = useSearchParams();
  if (pages <= 1) return null;
  const linkTo = (number: number): string => {
    const query = new URLSearchParams(search);
    query.set("page", String(number));
    return `?${query}`;
  };
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 && <Link to={linkTo(page - 1)}>Newer</Link>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <Link to={linkTo(page + 1)}>Older</Link>}
    </nav>
  );
}
