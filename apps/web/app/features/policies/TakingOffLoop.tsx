import { closeUpAddress } from "../../lib/closeUps/closeUps.ts";
import styles from "./TakingOffLoop.module.css";

const STILL_ALT =
  "A tile held away from the wall; behind it is the small steel plate that its magnet sticks to";
const LOOP_ALT = "A tile is taken off its plate on the wall and put back";
const SIZE = { width: 480, height: 400, decoding: "async", loading: "lazy" } as const;
const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/**
 * A short silent loop of a tile that is taken off the wall and put back. It is an image: it needs no script, and it
 * stands still with reduced motion or when the visitor pauses it.
 */
export function TakingOffLoop({ caption }: { readonly caption?: string }) {
  const still = closeUpAddress("takingOff-still.webp");
  const stillAvif = closeUpAddress("takingOff-still.avif");
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <picture className={styles.moving}>
          <source media={REDUCED_MOTION} type="image/avif" srcSet={stillAvif} />
          <source media={REDUCED_MOTION} srcSet={still} />
          <source type="image/avif" srcSet={closeUpAddress("takingOff.avif")} />
          <img {...SIZE} src={closeUpAddress("takingOff.webp")} alt={LOOP_ALT} className={styles.image} />
        </picture>
        <picture className={styles.still}>
          <source type="image/avif" srcSet={stillAvif} />
          <img {...SIZE} src={still} alt={STILL_ALT} className={styles.image} />
        </picture>
        <label className={styles.pause}>
          <input type="checkbox" className={styles.box} />
          Pause
        </label>
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
