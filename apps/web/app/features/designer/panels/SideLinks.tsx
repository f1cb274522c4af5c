import styles from "./SideLinks.module.css";

const PARTS = { frame: "Frame", size: "Size", room: "Room", layout: "Layout" } as const;

/** A desktop has all panels under each other, and not all in sight: what there is, and a press from it. */
export function SideLinks() {
  return (
    <nav className={styles.links} aria-label="Go to">
      {Object.entries(PARTS).map(([panel, label]) => (
        <button key={panel} type="button" className={styles.link} onClick={() => goTo(panel)}>
          {label}
        </button>
      ))}
    </nav>
  );
}

const goTo = (panel: string): void => {
  const heading = document.getElementById(`${panel}-panel`);
  heading?.parentElement?.scrollIntoView({ block: "start" });
  // A screen reader and the next press of the tab key go on from there.
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
};
