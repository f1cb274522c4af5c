import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useDesigner } from "../state/designerStore.ts";
import { designStepMessage } from "./stepMessages.ts";

/**
 * Live region that announces every step, for a dialog over the wall: the wall's own (`StatusRegion`) is inert then.
 */
export function StepStatus() {
  const step = useDesigner((state) => (state.isComposing ? null : state.lastStep));
  const announcement = useDesigner((state) => state.announcement);
  return (
    <div role="status">
      <VisuallyHidden>{announcement?.text ?? (step && designStepMessage(step))}</VisuallyHidden>
    </div>
  );
}
