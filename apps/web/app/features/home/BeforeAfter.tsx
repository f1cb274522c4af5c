import { Illustration } from "../../ui/Illustration.tsx";
import styles from "./BeforeAfter.module.css";

const IMAGE_SIZES = "(min-width: 48rem) min(628px, 44vw), calc(100vw - 48px)";

/** The same room, its wall bare and with eight tiles. */
export function BeforeAfter() {
  return (
    <div className={styles.pair}>
      <figure>
        <Illustration
          name="home-before"
          alt="A bedroom with a bare wall"
          sizes={IMAGE_SIZES}
          width={944}
          height={708}
          className={styles.picture}
        />
        <figcaption>Before</figcaption>
      </figure>
      <figure>
        <Illustration
          name="home-after"
          alt="The same room with eight framed photos of several sizes on its wall"
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
