import { Illustration } from "../../ui/Illustration.tsx";
import { FAQ_FRAME_STYLES, styleIllustrationName } from "./faqFrameStyles.ts";
import styles from "./StyleList.module.css";

/** The styles side by side, without movement. */
export function StyleList() {
  return (
    <ul className={styles.list}>
      {FAQ_FRAME_STYLES.map(({ name, description }) => (
        <li key={name}>
          <Illustration
            name={styleIllustrationName(name)}
            alt=""
            sizes="(min-width: 40rem) 10rem, 44vw"
            width={310}
            height={370}
          />
          <strong>{name}</strong>
          <span>{description}</span>
        </li>
      ))}
    </ul>
  );
}
