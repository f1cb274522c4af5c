import { weakCountText } from "@storywall/domain/crop/verdictMessages.ts";
import { countEmptyTiles, photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { type ReactNode, useId, useRef } from "react";
import { useStore } from "zustand";
import { afterPaint } from "../../../lib/browser/afterPaint.ts";
import { IconButton } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/classNames.ts";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import { findFailedTiles, findWeakTiles } from "../state/readiness.ts";
import { failedCountText, failedTilesText, type PhotoViewStore } from "../view/photoView.ts";
import { listFailedPhotos, useFailedPhotos } from "../view/useFailedPhotos.ts";
import { useIsDesktop } from "../view/useIsDesktop.ts";
import styles from "./BuyBar.module.css";

export type BuyNotesProps = {
  readonly photos: PhotoViewStore;
  /** That the design does not fit the wall; null where it does. */
  readonly misfitText: string | null;
  /** How many photos are missing; null when there are none. */
  readonly missingText: string | null;
  /** Opens the ways to add photos. */
  readonly onAddPhotos: () => void;
  /** Asks about photos that cannot be used or print weakly. */
  readonly onReview: () => void;
};

type Note = { readonly text: string; readonly onPress?: () => void };

/**
 * What is left to do before a wall is bought. On a phone several notes are collapsed into one line that opens them as
 * a list, so that price, size and day of arrival do not move.
 */
export default function BuyNotes(props: BuyNotesProps) {
  const notes = useNotes(props);
  const isDesktop = useIsDesktop();
  return isDesktop || notes.length < 2 ? (
    notes.map((note) => <NoteLine key={note.text} {...note} />)
  ) : (
    <NoteList notes={notes} />
  );
}

const useNotes = ({
  photos,
  misfitText,
  missingText,
  onAddPhotos,
  onReview,
}: BuyNotesProps): readonly Note[] => {
  const design = useDesign();
  const isDesktop = useIsDesktop();
  const showTray = useDesigner((state) => state.showTray);
  const failedPhotoIds = useFailedPhotos(photos);
  // Numbers and text: the progress of an upload does not render the bar again.
  const failedCount = useStore(photos, (views) => findFailedTiles(design, views).length);
  const weakText = useStore(photos, (views) =>
    weakCountText(findWeakTiles(design, views).map(({ verdict }) => verdict)),
  );
  // On a desktop the tray, which says why, is always in sight. Photos on the wall have a note of their own.
  const unusedText = useStore(photos, (views) =>
    isDesktop
      ? ""
      : failedCountText(
          listFailedPhotos(design, views).filter(
            (view) => !design.tiles.some(({ photoId }) => photoId === view.id),
          ),
        ),
  );
  const isComplete = countEmptyTiles(design) === 0;
  // A shopper who chose more photos than the wall takes might believe that all of them hang.
  const unplaced = isComplete
    ? photosInTray(design).filter(({ id }) => !failedPhotoIds.includes(id)).length
    : 0;
  const failedText =
    failedCount > 0 &&
    failedTilesText(
      findFailedTiles(design, photos.getState()).map(({ photo }) => photo && photos.getState()[photo.id]),
    );
  // Small tiles show only a symbol for it.
  const review = [failedText, isComplete && weakText].filter(Boolean).join(", ");
  return [
    ...(misfitText === null ? [] : [{ text: misfitText }]),
    ...(missingText === null ? [] : [{ text: missingText, onPress: onAddPhotos }]),
    ...(unusedText === "" ? [] : [{ text: `${unusedText}. See why`, onPress: () => showReasons(showTray) }]),
    ...(unplaced > 0
      ? [
          {
            text: unplaced === 1 ? "1 photo not placed yet" : `${unplaced} photos not placed yet`,
            // On a desktop the tray, which offers a wall that takes all photos, is always in sight.
            ...(!isDesktop && { onPress: () => showTray(true) }),
          },
        ]
      : []),
    ...(review === "" ? [] : [{ text: review, onPress: onReview }]),
  ];
};

/** Opens the tray and brings what cannot be used into view: it may be far down among many photos. */
const showReasons = (showTray: (isFiltered: boolean) => void): void => {
  showTray(false);
  afterPaint(() => document.querySelector<HTMLElement>(`[data-tray] :is(summary, [data-unusable])`)?.focus());
};

function NoteLine({ text, onPress }: Note): ReactNode {
  return onPress ? (
    <button type="button" className={classNames(styles.missing, styles.link)} onClick={onPress}>
      {text}
    </button>
  ) : (
    <span className={styles.missing} aria-live="polite">
      {text}
    </span>
  );
}

/** At the lower edge of a phone. Its button, a press beside it, Escape and a phone's Back close it. */
function NoteList({ notes }: { readonly notes: readonly Note[] }) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className={classNames(styles.missing, styles.link)} popoverTarget={id}>
        {notes.length} things to check
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className={styles.noteSheet}
      >
        <h2 id={`${id}-title`}>Before you add it to the cart</h2>
        <IconButton label="Close" popoverTarget={id} popoverTargetAction="hide">
          <CloseIcon />
        </IconButton>
        <ul>
          {notes.map(({ text, onPress }) => (
            <li key={text}>
              <NoteLine
                text={text}
                {...(onPress && {
                  onPress: () => {
                    sheet.current?.hidePopover();
                    onPress();
                  },
                })}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
