import { FRAME_STYLE_KEYS, FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { Illustration } from "../../ui/Illustration.tsx";
import styles from "./FrameStyles.module.css";

/** The six styles, close enough to see the mitre, the mat's bevel and the grain (R3.1). */
export function FrameStyles() {
  return (
    <ul className={styles.frames}>
      {FRAME_STYLE_KEYS.map((key) => {
        const { name, description } = FRAME_STYLES[key];
        return (
          <li key={key}>
            <Illustration
              name={`frame-${key.toLowerCase()}`}
              alt={`Corner of a ${name} frame`}
              sizes="(min-width: 48rem) min(410px, 29vw), (min-width: 23rem) 42vw, calc(100vw - 48px)"
              width={380}
              height={380}
              className={styles.picture}
            />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{description}</p>
          </li>
        );
      })}
    </ul>
  );
}
