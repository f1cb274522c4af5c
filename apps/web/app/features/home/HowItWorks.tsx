import { CloseUp } from "../../ui/CloseUp.tsx";
import { Illustration } from "../../ui/Illustration.tsx";
import styles from "./HowItWorks.module.css";

const STEPS = [
  {
    name: "Pick",
    text: "Choose a layout and all your photos in one go. We fill the wall; you move things around.",
    illustration: "step-pick",
  },
  {
    name: "Place",
    text: "See every tile as it will hang, at true size, in the frame you choose.",
    illustration: "step-place",
  },
  {
    name: "Stick",
    text: "A small plate sticks to the wall and a magnet holds the tile to it. No nails, no hammer, no damage.",
    illustration: null,
  },
] as const;

const IMAGE_SIZES = "(min-width: 60rem) min(410px, 29vw), (min-width: 40rem) 44vw, calc(100vw - 48px)";

/** Three steps from photos to wall. The last one is a close-up, of the plate and the magnet. */
export function HowItWorks() {
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ name, text, illustration }, index) => (
        <li key={name} className={styles.step}>
          {illustration === null ? (
            <CloseUp name="magnet" alt="" sizes={IMAGE_SIZES} />
          ) : (
            <Illustration
              name={illustration}
              alt=""
              sizes={IMAGE_SIZES}
              width={600}
              height={500}
              className={styles.picture}
            />
          )}
          <h3>
            <span className={styles.number}>{index + 1}</span> {name}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
