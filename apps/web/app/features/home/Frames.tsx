import { FRAME_STYLE_KEYS, FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import styles from "./Frames.module.css";

/** The six styles, near enough to see the mitre, the mat's bevel and the grain (R3.1). */
export function Frames() {
  return (
    <ul className={styles.frames}>
      {FRAME_STYLE_KEYS.map((key) => {
        const { name, description } = FRAME_STYLES[key];
        return (
          <li key={key}>
            <img
              src={`/pictures/frame-${key.toLowerCase()}.svg`}
              alt={`Corner of a ${name} frame`}
              width={380}
              height={380}
              loading="lazy"
              className={styles.picture}
            />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.words}>{description}</p>
          </li>
        );
      })}
    </ul>
  );
}
