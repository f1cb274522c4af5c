import { resetDesign } from "@storywall/domain/design/commands.ts";
import { canRedo, canUndo } from "@storywall/domain/design/history.ts";
import { IconButton } from "../../ui/Button.tsx";
import { RedoIcon, TrashIcon, UndoIcon } from "../../ui/icons.tsx";
import { useDesigner } from "./designerStore.ts";
import styles from "./Toolbar.module.css";

/** Undo and redo, always in sight, and starting over, which undo takes back (R4.6). */
export function Toolbar() {
  const history = useDesigner((state) => state.history);
  const run = useDesigner((state) => state.run);
  const undo = useDesigner((state) => state.undo);
  const redo = useDesigner((state) => state.redo);
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
      <IconButton label="Start over" onClick={() => run(resetDesign, undefined)}>
        <TrashIcon size={20} />
      </IconButton>
    </div>
  );
}
