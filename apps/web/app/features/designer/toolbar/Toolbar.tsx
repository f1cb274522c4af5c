import { resetDesign } from "@storywall/domain/design/commands/commands.ts";
import type { ReactNode } from "react";
import { IconButton } from "../../../ui/Button.tsx";
import { PictureIcon, RedoIcon, ShareIcon, UndoIcon } from "../../../ui/designerIcons.tsx";
import { ReturnIcon } from "../../../ui/icons.tsx";
import { useSteps } from "../layout/useSteps.ts";
import { useDesignerStore } from "../state/designerStore.ts";
import { tellUndoable } from "../status/tellUndoable.ts";
import styles from "./Toolbar.module.css";

type Props = { readonly onScreenshot: () => void; readonly onShare: () => void };

/**
 * Undo and redo, always in sight, starting over, which undo takes back (R4.6), the wall as a picture (R2.6) and the ways to
 * share it (B6).
 */
export function Toolbar({ onScreenshot, onShare }: Props) {
  const store = useDesignerStore();
  const { undoes, redoes, undo, redo } = useSteps();
  const startOver = () => {
    store.getState().run(resetDesign, undefined);
    tellUndoable(store, "Your wall is empty again, your photos are still here. Undo brings it back.");
  };
  return (
    <fieldset className={styles.toolbar} aria-label="Your wall">
      <StepButton word="Undo" keys="Control+Z" step={undoes} onPress={undo}>
        <UndoIcon size={20} />
      </StepButton>
      <StepButton word="Redo" keys="Control+Shift+Z" step={redoes} onPress={redo}>
        <RedoIcon size={20} />
      </StepButton>
      <IconButton label="Start over" onClick={startOver}>
        <ReturnIcon size={20} />
      </IconButton>
      <IconButton label="Picture of your wall" aria-haspopup="dialog" onClick={onScreenshot}>
        <PictureIcon size={20} />
      </IconButton>
      <IconButton label="Share" aria-haspopup="dialog" onClick={onShare}>
        <ShareIcon size={20} />
      </IconButton>
    </fieldset>
  );
}

type StepButtonProps = {
  readonly word: string;
  readonly keys: string;
  /** What it would undo or redo; undefined when there is nothing. */
  readonly step: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

/** Never really disabled: whoever undoes the last step by keyboard stays on the button. */
function StepButton({ word, keys, step, onPress, children }: StepButtonProps) {
  return (
    <IconButton
      label={word}
      title={step ? `${word}: ${step.toLowerCase()}` : word}
      aria-keyshortcuts={keys}
      aria-disabled={step === undefined}
      onClick={onPress}
    >
      {children}
    </IconButton>
  );
}
