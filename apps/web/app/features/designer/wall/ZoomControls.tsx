import { memo, use } from "react";
import { EyeIcon, EyeOffIcon, FitIcon, ZoomInIcon, ZoomOutIcon } from "../../../ui/icons/designerIcons.tsx";
import { useDesigner } from "../state/designerStore.ts";
import { ToolButton } from "../toolbar/ToolButton.tsx";
import { stepZoom } from "./camera/camera.ts";
import { ViewContext } from "./ViewContext.ts";
import styles from "./Wall.module.css";

/** Buttons that zoom in, zoom out, fit the wall, and hide all controls (R2.6). */
export const ZoomControls = memo(function ZoomControls() {
  const view = use(ViewContext);
  const setCamera = useDesigner((state) => state.setCamera);
  const areControlsHidden = useDesigner((state) => state.areControlsHidden);
  const toggleControls = useDesigner((state) => state.toggleControls);
  return (
    <fieldset className={styles.controls}>
      <legend className={styles.legend}>View</legend>
      {!areControlsHidden && (
        <>
          <ToolButton
            label="Zoom in"
            aria-keyshortcuts="+"
            onClick={() => setCamera({ kind: "free", view: stepZoom(view.current, "in") })}
          >
            <ZoomInIcon size={20} />
          </ToolButton>
          <ToolButton
            label="Zoom out"
            aria-keyshortcuts="-"
            onClick={() => setCamera({ kind: "free", view: stepZoom(view.current, "out") })}
          >
            <ZoomOutIcon size={20} />
          </ToolButton>
          <ToolButton
            label="Show the whole wall"
            text="Whole wall"
            aria-keyshortcuts="0"
            onClick={() => setCamera({ kind: "fit" })}
          >
            <FitIcon size={20} />
          </ToolButton>
        </>
      )}
      <ToolButton label={areControlsHidden ? "Show controls" : "Hide controls"} onClick={toggleControls}>
        {areControlsHidden ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
      </ToolButton>
    </fieldset>
  );
});
