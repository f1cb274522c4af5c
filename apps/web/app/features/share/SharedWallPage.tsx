import type { Minor } from "@storywall/domain/units/units.ts";
import { useState } from "react";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Price } from "../../ui/Price.tsx";
import { lastDay } from "./linkWords.ts";
import styles from "./SharedWallPage.module.css";
import { SharedWallPicture, type WallPicture } from "./SharedWallPicture.tsx";

type Props = {
  readonly picture: WallPicture;
  readonly title: string;
  /** "66 × 43 cm" */
  readonly size: string;
  readonly tilesCount: number;
  readonly photosStillToUpload: number;
  readonly expiresAt: string;
  readonly gift: Gift | null;
};

/** What the link gives besides the sight of the wall; null where it is for looking only. */
type Gift = {
  /** Its maker goes on with it; anybody else may copy it. */
  readonly isOwn: boolean;
  /** All in (B8). */
  readonly price: Minor;
  /** Opens it in the designer as this browser's own. */
  readonly onTake: () => Promise<void>;
};

/** B6: a wall that somebody has shared, as it will hang, with what it measures and, where it may be taken, costs. */
export function SharedWallPage({ picture, title, size, gift, ...wall }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{gift?.isOwn ? "Go on with your wall here" : "Have a look at this wall"}</h1>
        <p className={styles.lead}>
          {gift?.isOwn
            ? "It opens with its photos, ready to go on with on this device."
            : "Somebody designed it and would like you to see it."}
        </p>
      </header>
      <SharedWallPicture picture={picture} />
      <section className={styles.side} aria-label="About this wall">
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.facts}>
          {wall.tilesCount === 1 ? "1 tile" : `${wall.tilesCount} tiles`}, {size}
          {wall.photosStillToUpload > 0 && (
            <>
              <br />
              {wall.photosStillToUpload === 1
                ? "One tile still waits for its photo"
                : `${wall.photosStillToUpload} tiles still wait for their photos`}
            </>
          )}
        </p>
        {gift ? (
          <Taking {...gift} />
        ) : (
          <ButtonLink to="/design" look="secondary">
            Design a wall of your own
          </ButtonLink>
        )}
        <p className={styles.note}>{lastDay(wall.expiresAt)}</p>
      </section>
    </div>
  );
}

function Taking({ isOwn, price, onTake }: Gift) {
  const [isTaking, setTaking] = useState(false);
  const take = () => {
    setTaking(true);
    void onTake().finally(() => setTaking(false));
  };
  return (
    <>
      <p>
        <span className={styles.price}>
          <Price amount={price} />
        </span>{" "}
        <span className={styles.facts}>tax and delivery included</span>
      </p>
      <Button size="large" wide busy={isTaking} onClick={take}>
        {isOwn ? "Go on with this wall" : "Make a copy of it"}
      </Button>
      <p className={styles.note}>
        {isOwn
          ? "On this device it is a design of its own: what you change here does not change the other one."
          : "The copy is yours to change and to order. The wall that you were shown stays as it is."}
      </p>
    </>
  );
}
