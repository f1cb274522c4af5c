import styles from "./HowItWorks.module.css";

const STEPS = [
  {
    name: "Pick",
    words: "Choose a layout and all your photos in one go. We fill the wall, you move what you like.",
    picture: "/pictures/step-pick.svg",
  },
  {
    name: "Place",
    words: "See every tile as it will hang, at true size, in the frame that you choose.",
    picture: "/pictures/step-place.svg",
  },
  {
    name: "Stick",
    words:
      "A small plate sticks to the wall, the tile holds to it by a magnet. No nail, no hammer, no damage.",
    picture: "/pictures/step-stick.svg",
  },
] as const;

/** Three steps from photos to wall. */
export function HowItWorks() {
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ name, words, picture }, index) => (
        <li key={name} className={styles.step}>
          <img src={picture} alt="" width={600} height={500} loading="lazy" className={styles.picture} />
          <h3>
            <span className={styles.number}>{index + 1}</span> {name}
          </h3>
          <p>{words}</p>
        </li>
      ))}
    </ol>
  );
}
