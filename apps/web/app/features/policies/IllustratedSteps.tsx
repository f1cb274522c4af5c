import { Illustration } from "../../ui/Illustration.tsx";
import styles from "./IllustratedSteps.module.css";

type IllustratedStep = {
  readonly name: string;
  readonly text: string;
  /** The name of an `Illustration`. */
  readonly illustration: string;
};

/** A numbered list of steps with illustrations, which add nothing to the text and so have no alternative text. */
export function IllustratedSteps({ steps }: { readonly steps: readonly IllustratedStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, text, illustration }, index) => (
        <li key={name} className={styles.step}>
          <Illustration
            name={illustration}
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
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
