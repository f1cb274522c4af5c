import { setWallWidth } from "@storywall/domain/design/commands/roomCommands.ts";
import { WALL_WIDTH_LIMITS } from "@storywall/domain/design/room.ts";
import { parseLength } from "@storywall/domain/geometry/parseLength.ts";
import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { type Mm, mm } from "@storywall/domain/units/units.ts";
import { useState } from "react";
import { IconButton } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import { MinusIcon, PlusIcon } from "../../../ui/icons/icons.tsx";
import { useDesigner } from "../state/designerStore.ts";
import styles from "./RoomPanel.module.css";

/** Step of plus and minus. */
const STEP_MM = 100;
/** Width at which plus and minus begin: the wall behind a sofa. */
const DEFAULT_WIDTH_MM = 2400;

const clampWidth = (width: number): Mm => mm(clamp(width, WALL_WIDTH_LIMITS.min, WALL_WIDTH_LIMITS.max));

const formatWidth = (width: Mm | null): string => (width === null ? "" : String(Math.round(width) / 10));

/** The width of the shopper's wall, in any notation. */
export function WallWidthField({ wallWidth }: { readonly wallWidth: Mm | null }) {
  const run = useDesigner((state) => state.run);
  const [text, setText] = useState(formatWidth(wallWidth));
  const [error, setError] = useState<string | undefined>(undefined);
  // A step, or an undo, changes the width without the field: the field then shows the new width.
  const [syncedWidth, setSyncedWidth] = useState(wallWidth);
  if (syncedWidth !== wallWidth) {
    setSyncedWidth(wallWidth);
    setText(formatWidth(wallWidth));
    setError(undefined);
  }
  const commitWidth = (): void => {
    const isEmpty = text.trim() === "";
    const width = isEmpty ? null : parseLength(text);
    const isValid = isEmpty || (width !== null && width === clampWidth(width));
    setError(isValid ? undefined : "Enter the width in centimetres, from 30 to 3000, such as 240.");
    if (isValid) run(setWallWidth, { wallWidth: width });
  };
  const changeBy = (by: number): void =>
    run(setWallWidth, { wallWidth: clampWidth(wallWidth === null ? DEFAULT_WIDTH_MM : wallWidth + by) });
  return (
    <div className={styles.width}>
      <TextField
        label="Width of your wall, in cm"
        optional
        hint="We'll show the layouts that fit first."
        inputMode="decimal"
        autoComplete="off"
        placeholder="240"
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commitWidth}
        onKeyDown={(event) => event.key === "Enter" && commitWidth()}
      />
      <div className={styles.steps}>
        <IconButton label="10 cm less" onClick={() => changeBy(-STEP_MM)}>
          <MinusIcon size={20} />
        </IconButton>
        <IconButton label="10 cm more" onClick={() => changeBy(STEP_MM)}>
          <PlusIcon size={20} />
        </IconButton>
      </div>
    </div>
  );
}
