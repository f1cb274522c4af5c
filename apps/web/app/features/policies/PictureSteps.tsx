import styles from "./PictureSteps.module.css";

export type PictureStep = { readonly name: string; readonly words: string; readonly picture: string };

/** What happens, one after the other, each with its drawing; the drawings say nothing that the words do not. */
export function PictureSteps({ steps }: { readonly steps: readonly PictureStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, words, picture }, index) => (
        <li key={name} className={styles.step}>
          <img
            src={picture}
            alt=""
            width={600}
            height={500}
            loading={index < 2 ? "eager" : "lazy"}
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
