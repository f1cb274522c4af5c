import type { ReactNode } from "react";
import { useSite } from "../../lib/api/site.ts";
import { placeholderStyle } from "../../lib/images/placeholderStyle.ts";
import tableAvif from "../../lib/rooms/livingRoom-furniture.avif";
import tableWebp from "../../lib/rooms/livingRoom-furniture.webp";
import plainAvif from "../../lib/rooms/livingRoom-plainPiece.avif";
import plainWebp from "../../lib/rooms/livingRoom-plainPiece.webp";
import wallAvif from "../../lib/rooms/livingRoom-warmWhite.avif";
import wallWebp from "../../lib/rooms/livingRoom-warmWhite.webp";
import sofaAvif from "../../lib/rooms/livingRoomNear-furniture.avif";
import sofaWebp from "../../lib/rooms/livingRoomNear-furniture.webp";
import { ButtonLink } from "../../ui/Button.tsx";
import { Illustration } from "../../ui/Illustration.tsx";
import { Price } from "../../ui/Price.tsx";
import styles from "./Hero.module.css";

/** The position and size of a tile on the image of the room, in percent of its width and height. */
type HeroTile = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Returns the `sizes` of a tile as the style sheet lays out the stage of 8500 mm: a phone is 1850 mm wide, a large view
 * 1980 mm high.
 */
const imageSizesOf = ({ width }: HeroTile): string => {
  const mm = width * 85;
  return `(min-width: 64rem) calc(${(mm / 1980).toFixed(3)} * clamp(23rem, 100vh - 4rem, 54rem)), ${(mm / 18.5).toFixed(1)}vw`;
};

/** As in the style sheet: from this width on the text is on the wall itself. */
const WIDE_HERO = "(min-width: 64rem), (min-width: 40rem) and (max-height: 30rem)";
/** The bare wall is what a visitor sees first, so the page asks for it in its head, before the rest of it is read. */
export const HERO_PRELOADS = [
  {
    rel: "preload",
    as: "image",
    type: "image/avif",
    fetchPriority: "high",
    href: wallAvif,
    media: WIDE_HERO,
  } as const,
];

/** The `sizes` of the room on a phone: 2600 mm where the screen is 1850 mm wide, or on a low one 2600 mm. */
const NEAR_ROOM_SIZES = "(max-width: 40rem) and (max-height: 44rem) 100vw, 140.6vw";

/** A transparent pixel: a view that does not show an image loads nothing. */
const NO_IMAGE = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

type Props = {
  readonly tiles: readonly HeroTile[];
  /** Of the room on a phone. */
  readonly placeholder: string;
  /** The wall that this browser left off, in place of the introduction that its shopper knows. */
  readonly lastWall: ReactNode;
};

/**
 * A room whose wall fills tile by tile, the slogan, one button and a price. The animation is CSS and needs no script.
 */
export function Hero({ tiles, placeholder, lastWall }: Props) {
  const { copy, setPrices, tax } = useSite();
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.slogan}>{copy.title}</h1>
        <p className={styles.lead}>
          Your photos, printed and framed as light tiles that stick to the wall. No nails, no hammer, and you
          can move them.
        </p>
        {lastWall}
        <div className={styles.action}>
          <ButtonLink to="/design" size="large">
            Design your wall
          </ButtonLink>
          <p className={styles.price}>
            Three tiles from{" "}
            <strong>
              <Price amount={setPrices.square_trio} />
            </strong>
            , {tax.name} and delivery included
          </p>
        </div>
      </div>
      <div className={styles.view}>
        <div
          className={styles.stage}
          role="img"
          aria-label="Eight framed photos above a sofa, hung one after the other"
        >
          {/* A narrow view shows the wall above the sofa and no more of the room. */}
          <picture>
            <source media={WIDE_HERO} srcSet={NO_IMAGE} />
            <Illustration
              name="offer-room"
              alt=""
              sizes={NEAR_ROOM_SIZES}
              eager
              style={placeholderStyle(placeholder)}
              className={styles.nearRoom}
            />
          </picture>
          <picture>
            <source media={WIDE_HERO} type="image/avif" srcSet={wallAvif} />
            <source media={WIDE_HERO} srcSet={wallWebp} />
            <img src={NO_IMAGE} alt="" fetchPriority="high" className={styles.room} />
          </picture>
          {/* The wall without the plant's shadow, where the text is on the wall and the plant is not shown. */}
          <picture>
            <source media={WIDE_HERO} type="image/avif" srcSet={plainAvif} />
            <source media={WIDE_HERO} srcSet={plainWebp} />
            <img src={NO_IMAGE} alt="" className={styles.plain} />
          </picture>
          {tiles.map((tile, index) => (
            // Not eager: the tiles appear one after the other, and must not delay the first paint.
            <Illustration
              key={`${tile.left} ${tile.top}`}
              name={`hero-tile-${index}`}
              alt=""
              sizes={imageSizesOf(tile)}
              className={styles.tile}
              style={{
                left: `${tile.left}%`,
                top: `${tile.top}%`,
                width: `${tile.width}%`,
                height: `${tile.height}%`,
                "--tile-index": index,
              }}
            />
          ))}
          <picture>
            <source media={WIDE_HERO} type="image/avif" srcSet={tableAvif} />
            <source media={WIDE_HERO} srcSet={tableWebp} />
            <img src={NO_IMAGE} alt="" className={styles.table} />
          </picture>
          <picture>
            <source media={WIDE_HERO} type="image/avif" srcSet={sofaAvif} />
            <source media={WIDE_HERO} srcSet={sofaWebp} />
            <img src={NO_IMAGE} alt="" className={styles.sofa} />
          </picture>
        </div>
      </div>
    </section>
  );
}
