import {
  isSamePlace,
  setPlace,
  setWallColour,
  showScaleAid,
} from "@storywall/domain/design/commands/roomCommands.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import {
  ROOM_KEYS,
  type RoomKey,
  type RoomPlace,
  roomOf,
  SCALE_AIDS,
  type ScaleAid,
  WALL_COLOUR_KEYS,
  type WallColourKey,
} from "@storywall/domain/design/room.ts";
import { WALL_COLOURS } from "@storywall/scene/palette.ts";
import { type ReactNode, Suspense, useId } from "react";
import { classNames } from "../../../ui/classNames.ts";
import { WarningIcon } from "../../../ui/icons/icons.tsx";
import { formatWallSize } from "../layout/formatWallSize.ts";
import choice from "../panels/Choice.module.css";
import panel from "../panels/Panel.module.css";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import { SeeOnWall } from "./ar/lazySeeOnWall.tsx";
import type { CreateWallModel } from "./ar/wallModelUrls.ts";
import { misfitMessage } from "./fitMessages.ts";
import { LightChoice } from "./lazyLightChoice.tsx";
import { OwnWall } from "./ownWall/OwnWall.tsx";
import styles from "./RoomPanel.module.css";
import { WallWidthField } from "./WallWidthField.tsx";
import type { LoadWallPhoto } from "./wallPhoto.ts";

const ROOM_NAMES: Readonly<Record<RoomKey, string>> = {
  livingRoom: "Living room",
  bedroom: "Bedroom",
  diningRoom: "Dining room",
  nursery: "Nursery",
  study: "Study",
  hall: "Hall",
};

/** The rooms with a bed, and what kind of bed. */
const BEDS: Partial<Record<RoomKey, string>> = { bedroom: "bed", nursery: "cot" };

const ROOM_OPTIONS: readonly { readonly name: string; readonly place: RoomPlace }[] = [
  { name: "Plain wall", place: { kind: "plain" } },
  ...ROOM_KEYS.map((key) => ({ name: ROOM_NAMES[key], place: { kind: "room", key } as const })),
];

const SCALE_AID_NAMES: Readonly<Record<ScaleAid, string>> = {
  sofa: "Sofa",
  person: "Person, 170 cm",
  rulers: "Rulers",
};

type RoomPanelProps = { readonly onLoadWallPhoto: LoadWallPhoto; readonly onCreateModel: CreateWallModel };

/** The room panel (B5): the room in which the wall will hang, its colour, its width, and what shows the scale. */
export default function RoomPanel({ onLoadWallPhoto, onCreateModel }: RoomPanelProps) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  const setCamera = useDesigner((state) => state.setCamera);
  const room = roomOf(design);
  const tiles = layOut(design);
  const misfit = misfitMessage(tiles, room);
  const isOwn = room.place.kind === "own";
  const choose = (place: RoomPlace) => {
    run(setPlace, { place });
    setCamera({ kind: "fit" });
  };
  return (
    <section className={panel.panel} aria-labelledby="room-panel">
      <h2 id="room-panel" className={panel.title}>
        Room
      </h2>
      <Swatches legend="Where your wall will hang">
        {(name) => [
          ...ROOM_OPTIONS.map((option) => (
            <label key={option.name} className={choice.swatch}>
              <input
                type="radio"
                className={choice.radio}
                name={name}
                checked={isSamePlace(room.place, option.place)}
                onChange={() => choose(option.place)}
              />
              <img
                src={`/pictures/room-${option.place.kind === "room" ? option.place.key : "plain"}.320.webp`}
                alt=""
                className={styles.thumbnail}
              />
              <span className={styles.name}>{option.name}</span>
            </label>
          )),
          <OwnWall key="own" place={room.place} onLoad={onLoadWallPhoto} onReady={choose} />,
        ]}
      </Swatches>
      {room.place.kind === "room" && BEDS[room.place.key] && (
        <p className={styles.note}>
          Above a {BEDS[room.place.key]}, hang one tile first, and the others once it has held for a week.
        </p>
      )}
      <SeeOnWall onCreateModel={onCreateModel} />
      {!isOwn && (
        <WallColours value={room.wallColour} onChange={(wallColour) => run(setWallColour, { wallColour })} />
      )}
      {room.place.kind === "room" && (
        <Suspense>
          <LightChoice />
        </Suspense>
      )}
      <fieldset className={choice.choice}>
        <legend className={choice.legend}>Show the scale with</legend>
        <div className={styles.scaleAids}>
          {SCALE_AIDS.slice(-SCALE_AID_COUNTS[room.place.kind]).map((scaleAid) => (
            <label key={scaleAid} className={styles.scaleAid}>
              <input
                type="checkbox"
                checked={room.shown.includes(scaleAid)}
                onChange={(event) => {
                  run(showScaleAid, { scaleAid, isShown: event.currentTarget.checked });
                  setCamera({ kind: "fit" });
                }}
              />
              {SCALE_AID_NAMES[scaleAid]}
            </label>
          ))}
        </div>
      </fieldset>
      <WallWidthField wallWidth={room.wallWidth} />
      <p className={styles.total} aria-live="polite">
        Your tiles together: <strong>{formatWallSize(tiles)}</strong>
        {misfit !== null && (
          <span className={styles.misfit}>
            <WarningIcon size={16} /> {misfit}
          </span>
        )}
      </p>
    </section>
  );
}

/**
 * Number of scale aids of each background, counted from the last. Rooms have furniture of their own, and in a wall
 * photo the floor's position is unknown.
 */
const SCALE_AID_COUNTS: Readonly<Record<RoomPlace["kind"], number>> = { plain: 3, room: 2, own: 1 };

function Swatches({
  legend,
  children,
}: {
  readonly legend: string;
  readonly children: (name: string) => ReactNode;
}) {
  const name = useId();
  return (
    <fieldset className={choice.choice}>
      <legend className={choice.legend}>{legend}</legend>
      <div className={classNames(choice.swatches, styles.rooms)}>{children(name)}</div>
    </fieldset>
  );
}

function WallColours({
  value,
  onChange,
}: {
  readonly value: WallColourKey;
  readonly onChange: (colour: WallColourKey) => void;
}) {
  const name = useId();
  return (
    <fieldset className={choice.choice}>
      <legend className={choice.legend}>Wall colour</legend>
      <div className={styles.colours}>
        {WALL_COLOUR_KEYS.map((key) => (
          <label key={key} className={choice.swatch}>
            <input
              type="radio"
              className={choice.radio}
              name={name}
              checked={key === value}
              onChange={() => onChange(key)}
            />
            <span className={styles.paint} data-wall={key} />
            <span className={styles.name}>{WALL_COLOURS[key].name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
