import styles from "./SkipLink.module.css";

/** The first link of a page: past what surrounds it, to its `main`. Visible while it has focus. */
export const SkipLink = () => (
  <a href="#main" className={styles.skip}>
    Skip to content
  </a>
);
