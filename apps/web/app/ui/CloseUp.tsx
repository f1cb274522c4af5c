import { CLOSE_UPS, type CloseUpName, closeUpAddress } from "../lib/closeUps/closeUps.ts";
import { limitDensity } from "../lib/images/limitDensity.ts";
import styles from "./CloseUp.module.css";

type Props = {
  readonly name: CloseUpName;
  /** How wide it is on the page: the value of the `sizes` attribute. */
  readonly sizes: string;
  /** Shown below the picture. */
  readonly caption?: string;
  /** Alternative text; empty when the text beside the picture says everything that it shows. */
  readonly alt?: string;
  /** True on the first screen; other pictures load when they are scrolled near. */
  readonly eager?: boolean;
};

/** A rendered close-up of the product, as wide as its container. Its size is known before it loads. */
export function CloseUp({ name, sizes, caption, alt, eager = false }: Props) {
  const { width, height, widths, ...closeUp } = CLOSE_UPS[name];
  const srcSetOf = (format: "avif" | "webp") =>
    widths.map((each) => `${closeUpAddress(`${name}.${each}.${format}`)} ${each}w`).join(", ");
  const limited = limitDensity(sizes);
  return (
    <figure className={styles.figure}>
      <picture>
        <source type="image/avif" srcSet={srcSetOf("avif")} sizes={limited} />
        <img
          src={closeUpAddress(`${name}.${widths[0]}.webp`)}
          srcSet={srcSetOf("webp")}
          sizes={limited}
          alt={alt ?? closeUp.alt}
          width={width}
          height={height}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
          className={styles.image}
        />
      </picture>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
