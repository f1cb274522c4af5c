import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { allowedSizes } from "@storywall/domain/design/allowed.ts";
import { addTile, removeTile, setWallFrameStyle, setWallSize } from "@storywall/domain/design/commands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import { type DesignRoom, roomOf } from "@storywall/domain/design/room.ts";
import { layOut } from "@storywall/domain/geometry/layout.ts";
import type { Wall } from "@storywall/domain/geometry/wall.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { Link } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import { MinusIcon, PlusIcon } from "../../../ui/icons.tsx";
import { Price } from "../../../ui/Price.tsx";
import { designKeyOf, designPath } from "../designBase.ts";
import { useDesign, useDesigner } from "../designerStore.ts";
import { nameOfBase } from "../nameOfBase.ts";
import { misfitWords } from "../room/fitWords.ts";
import { useLinkState } from "../useSteps.ts";
import { wallSizeText } from "../wallSizeText.ts";
import { FrameChoice } from "./FrameChoice.tsx";
import { SizeChoice } from "./SizeChoice.tsx";
import styles from "./WallPanels.module.css";

const BASES: readonly DesignBase[] = [
  ...SET_KEYS.map((key) => ({ kind: "set", key }) as const),
  ...TEMPLATE_KEYS.map((key) => ({ kind: "template", key }) as const),
  { kind: "free" },
];

type LayoutProps = { readonly prices: PriceList; readonly onLeave: (base: DesignBase) => void };

type Offer = {
  readonly base: DesignBase;
  readonly blank: Design;
  readonly wall: Wall;
  /** By how much it is wider than the shopper's wall; null where it fits. */
  readonly misfit: string | null;
};

/** B5: the layouts that fit on the shopper's wall first, each part in its usual order. */
const offersFor = (room: DesignRoom): readonly Offer[] => {
  const offers = BASES.map((base) => {
    const blank = createDesign(base);
    const wall = layOut(blank);
    return { base, blank, wall, misfit: misfitWords(wall, room) };
  });
  return [
    ...offers.filter(({ misfit }) => misfit === null),
    ...offers.filter(({ misfit }) => misfit !== null),
  ];
};

/** Every layout as a small plan, with its total size, tile count and all-in price (B5, B8). Photos come along. */
export function LayoutPanel({ prices, onLeave }: LayoutProps) {
  const design = useDesign();
  const { base } = design;
  const room = roomOf(design);
  const linkState = useLinkState();
  return (
    <section className={styles.panel} aria-labelledby="layout-panel">
      <h2 id="layout-panel" className={styles.title}>
        Layout
      </h2>
      {base.kind === "free" && <TileCount />}
      <ul className={styles.layouts}>
        {offersFor(room).map(({ base: other, blank, wall, misfit }) => {
          const isCurrent = designKeyOf(other) === designKeyOf(base);
          return (
            <li key={designKeyOf(other)}>
              <Link
                to={designPath(other)}
                state={isCurrent ? undefined : linkState}
                className={styles.layout}
                aria-current={isCurrent ? "true" : undefined}
                onClick={() => !isCurrent && onLeave(other)}
              >
                <Plan wall={wall} />
                <span className={styles.name}>{nameOfBase(other)}</span>
                <span className={styles.hint}>
                  {other.kind === "free" ? "1 to 50 frames" : `${blank.tiles.length} tiles`}
                  <br />
                  {wallSizeText(wall)}
                </span>
                {misfit !== null && <span className={styles.misfit}>{misfit}</span>}
                <span className={styles.price}>
                  {other.kind === "set" ? "" : "from "}
                  <Price amount={wallPrice(prices, blank)} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A free wall has as many frames as one likes. */
function TileCount() {
  const { tiles } = useDesign();
  const run = useDesigner((state) => state.run);
  const last = tiles.at(-1);
  return (
    <div className={styles.frames}>
      <Button look="secondary" onClick={() => run(addTile, {})}>
        <PlusIcon size={20} /> Add a frame
      </Button>
      <Button
        look="secondary"
        disabled={tiles.length < 2}
        onClick={() => last && run(removeTile, { tile: last.name })}
      >
        <MinusIcon size={20} /> Remove the last
      </Button>
    </div>
  );
}

function Plan({ wall }: { readonly wall: Wall }) {
  return (
    <svg className={styles.plan} viewBox={`0 0 ${wall.width} ${wall.height}`} aria-hidden="true">
      {wall.tiles.map(({ name, outer }) => (
        <rect key={name} x={outer.x} y={outer.y} width={outer.width} height={outer.height} />
      ))}
    </svg>
  );
}

export function FramePanel() {
  const base = useDesigner((state) => state.history.present.base);
  const frameStyle = useDesigner((state) => state.history.present.frameStyle);
  const run = useDesigner((state) => state.run);
  return (
    <section className={styles.panel} aria-labelledby="frame-panel">
      <h2 id="frame-panel" className={styles.title}>
        Frame
      </h2>
      <FrameChoice
        legend="For the whole wall"
        base={base}
        value={frameStyle}
        onChange={(chosen) => run(setWallFrameStyle, { frameStyle: chosen })}
      />
    </section>
  );
}

export function SizePanel({ prices }: { readonly prices: PriceList }) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  const sizes = allowedSizes(design.base);
  return (
    <section className={styles.panel} aria-labelledby="size-panel">
      <h2 id="size-panel" className={styles.title}>
        Size
      </h2>
      {design.base.kind === "set" ? (
        <p className={styles.hint}>
          Squares of 20 × 20 cm, {design.tiles.length} together at one price. Layouts with other sizes are
          under Layout.
        </p>
      ) : sizes.length > 1 ? (
        <SizeChoice
          legend="For the whole wall, price a frame"
          sizes={sizes}
          value={design.size}
          prices={prices}
          onChange={(size) => run(setWallSize, { size })}
        />
      ) : (
        <p className={styles.hint}>This layout hangs in Medium frames of 30 × 45 cm only.</p>
      )}
    </section>
  );
}
