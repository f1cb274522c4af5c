import styles from "./Wordmark.module.css";

/** The logo: four tiles and the name. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path fill="currentColor" d="M4 4h10v14H4zM17 4h11v8H17zM17 15h11v13H17zM4 21h10v7H4z" />
      </svg>
      Storywall
    </span>
  );
}
