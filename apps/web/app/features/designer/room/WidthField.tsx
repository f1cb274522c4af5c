import { setWallWidth } from "@storywall/domain/design/commands/roomCommands.ts";
import { WALL_WIDTH_LIMITS } from "@storywall/domain/design/room.ts";
import { parseLength } from "@storywall/domain/geometry/parseLength.ts";
import { type Mm, mm } from "@storywall/domain/units/units.ts";
import { useState } from "react";
import { IconButton } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { MinusIcon, PlusIcon } from "../../../ui/icons.tsx";
import { useDesigner } from "../state/designerStore.ts";
import styles from "./RoomPanel.module.css";

/** One press of plus or minus. */
const STEP_MM = 100;
/** Where plus and minus begin: the wall behind a sofa. */
const FIRST_MM = 2400;

const within = (width: number): Mm =>
  mm(Math.min(Math.max(width, WALL_WIDTH_LIMITS.least), WALL_WIDTH_LIMITS.most));

const written = (width: Mm | null): string => (width === null ? "" : String(Math.round(width) / 10));

/** How wide the wall is, in whatever way somebody writes it. */
export function WidthField({ wallWidth }: { readonly wallWidth: Mm | null }) {
  const run = useDesigner((state) => state.run);
  const [text, setText] = useState(written(wallWidth));
  const [error, setError] = useState<string | undefined>(undefined);
  // A step, or an undo, changes the width without the field: it then says what is.
  const [shown, setShown] = useState(wallWidth);
  if (shown !== wallWidth) {
    setShown(wallWidth);
    setText(written(wallWidth));
    setError(undefined);
  }
  const take = (): void => {
    const isOpen = text.trim() === "";
    const width = isOpen ? null : parseLength(text);
    const isWall = isOpen || (width !== null && width === within(width));
    setError(isWall ? undefined : "Please give the width in centimetres, 30 to 3000, such as 240.");
    if (isWall) run(setWallWidth, { wallWidth: width });
  };
  const step = (by: number): void =>
    run(setWallWidth, { wallWidth: within(wallWidth === null ? FIRST_MM : wallWidth + by) });
  return (
    <div className={styles.width}>
      <TextField
        label="Width of your wall, in cm"
        optional
        hint="Layouts that fit then come first."
        inputMode="decimal"
        autoComplete="off"
        placeholder="240"
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === "Enter" && take()}
      />
      <div className={styles.steps}>
        <IconButton label="10 cm less" onClick={() => step(-STEP_MM)}>
          <MinusIcon size={20} />
        </IconButton>
        <IconButton label="10 cm more" onClick={() => step(STEP_MM)}>
          <PlusIcon size={20} />
        </IconButton>
      </div>
    </div>
  );
}
