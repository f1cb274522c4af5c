import { CloseUp } from "../../ui/CloseUp.tsx";
import { Illustration } from "../../ui/Illustration.tsx";
import styles from "./HowItWorks.module.css";

const STEPS = [
  {
    name: "Pick",
    text: "Choose a layout and all your photos in one go. We fill the wall; you move things around.",
    closeUp: "prints",
  },
  {
    name: "Place",
    text: "See every tile as it will hang, at true size, in the frame you choose.",
    closeUp: null,
  },
  {
    name: "Stick",
    text: "A small plate sticks to the wall and a magnet holds the tile to it. No nails, no hammer, no damage.",
    closeUp: "magnet",
  },
] as const;

const IMAGE_SIZES = "(min-width: 60rem) min(410px, 29vw), (min-width: 40rem) 44vw, calc(100vw - 48px)";

/** Three steps from photos to wall: prints on a table, a wall in a room with one tile to fill, and the plate and the magnet. */
export function HowItWorks() {
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ name, text, closeUp }, index) => (
        <li key={name} className={styles.step}>
          {closeUp ? (
            <CloseUp name={closeUp} alt="" sizes={IMAGE_SIZES} />
          ) : (
            <Illustration
              name="step-place"
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
