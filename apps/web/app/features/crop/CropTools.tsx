import { MAX_ZOOM } from "@storywall/domain/crop/cover.ts";
import { useId } from "react";
import { Button } from "../../ui/Button.tsx";
import { FlipIcon, RotateIcon } from "../../ui/icons/designerIcons.tsx";
import styles from "./CropDialog.module.css";
import { straightenAngle } from "./straightenAngle.ts";
import type { CropEditor } from "./useCropEditor.ts";
import { ZOOM_SLIDER_STEP, zoomText } from "./zoomSlider.ts";

/**
 * Zoom, straighten, quarter turns, flip and reset. The zoom slider is logarithmic: each step zooms by the same factor.
 */
export function CropTools({
  editor,
  zoom,
  announce,
}: {
  readonly editor: CropEditor;
  readonly zoom: number;
  /** Tells a screen reader what a button has done. */
  readonly announce: (text: string) => void;
}) {
  const straighten = straightenAngle(editor.crop);
  return (
    <div className={styles.tools}>
      <Slider
        label="Zoom"
        min={0}
        max={Math.log2(MAX_ZOOM)}
        step={ZOOM_SLIDER_STEP}
        value={Math.log2(zoom)}
        text={zoomText(zoom)}
        onBegin={editor.beginGesture}
        onChange={(value) => editor.zoomTo(2 ** value)}
      />
      <Slider
        label="Straighten"
        min={-45}
        max={45}
        step={0.5}
        value={straighten}
        text={`${straighten.toFixed(1)} degrees`}
        onBegin={editor.beginGesture}
        onChange={editor.straightenTo}
      />
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          onClick={() => {
            editor.rotateQuarter();
            announce("Turned by 90 degrees");
          }}
        >
          <RotateIcon size={20} /> Rotate
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            editor.flip();
            announce("Flipped left to right");
          }}
        >
          <FlipIcon size={20} /> Flip
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            editor.reset();
            announce("Back to the whole photo, upright");
          }}
        >
          Reset
        </Button>
      </div>
    </div>
  );
}

type SliderProps = {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** The value as text for people. */
  readonly text: string;
  readonly onBegin: () => void;
  readonly onChange: (value: number) => void;
};

function Slider({ label, min, max, step, value, text, onBegin, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-live="off">
        {text}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onPointerDown={onBegin}
        onKeyDown={onBegin}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
