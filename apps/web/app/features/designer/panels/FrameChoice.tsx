import { FRAME_STYLES, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { allowedFrameStyles } from "@storywall/domain/design/allowed.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";
import { frameInsides, outsideOf } from "@storywall/domain/geometry/opening.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { drawTile } from "@storywall/scene/drawTile.ts";
import { paintSvgParts } from "@storywall/scene/svg.ts";
import { memo, useId } from "react";
import { SvgElements } from "../wall/SvgElements.tsx";
import styles from "./Choice.module.css";

type Props = {
  readonly legend: string;
  readonly base: DesignBase;
  readonly value: FrameStyleKey;
  readonly onChange: (style: FrameStyleKey) => void;
};

/** Every frame style that the layout allows, drawn, with its name. */
export function FrameChoice({ legend, base, value, onChange }: Props) {
  const name = useId();
  const allowed = allowedFrameStyles(base);
  // A reset gives Sleek also where the layout does not offer it (R4.6); what the wall has can always be seen.
  const offered = allowed.includes(value) ? allowed : [...allowed, value];
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.swatches}>
        {offered.map((key) => {
          const style = FRAME_STYLES[key];
          return (
            <label key={key} className={styles.swatch}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                checked={key === value}
                disabled={style.isOutOfStock}
                onChange={() => onChange(key)}
              />
              <FrameSwatch style={key} />
              <span className={styles.name}>{style.name}</span>
              {style.isOutOfStock && <span className={styles.hint}>Out of stock</span>}
            </label>
          );
        })}
      </div>
      <p className={styles.description}>{FRAME_STYLES[value].description}</p>
    </fieldset>
  );
}

/** A small square frame over a plain picture; wide enough a moulding that black, white and wood tell apart. */
const FrameSwatch = memo(function FrameSwatch({ style }: { readonly style: FrameStyleKey }) {
  const id = useId().replace(/[^A-Za-z0-9_-]/g, "");
  const outer = { x: mm(0), y: mm(0), ...outsideOf("square_small", "portrait") };
  const placed = {
    name: style,
    size: "square_small",
    frameStyle: style,
    orientation: "portrait",
    outer,
    ...frameInsides(outer, "square_small", style),
  } as const;
  const { definitions, content } = paintSvgParts(
    [drawTile(placed, null, { detail: "coarse", empty: "paper" })],
    { idPrefix: `swatch-${id}`, photoSource: () => null },
  );
  const { opening } = placed;
  const [shadows, ...rest] = content[0]?.children ?? [];
  return (
    // The corner alone, so that the moulding is large enough to judge.
    <svg className={styles.picture} viewBox="-10 -10 95 95" aria-hidden="true">
      <defs>
        <SvgElements elements={definitions} />
      </defs>
      {shadows && <SvgElements elements={[shadows]} />}
      <SvgElements elements={rest.slice(0, 1)} />
      <rect
        x={opening.x}
        y={opening.y}
        width={opening.width}
        height={opening.height}
        className={styles.sample}
      />
      <SvgElements elements={rest.slice(1)} />
    </svg>
  );
});
