import type { Catalogue } from "@storywall/contract/schemas/catalogue.ts";
import { priceTerms } from "@storywall/domain/pricing/deliveryTerms.ts";
import { preventSizeBreaks } from "@storywall/domain/text/preventBreaks.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useSite } from "../../lib/api/site.ts";
import { Illustration } from "../../ui/Illustration.tsx";
import { Price } from "../../ui/Price.tsx";
import { LARGE_IMAGE_SIZES } from "./imageSizes.ts";
import styles from "./SizeTable.module.css";

/** Every frame size of the catalogue beside the others, above a sofa, with the price of one frame (R3.3, R9.1). */
export function SizeTable({ sizes }: Pick<Catalogue, "sizes">) {
  const site = useSite();
  return (
    <div className={styles.sizes}>
      <Illustration
        name="sizes"
        alt="Tiles of the five sizes side by side above a sofa 2.2 m wide"
        sizes={LARGE_IMAGE_SIZES}
        width={1440}
        height={854}
        className={styles.picture}
      />
      <table className={styles.table}>
        <caption>
          Price of one tile, {priceTerms(site)}. Sizes are measured to the outside edge of the frame.
        </caption>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ key, name, val, pricePerFrame }) => (
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
                    {name}{" "}
                    <span className={styles.measure}>
                      {preventSizeBreaks(`${val.replace("x", " × ")} cm`)}
                    </span>
                  </span>
                </span>
              </th>
              <td>{pricePerFrame === null ? "In sets only" : <Price amount={minor(pricePerFrame)} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
