import type { CloseUpName } from "../../lib/closeUps/closeUps.ts";
import { CloseUp } from "../../ui/CloseUp.tsx";
import { Illustration } from "../../ui/Illustration.tsx";
import styles from "./IllustratedSteps.module.css";

type IllustratedStep = {
  readonly name: string;
  readonly text: string;
  /** The name of an `Illustration`, or of a close-up. */
  readonly picture: { readonly illustration: string } | { readonly closeUp: CloseUpName };
};

const SIZES = "(min-width: 67rem) min(410px, 29vw), (min-width: 44rem) 44vw, calc(100vw - 48px)";

/** A numbered list of steps with pictures, which add nothing to the text and so have no alternative text. */
export function IllustratedSteps({ steps }: { readonly steps: readonly IllustratedStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, text, picture }, index) => (
        <li key={name} className={styles.step}>
          {"closeUp" in picture ? (
            <CloseUp name={picture.closeUp} alt="" sizes={SIZES} eager={index < 2} />
          ) : (
            <Illustration
              name={picture.illustration}
              alt=""
              sizes={SIZES}
              width={600}
              height={500}
              eager={index < 2}
              className={styles.picture}
            />
          )}
          <h2 className={styles.name}>
            <span className={styles.number}>{index + 1}</span> {name}
          </h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
