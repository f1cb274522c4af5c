import type { Design } from "@storywall/domain/design/design.ts";
import { frameStyleOfTile, sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { findFrameShortage, type Shortage } from "@storywall/domain/stock/shortage.ts";
import { designShortageText, shortageSentence } from "@storywall/domain/stock/stockMessages.ts";
import { useSearchParams } from "react-router";
import { useSite } from "../../../lib/api/site.ts";
import { afterPaint } from "../../../lib/browser/afterPaint.ts";
import { Button } from "../../../ui/Button.tsx";
import { scrollToPanel } from "../panels/SidePanelLinks.tsx";
import { useDesign, useDesignerStore } from "../state/designerStore.ts";
import { isDesktop } from "../view/useIsDesktop.ts";
import { replacedFrameNotice } from "./replacedFrame.ts";
import styles from "./StockNotes.module.css";

export type StockNotesProps = {
  /**
   * Where the notes are shown: in the panel or in the bar. `button` replaces the one that adds the wall to the cart.
   */
  readonly part: "panel" | "bar" | "button";
  /** The tile that the notes are about; absent or null: the wall. */
  readonly tileName?: string | null;
};

/**
 * Which frames cannot be made, and which one replaced the frame of the address (B13), with a link to the choice of
 * frames.
 */
export default function StockNotes({ part, tileName = null }: StockNotesProps) {
  const notes = useNotes(tileName);
  const showFrames = useShowFrames();
  if (part === "button")
    return (
      <Button size="large" className={styles.button} onClick={showFrames}>
        Change frame
      </Button>
    );
  return notes.map((note) =>
    part === "bar" ? (
      <button key={note} type="button" className={styles.link} onClick={showFrames}>
        {note}
      </button>
    ) : (
      <p key={note} className={styles.note}>
        {note}
      </p>
    ),
  );
}

/** Returns a function that goes to the choice of frames: a phone opens its panel, a desktop scrolls to it. */
const useShowFrames = (): (() => void) => {
  const store = useDesignerStore();
  return () => {
    const { panel, togglePanel } = store.getState();
    if (isDesktop() || panel !== "frame") togglePanel("frame");
    // Once the panel is visible: the options of a tile may have covered it.
    afterPaint(() => scrollToPanel("frame"));
  };
};

/** Returns a text about the wall's frames that cannot be made today; null when all can. */
export const shortageText = (shortages: readonly Shortage[], design: Design): string | null =>
  designShortageText(shortages, design, today());

const today = (): string => new Date().toISOString().slice(0, 10);

const useNotes = (tileName: string | null): readonly string[] => {
  const design = useDesign();
  const { shortages } = useSite();
  const [search] = useSearchParams();
  if (tileName === null)
    return [shortageText(shortages, design), replacedFrameNotice(search, design, shortages, today())].filter(
      (note) => note !== null,
    );
  const tile = design.tiles.find(({ name }) => name === tileName);
  const shortage =
    tile && findFrameShortage(shortages, frameStyleOfTile(design, tile), sizeOfTile(design, tile));
  return shortage ? [shortageSentence(shortage, today())] : [];
};
