import { resetDesign } from "@storywall/domain/design/commands/frameCommands.ts";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { addOpenLayer } from "../../../lib/page/openLayers.ts";
import { DownloadIcon, MoreIcon, RedoIcon, ShareIcon, UndoIcon } from "../../../ui/icons/designerIcons.tsx";
import { ReturnIcon } from "../../../ui/icons/icons.tsx";
import { useUndoRedo } from "../layout/useUndoRedo.ts";
import { designOf } from "../state/designerState.ts";
import { useDesigner, useDesignerStore } from "../state/designerStore.ts";
import { showUndoToast } from "../status/showUndoToast.ts";
import { ZoomControls } from "../wall/ZoomControls.tsx";
import { startedOverMessage, startOverNote } from "./startOverMessages.ts";
import { ToolButton } from "./ToolButton.tsx";
import styles from "./Toolbar.module.css";

type Props = { readonly onScreenshot: () => void; readonly onShare: () => void };

/**
 * Undo and redo, always visible; starting over, which undo reverts (R4.6); the screenshot (R2.6), sharing (B6) and the
 * view. A phone has space for four buttons with their labels, so the last of them opens the others.
 */
export function Toolbar({ onScreenshot, onShare }: Props) {
  const store = useDesignerStore();
  const areControlsHidden = useDesigner((state) => state.areControlsHidden);
  const { undoLabel, redoLabel, undo, redo } = useUndoRedo();
  const moreTools = useMoreTools(areControlsHidden);
  const noteId = useId();
  const note = useDesigner((state) => startOverNote(designOf(state)));
  const startOver = () => {
    moreTools.close();
    const before = designOf(store.getState());
    store.getState().run(resetDesign, undefined);
    showUndoToast(store, startedOverMessage(before));
  };
  const takeScreenshot = () => {
    moreTools.close();
    onScreenshot();
  };
  return (
    <div ref={moreTools.ref} className={styles.toolbar} data-hidden={areControlsHidden || undefined}>
      {!areControlsHidden && (
        <fieldset className={styles.group} data-words aria-label="Your wall">
          <StepButton label="Undo" shortcut="Control+Z" stepLabel={undoLabel} onPress={undo}>
            <UndoIcon size={20} />
          </StepButton>
          <StepButton label="Redo" shortcut="Control+Shift+Z" stepLabel={redoLabel} onPress={redo}>
            <RedoIcon size={20} />
          </StepButton>
          <ToolButton label="Share" aria-haspopup="dialog" onClick={onShare}>
            <ShareIcon size={20} />
          </ToolButton>
          <ToolButton
            ref={moreTools.button}
            className={styles.moreButton}
            label="More tools"
            text="More"
            aria-expanded={moreTools.isOpen}
            aria-controls={moreTools.id}
            onClick={moreTools.toggle}
          >
            <MoreIcon size={20} />
          </ToolButton>
        </fieldset>
      )}
      <div id={moreTools.id} className={styles.more} data-open={moreTools.isOpen || undefined}>
        {!areControlsHidden && (
          <fieldset className={styles.group} data-words aria-label="Whole wall">
            <ToolButton label="Start over" title={note} aria-describedby={noteId} onClick={startOver}>
              <ReturnIcon size={20} />
            </ToolButton>
            <ToolButton label="Save as picture" aria-haspopup="dialog" onClick={takeScreenshot}>
              <DownloadIcon size={20} />
            </ToolButton>
          </fieldset>
        )}
        <p id={noteId} className={styles.note}>
          {note}
        </p>
        <ZoomControls />
      </div>
    </div>
  );
}

/**
 * The tools that a phone shows only after a press on a button. A press or the focus elsewhere closes them, and so do
 * Escape and the browser's Back. From a tool that is closed, the focus moves to the button.
 */
const useMoreTools = (areControlsHidden: boolean) => {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen || areControlsHidden) return;
    const end = new AbortController();
    const handleElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) setIsOpen(false);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || document.querySelector("dialog:modal")) return;
      setIsOpen(false);
      if (ref.current?.contains(document.activeElement)) button.current?.focus();
    };
    const options = { signal: end.signal };
    document.addEventListener("pointerdown", handleElsewhere, options);
    document.addEventListener("focusin", handleElsewhere, options);
    document.addEventListener("keydown", handleKey, options);
    const removeLayer = addOpenLayer(() => setIsOpen(false));
    return () => {
      end.abort();
      removeLayer();
    };
  }, [isOpen, areControlsHidden]);
  return {
    ref,
    button,
    id,
    isOpen,
    toggle: () => setIsOpen((wasOpen) => !wasOpen),
    close: () => {
      setIsOpen(false);
      // A wide screen does not show the button, and its tools stay where they are.
      if (isOpen) button.current?.focus();
    },
  };
};

type StepButtonProps = {
  readonly label: string;
  readonly shortcut: string;
  /** The step that it would undo or redo; undefined when there is none. */
  readonly stepLabel: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

/** Never `disabled`, only `aria-disabled`: a shopper who undoes the last step by keyboard stays on the button. */
function StepButton({ label, shortcut, stepLabel, onPress, children }: StepButtonProps) {
  return (
    <ToolButton
      label={label}
      title={stepLabel ? `${label}: ${stepLabel.toLowerCase()}` : label}
      aria-keyshortcuts={shortcut}
      aria-disabled={stepLabel === undefined}
      onClick={onPress}
    >
      {children}
    </ToolButton>
  );
}
