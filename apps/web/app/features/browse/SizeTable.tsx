import { FRAME_SIZE_KEYS, FRAME_SIZES, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { framePrice } from "@storywall/domain/pricing/wallPrice.ts";
import { useSite } from "../../lib/api/site.ts";
import { Illustration } from "../../ui/Illustration.tsx";
import { Price } from "../../ui/Price.tsx";
import { LARGE_IMAGE_SIZES } from "./imageSizes.ts";
import styles from "./SizeTable.module.css";

const formatCentimetres = (key: FrameSizeKey): string => {
  const { width, height } = FRAME_SIZES[key];
  return `${width / 10} × ${height / 10} cm`;
};

/** Every frame size beside the others, above a sofa, with the price of one frame (R3.3, R9.1). */
export function SizeTable() {
  const site = useSite();
  return (
    <div className={styles.sizes}>
      <Illustration
        name="sizes"
        alt="The five frame sizes side by side above a sofa 2.2 m wide"
        sizes={LARGE_IMAGE_SIZES}
        width={1440}
        height={854}
        className={styles.picture}
      />
      <table className={styles.table}>
        <caption>
          Price of one frame, {site.tax.name} and delivery included. Sizes are measured to the outside edge of
          the frame.
        </caption>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {FRAME_SIZE_KEYS.map((key) => {
            const price = framePrice(site, key);
            return (
              <tr key={key}>
                <th scope="row">
                  <span className={styles.size}>
                    <Illustration
                      name={`size-${key}`}
                      alt=""
                      sizes="72px"
                      width={220}
                      height={220}
                      className={styles.frame}
                    />
                    <span>
                      {FRAME_SIZES[key].name} <span className={styles.measure}>{formatCentimetres(key)}</span>
                    </span>
                  </span>
                </th>
                <td>{price === null ? "In sets" : <Price amount={price} />}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
