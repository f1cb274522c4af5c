import { FRAME_SIZE_KEYS, FRAME_SIZES, formatSize } from "@storywall/domain/catalogue/frameSizes.ts";
import styles from "./FrameDimensionsTable.module.css";

const formatMillimetres = (length: number): string => `${length}\u00a0mm`;

/** The outer size of each frame, and how wide its moulding and mat are (R3.3). */
export function FrameDimensionsTable() {
  return (
    <table className={styles.table}>
      <caption>Seen from the front. Sizes are measured to the outside edge of the frame.</caption>
      <thead>
        <tr>
          <th scope="col">Size</th>
          <th scope="col">Frame</th>
          <th scope="col">Mat, if any</th>
        </tr>
      </thead>
      <tbody>
        {FRAME_SIZE_KEYS.map((key) => {
          const { name, width, height, moulding, mat } = FRAME_SIZES[key];
          return (
            <tr key={key}>
              <th scope="row">
                {name}, <span className={styles.measure}>{formatSize({ width, height })}</span>
              </th>
              <td>{formatMillimetres(moulding)}</td>
              <td>{formatMillimetres(mat)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
