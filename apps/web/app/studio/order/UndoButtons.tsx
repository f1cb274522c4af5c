import { redoLabel, undoLabel } from "@storywall/domain/design/commands/history.ts";
import { useUndoShortcuts } from "../../features/designer/focus/useUndoShortcuts.ts";
import { useDesigner } from "../../features/designer/state/designerStore.ts";
import { Button } from "../../ui/Button.tsx";
import { RedoIcon, UndoIcon } from "../../ui/icons/designerIcons.tsx";

/** Undo and redo of the changes to an ordered wall, which are saved at once (B9). */
export function UndoButtons() {
  const { history, undo, redo } = useDesigner((all) => all);
  useUndoShortcuts(undo, redo);
  return (
    <>
      <Button variant="secondary" aria-disabled={undoLabel(history) === undefined} onClick={undo}>
        <UndoIcon size={20} /> Undo
      </Button>
      <Button variant="secondary" aria-disabled={redoLabel(history) === undefined} onClick={redo}>
        <RedoIcon size={20} /> Redo
      </Button>
    </>
  );
}
