import { ShopPicture } from "../../ui/ShopPicture.tsx";
import styles from "./PictureSteps.module.css";

export type PictureStep = {
  readonly name: string;
  readonly words: string;
  /** The name of a ShopPicture. */
  readonly picture: string;
};

/** What happens, one after the other, each with its drawing; the drawings say nothing that the words do not. */
export function PictureSteps({ steps }: { readonly steps: readonly PictureStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, words, picture }, index) => (
        <li key={name} className={styles.step}>
          <ShopPicture
            name={picture}
            alt=""
            sizes="(min-width: 67rem) min(410px, 29vw), (min-width: 44rem) 44vw, calc(100vw - 48px)"
            width={600}
            height={500}
            eager={index < 2}
            className={styles.picture}
          />
          <h2 className={styles.name}>
            <span className={styles.number}>{index + 1}</span> {name}
          </h2>
          <p>{words}</p>
        </li>
      ))}
    </ol>
  );
}
