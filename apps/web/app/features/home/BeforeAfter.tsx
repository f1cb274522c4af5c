import { Illustration } from "../../ui/Illustration.tsx";
import styles from "./BeforeAfter.module.css";

const IMAGE_SIZES = "(min-width: 48rem) min(628px, 44vw), calc(100vw - 48px)";

/** The same wall, bare and with eight tiles. */
export function BeforeAfter() {
  return (
    <div className={styles.pair}>
      <figure>
        <Illustration
          name="offer-bare"
          alt="A bare wall above a sofa"
          sizes={IMAGE_SIZES}
          width={944}
          height={708}
          className={styles.picture}
        />
        <figcaption>Before</figcaption>
      </figure>
      <figure>
        <Illustration
          name="offer-front_room_eight"
          alt="The same wall with eight framed photos of several sizes"
          sizes={IMAGE_SIZES}
          width={944}
          height={708}
          className={styles.picture}
        />
        <figcaption>After</figcaption>
      </figure>
    </div>
  );
}
