import { priceTerms } from "@storywall/domain/pricing/deliveryTerms.ts";
import type { ReactNode } from "react";
import { useSite } from "../../lib/api/site.ts";
import { limitDensity } from "../../lib/images/limitDensity.ts";
import { placeholderStyle } from "../../lib/images/placeholderStyle.ts";
import near640Avif from "../../lib/pictures/hero-near.640.avif";
import near640Webp from "../../lib/pictures/hero-near.640.webp";
import near872Avif from "../../lib/pictures/hero-near.872.avif";
import near872Webp from "../../lib/pictures/hero-near.872.webp";
import wide1280Avif from "../../lib/pictures/hero-wide.1280.avif";
import wide1280Webp from "../../lib/pictures/hero-wide.1280.webp";
import wide1920Avif from "../../lib/pictures/hero-wide.1920.avif";
import wide1920Webp from "../../lib/pictures/hero-wide.1920.webp";
import type { Cover } from "../../lib/samples/photographedHero.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Price } from "../../ui/Price.tsx";
import styles from "./Hero.module.css";

/** From this width on the whole photograph is shown, below it the wall above the sofa. As in the style sheet. */
const WIDE_HERO = "(min-width: 40rem)";

/** The `sizes` of both images, as the style sheet enlarges them to fill their containers. */
const WIDE_SIZES = limitDensity(
  "(min-width: 64rem) max(100vw, 2.167 * min(100vh - 4rem, 54rem)), max(100vw, 104vh)",
);
const NEAR_SIZES = limitDensity("100vw");

const WIDE_AVIF = `${wide1280Avif} 1280w, ${wide1920Avif} 1920w`;

/** The photograph is what a visitor sees first, so the page requests it in its head, before the rest is parsed. */
export const HERO_PRELOADS = [
  {
    rel: "preload",
    as: "image",
    type: "image/avif",
    fetchPriority: "high",
    href: wide1280Avif,
    imageSrcSet: WIDE_AVIF,
    imageSizes: WIDE_SIZES,
    media: WIDE_HERO,
  } as const,
];

/** A transparent pixel: a view that does not show an image loads nothing. */
const NO_IMAGE = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

type Props = {
  /** Positions of the tiles in the photograph, in percent of its width and height. */
  readonly covers: readonly Cover[];
  /** The photograph on a phone, and its wall without tiles, as small `data:` URLs. */
  readonly placeholder: string;
  readonly bareWall: string;
  /** The shopper's order and the wall that they can continue, in place of what they already know. */
  readonly ownWork: ReactNode;
};

/**
 * A photographed room whose wall fills tile by tile, the slogan, one button and a price. The animation is CSS and needs no
 * script: pieces of the bare wall lie over the tiles and fade.
 */
export function Hero({ covers, placeholder, bareWall, ownWork }: Props) {
  const site = useSite();
  const { copy, setPrices } = site;
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.slogan}>{copy.title}</h1>
        <p className={styles.lead}>
          Your photos, printed and framed as light tiles that stick to the wall.
          <span className={styles.more}> No nails, no hammer, and you can move them.</span>
        </p>
        {ownWork}
        <div className={styles.action}>
          <ButtonLink to="/design" size="large">
            Design your wall
          </ButtonLink>
          <p className={styles.price}>
            Three tiles from{" "}
            <strong>
              <Price amount={setPrices.square_trio} />
            </strong>
            , {priceTerms(site)}
          </p>
        </div>
      </div>
      <div className={styles.view}>
        <div
          className={styles.stage}
          role="img"
          aria-label="Eight framed photos above a sofa, hung one after the other"
        >
          <picture>
            <source media={WIDE_HERO} srcSet={NO_IMAGE} />
            <source
              type="image/avif"
              srcSet={`${near640Avif} 640w, ${near872Avif} 872w`}
              sizes={NEAR_SIZES}
            />
            <img
              src={near640Webp}
              srcSet={`${near640Webp} 640w, ${near872Webp} 872w`}
              sizes={NEAR_SIZES}
              alt=""
              fetchPriority="high"
              decoding="async"
              style={placeholderStyle(placeholder)}
              className={styles.near}
            />
          </picture>
          <picture>
            <source media={WIDE_HERO} type="image/avif" srcSet={WIDE_AVIF} sizes={WIDE_SIZES} />
            <source
              media={WIDE_HERO}
              srcSet={`${wide1280Webp} 1280w, ${wide1920Webp} 1920w`}
              sizes={WIDE_SIZES}
            />
            <img src={NO_IMAGE} alt="" fetchPriority="high" className={styles.wide} />
          </picture>
          <div className={styles.covers} style={{ "--bare-wall": `url("${bareWall}")` }}>
            {covers.map(({ left, top, width, height }, index) => (
              <div
                key={`${left} ${top}`}
                className={styles.cover}
                style={{
                  "--tile-index": index,
                  left: `${left}%`,
                  top: `${top}%`,
                  width: `${width}%`,
                  height: `${height}%`,
                  // The piece of the bare wall that is behind this tile.
                  backgroundSize: `${(100 / width) * 100}% ${(100 / height) * 100}%`,
                  backgroundPosition: `${(left / (100 - width)) * 100}% ${(top / (100 - height)) * 100}%`,
                }}
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
