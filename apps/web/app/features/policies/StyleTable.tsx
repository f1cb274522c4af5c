import { FRAME_STYLE_KEYS, FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import styles from "./StyleTable.module.css";

const COLOUR_WORDS = { black: "Black", white: "White", wood: "Oak" } as const;
const MAT_WORDS = {
  none: "None, the photo goes from edge to edge",
  shallow: "White, around the photo",
} as const;

/** The six styles that are sold (R3.1), each with a corner of it. */
export function StyleTable() {
  return (
    <table className={styles.table}>
      <caption>Every style costs the same.</caption>
      <thead>
        <tr>
          <th scope="col">Style</th>
          <th scope="col">Frame</th>
          <th scope="col">Mat</th>
        </tr>
      </thead>
      <tbody>
        {FRAME_STYLE_KEYS.map((key) => {
          const { name, colour, mat, isOutOfStock } = FRAME_STYLES[key];
          return (
            <tr key={key}>
              <th scope="row">
                <img
                  src={`/pictures/frame-${key.toLowerCase()}.svg`}
                  alt=""
                  width={380}
                  height={380}
                  className={styles.picture}
                />
                {name}
                {isOutOfStock && " (not in stock)"}
              </th>
              <td>{COLOUR_WORDS[colour]}</td>
              <td>{MAT_WORDS[mat]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
