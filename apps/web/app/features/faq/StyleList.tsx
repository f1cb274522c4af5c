import { ShopPicture } from "../../ui/ShopPicture.tsx";
import { FAQ_STYLES, faqStylePicture } from "./faqStyles.ts";
import styles from "./StyleList.module.css";

/** The five styles side by side, for a page with room; nothing moves. */
export function StyleList() {
  return (
    <ul className={styles.list}>
      {FAQ_STYLES.map(({ name, words }) => (
        <li key={name}>
          <ShopPicture
            name={faqStylePicture(name)}
            alt=""
            sizes="(min-width: 40rem) 10rem, 44vw"
            width={310}
            height={370}
          />
          <strong>{name}</strong>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
