import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { type MouseEvent, type ReactNode, useEffect } from "react";
import { classNames } from "../../../ui/classNames.ts";
import modal from "../../../ui/modal/ModalShell.module.css";
import { useBackdropClick, useModal } from "../../../ui/modal/useModal.ts";
import { Price } from "../../../ui/Price.tsx";
import { useDesign, useDesignerStore } from "../state/designerStore.ts";
import { StepStatus } from "../status/StepStatus.tsx";
import { controlAt } from "./controlAt.ts";
import styles from "./TileSheet.module.css";

/** The id of the heading of `TileOptions`. */
const HEADING_ID = "tile-options";
/** The buttons for undo and redo, by their shortcuts, when there is a step for them. */
const STEP_BUTTONS = '[aria-keyshortcuts$="+Z"]:not([aria-disabled="true"])';

export type TileSheetProps = {
  /** Null: the wall is paid for. */
  readonly prices: PriceList | null;
  readonly children: ReactNode;
};

/** The options of a tile on a phone: a modal dialog below the wall (R2.8, docs/decisions/0097). */
export function TileSheet({ prices, children }: TileSheetProps) {
  const { closeTile } = useDesignerStore().getState();
  const design = useDesign();
  const ref = useModal(true);
  // Undo and redo are visible beside the dialog, so one press on them works (B3). Any other press there closes the
  // dialog.
  const handleBackdropClick = ({ nativeEvent }: MouseEvent): void => {
    const button = controlAt(document.querySelectorAll<HTMLElement>(STEP_BUTTONS), nativeEvent);
    if (button) button.click();
    else closeTile();
  };
  // After `useModal`: a closed dialog takes no focus.
  useEffect(() => document.getElementById(HEADING_ID)?.focus({ preventScroll: true }), []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={HEADING_ID}
      data-tile-sheet
      className={classNames(modal.modal, styles.sheet)}
      // Keys of the wall, such as undo and zoom, count outside of dialogs only.
      onKeyDown={({ nativeEvent }) => document.body.dispatchEvent(new KeyboardEvent("keydown", nativeEvent))}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        closeTile();
      }}
      {...useBackdropClick(handleBackdropClick)}
    >
      {/* All of the page but the dialog is inert, its live regions included. */}
      <StepStatus />
      {children}
      {/* It covers the bar with the price (B8). */}
      {prices && (
        <p className={styles.total} data-clear-of-toasts>
          The whole wall: <Price amount={wallPrice(prices, design)} />
        </p>
      )}
    </dialog>
  );
}
