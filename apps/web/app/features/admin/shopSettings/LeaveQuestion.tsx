import { useBlocker } from "react-router";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { useLeaveGuard } from "./useLeaveGuard.ts";

/**
 * Asks before another page opens while there are unsaved changes. Opening the same page for another country keeps
 * them.
 */
export function LeaveQuestion({
  changeCount,
  text = changeCount === 1 ? "One change isn't saved." : `${changeCount} changes aren't saved.`,
}: {
  readonly changeCount: number;
  /** Names what would be lost. */
  readonly text?: string;
}) {
  const hasChanges = changeCount > 0;
  useLeaveGuard(hasChanges);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title="Leave without saving?"
      cancelLabel="Stay here"
      confirmLabel="Leave without saving"
      variant="danger"
      onClose={() => blocker.state === "blocked" && blocker.reset()}
      onConfirm={async () => {
        blocker.proceed?.();
        return null;
      }}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
