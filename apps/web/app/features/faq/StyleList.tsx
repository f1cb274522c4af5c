import { FAQ_STYLES, faqStylePicture } from "./faqStyles.ts";
import styles from "./StyleList.module.css";

/** The five styles side by side, for a page with room; nothing moves. */
export function StyleList() {
  return (
    <ul className={styles.list}>
      {FAQ_STYLES.map(({ name, words }) => (
        <li key={name}>
          <img src={faqStylePicture(name)} alt="" width={360} height={300} loading="lazy" />
          <strong>{name}</strong>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
