import styles from "./SidePanelLinks.module.css";

const PANEL_LABELS = { frame: "Frame", size: "Size", room: "Room", layout: "Layout" } as const;

/**
 * Links that scroll the side column to one of its panels. A desktop shows all panels below each other, and some are
 * outside the screen.
 */
export function SidePanelLinks() {
  return (
    <nav className={styles.links} aria-label="Go to">
      {Object.entries(PANEL_LABELS).map(([panel, label]) => (
        <button key={panel} type="button" className={styles.link} onClick={() => scrollToPanel(panel)}>
          {label}
        </button>
      ))}
    </nav>
  );
}

/** Scrolls the side column to a panel and moves the focus there. */
export const scrollToPanel = (panel: string): void => {
  const heading = document.getElementById(`${panel}-panel`);
  heading?.parentElement?.scrollIntoView({ block: "start" });
  // A screen reader and the next press of Tab continue from there.
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
};
