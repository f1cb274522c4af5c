import { resetDesign } from "@storywall/domain/design/commands.ts";
import { canRedo, canUndo } from "@storywall/domain/design/history.ts";
import { showToast } from "../../lib/toast.ts";
import { IconButton } from "../../ui/Button.tsx";
import { RedoIcon, ReturnIcon, UndoIcon } from "../../ui/icons.tsx";
import { useDesigner } from "./designerStore.ts";
import styles from "./Toolbar.module.css";

/** Undo and redo, always in sight, and starting over, which undo takes back (R4.6). */
export function Toolbar() {
  const history = useDesigner((state) => state.history);
  const run = useDesigner((state) => state.run);
  const undo = useDesigner((state) => state.undo);
  const redo = useDesigner((state) => state.redo);
  const startOver = () => {
    run(resetDesign, undefined);
    showToast("info", "Your wall is empty again, your photos are still here. Undo brings it back.");
  };
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Steps">
      <IconButton label="Undo" aria-keyshortcuts="Control+Z" disabled={!canUndo(history)} onClick={undo}>
        <UndoIcon size={20} />
      </IconButton>
      <IconButton
        label="Redo"
        aria-keyshortcuts="Control+Shift+Z"
        disabled={!canRedo(history)}
        onClick={redo}
      >
        <RedoIcon size={20} />
      </IconButton>
      <IconButton label="Start over" onClick={startOver}>
        <ReturnIcon size={20} />
      </IconButton>
    </div>
  );
}
