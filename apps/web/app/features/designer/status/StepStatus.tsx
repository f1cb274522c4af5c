import { useState } from "react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useDesigner } from "../state/designerStore.ts";
import { designStepMessage } from "./stepMessages.ts";

/**
 * Live region that announces every step, for a dialog over the wall: the wall's own (`StatusRegion`) is inert then.
 */
export function StepStatus() {
  const step = useDesigner((state) => (state.isComposing ? null : state.lastStep));
  const announcement = useDesigner((state) => state.announcement);
  // The wall's own region has announced what came before.
  const [before] = useState({ step: useDesigner((state) => state.lastStep), announcement });
  return (
    <div role="status">
      <VisuallyHidden>
        {announcement && announcement !== before.announcement
          ? announcement.text
          : step && step.number !== before.step?.number && designStepMessage(step)}
      </VisuallyHidden>
    </div>
  );
}
