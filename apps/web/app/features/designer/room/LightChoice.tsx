import { setEvening } from "@storywall/domain/design/commands/setEvening.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { hasEvening } from "@storywall/scene/rooms/backdrop.ts";
import { useId } from "react";
import choice from "../panels/Choice.module.css";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import styles from "./LightChoice.module.css";

const LIGHTS = [
  { name: "Day", isEvening: false },
  { name: "Evening", isEvening: true },
] as const;

/** The light of the room (B5), where it can be seen by day and in the evening. */
export default function LightChoice() {
  const room = roomOf(useDesign());
  const run = useDesigner((state) => state.run);
  const name = useId();
  if (!hasEvening(room)) return null;
  return (
    <fieldset className={choice.choice}>
      <legend className={choice.legend}>Light</legend>
      <div className={styles.lights}>
        {LIGHTS.map((light) => (
          <label key={light.name} className={`${choice.swatch} ${styles.light}`}>
            <input
              type="radio"
              className={choice.radio}
              name={name}
              checked={light.isEvening === (room.isEvening ?? false)}
              onChange={() => run(setEvening, { isEvening: light.isEvening })}
            />
            <span className={styles.name}>{light.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
