import type { Catalogue } from "@storywall/contract/schemas/catalogue.ts";
import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import type { CloseUpName } from "../../lib/closeUps/closeUps.ts";
import { CloseUp } from "../../ui/CloseUp.tsx";
import styles from "./FrameStyles.module.css";

const CORNERS: Readonly<Record<FrameStyleKey, CloseUpName>> = {
  Infinite: "infinite",
  Timeless: "timeless",
  Serene: "serene",
  Sleek: "sleek",
  Harmony: "harmony",
  Whisper: "whisper",
};

/** The styles of the catalogue, close enough to see the mitre, the mat's bevel and the grain (R3.1). */
export function FrameStyles({ frameTypes }: Pick<Catalogue, "frameTypes">) {
  return (
    <ul className={styles.frames}>
      {frameTypes.map(({ key, name, description, isOutOfStock }) => (
        <li key={key} className={styles.frame}>
          <CloseUp
            name={CORNERS[key]}
            sizes="(min-width: 48rem) min(410px, 29vw), (min-width: 23rem) 42vw, calc(100vw - 48px)"
          />
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{description}</p>
            {isOutOfStock && <p className={styles.text}>Out of stock right now</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
