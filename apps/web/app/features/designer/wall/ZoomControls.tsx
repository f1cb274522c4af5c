import { memo, type RefObject } from "react";
import { IconButton } from "../../../ui/Button.tsx";
import { EyeIcon, EyeOffIcon, FitIcon, ZoomInIcon, ZoomOutIcon } from "../../../ui/icons/designerIcons.tsx";
import { useDesigner } from "../state/designerStore.ts";
import { stepZoom, type View } from "./camera/camera.ts";
import styles from "./Wall.module.css";

type Props = { readonly view: RefObject<View> };

/** Buttons that zoom in, zoom out, fit the wall, and hide all controls (R2.6). */
export const ZoomControls = memo(function ZoomControls({ view }: Props) {
  const setCamera = useDesigner((state) => state.setCamera);
  const areControlsHidden = useDesigner((state) => state.areControlsHidden);
  const toggleControls = useDesigner((state) => state.toggleControls);
  return (
    <fieldset className={styles.controls}>
      <legend className={styles.legend}>View</legend>
      {!areControlsHidden && (
        <>
          <IconButton
            label="Zoom in"
            aria-keyshortcuts="+"
            onClick={() => setCamera({ kind: "free", view: stepZoom(view.current, "in") })}
          >
            <ZoomInIcon size={20} />
          </IconButton>
          <IconButton
            label="Zoom out"
            aria-keyshortcuts="-"
            onClick={() => setCamera({ kind: "free", view: stepZoom(view.current, "out") })}
          >
            <ZoomOutIcon size={20} />
          </IconButton>
          <IconButton
            label="Show the whole wall"
            aria-keyshortcuts="0"
            onClick={() => setCamera({ kind: "fit" })}
          >
            <FitIcon size={20} />
          </IconButton>
        </>
      )}
      <IconButton label={areControlsHidden ? "Show controls" : "Hide controls"} onClick={toggleControls}>
        {areControlsHidden ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
      </IconButton>
    </fieldset>
  );
});
