import { resetDesign } from "@storywall/domain/design/commands/frameCommands.ts";
import type { ReactNode } from "react";
import { IconButton } from "../../../ui/Button.tsx";
import { DownloadIcon, RedoIcon, ShareIcon, UndoIcon } from "../../../ui/icons/designerIcons.tsx";
import { ReturnIcon } from "../../../ui/icons/icons.tsx";
import { useUndoRedo } from "../layout/useUndoRedo.ts";
import { useDesignerStore } from "../state/designerStore.ts";
import { showUndoToast } from "../status/showUndoToast.ts";
import styles from "./Toolbar.module.css";

type Props = { readonly onScreenshot: () => void; readonly onShare: () => void };

/**
 * Undo and redo, always visible; starting over, which undo takes back (R4.6); the screenshot (R2.6) and sharing (B6).
 */
export function Toolbar({ onScreenshot, onShare }: Props) {
  const store = useDesignerStore();
  const { undoLabel, redoLabel, undo, redo } = useUndoRedo();
  const startOver = () => {
    store.getState().run(resetDesign, undefined);
    showUndoToast(store, "Your wall is empty again and your photos are still here. Undo brings it back.");
  };
  return (
    <fieldset className={styles.toolbar} aria-label="Your wall">
      <StepButton label="Undo" shortcut="Control+Z" stepLabel={undoLabel} onPress={undo}>
        <UndoIcon size={20} />
      </StepButton>
      <StepButton label="Redo" shortcut="Control+Shift+Z" stepLabel={redoLabel} onPress={redo}>
        <RedoIcon size={20} />
      </StepButton>
      <IconButton label="Start over" onClick={startOver}>
        <ReturnIcon size={20} />
      </IconButton>
      <IconButton label="Picture of your wall" aria-haspopup="dialog" onClick={onScreenshot}>
        <DownloadIcon size={20} />
      </IconButton>
      <IconButton label="Share" aria-haspopup="dialog" onClick={onShare}>
        <ShareIcon size={20} />
      </IconButton>
    </fieldset>
  );
}

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
    <IconButton
      label={label}
      title={stepLabel ? `${label}: ${stepLabel.toLowerCase()}` : label}
      aria-keyshortcuts={shortcut}
      aria-disabled={stepLabel === undefined}
      onClick={onPress}
    >
      {children}
    </IconButton>
  );
}
