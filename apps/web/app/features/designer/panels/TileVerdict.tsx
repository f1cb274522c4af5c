import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { verdictAdvice, verdictFact } from "@storywall/domain/crop/resolution.ts";
import {
  assignPhoto,
  setCrop,
  setTileFrameStyle,
  setTileSize,
  swapTiles,
} from "@storywall/domain/design/commands.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { type Fix, fixesFor, type Remedy } from "@storywall/domain/design/fixes.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { useMemo } from "react";
import { Button } from "../../../ui/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { type DesignerActions, useDesign, useDesigner } from "../designerStore.ts";
import type { PhotoViewStore } from "../photoView.ts";
import { type TileView, VERDICT_WORDS } from "../tileView.ts";
import { useRefused } from "../useRefused.ts";
import { PhotoThumb } from "./PhotoThumb.tsx";
import { PriceChange } from "./PriceChange.tsx";
import styles from "./TileVerdict.module.css";

type Props = {
  readonly view: TileView;
  readonly photos: PhotoViewStore;
  /** Null for a wall that is paid for: its frames stay. */
  readonly prices: PriceList | null;
};

/** B2: how the photo will print in this tile, and the ways to a better print, each of one tap. */
export function TileVerdict({ view: { verdict, placed, tile }, photos, prices }: Props) {
  const design = useDesign();
  const refused = useRefused(photos);
  const fixes = useMemo(() => fixesFor(design, tile.name, refused), [design, tile.name, refused]);
  if (verdict === null) return null;
  const offered = fixes.filter(({ remedy }) => prices !== null || !changesFrame(remedy));
  return (
    <div className={classes(styles.verdict, styles[verdict])}>
      <p>
        {verdictFact(verdict, placed.size)} {offered.length === 0 && verdictAdvice(verdict, false)}
      </p>
      <Fixes tile={tile.name} fixes={offered} photos={photos} prices={prices} />
    </div>
  );
}

/** The fixes of a weak tile as buttons. */
export function Fixes({
  tile,
  fixes,
  photos,
  prices,
  most = fixes.length,
  onFixed,
}: {
  readonly tile: string;
  readonly fixes: readonly Fix[];
  readonly photos: PhotoViewStore;
  readonly prices: PriceList | null;
  /** How many are offered. */
  readonly most?: number;
  readonly onFixed?: () => void;
}) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  const offered = fixes.filter(({ remedy }) => prices !== null || !changesFrame(remedy)).slice(0, most);
  if (offered.length === 0) return null;
  return (
    <ul className={styles.fixes}>
      {offered.map(({ remedy, verdict, after }) => (
        <li key={remedy.kind}>
          <Button
            look="secondary"
            wide
            className={styles.fix}
            onClick={() => {
              apply(run, tile, remedy);
              onFixed?.();
            }}
          >
            {remedy.kind === "photo" && <PhotoThumb photo={photoOf(design, remedy)} photos={photos} />}
            <span className={styles.words}>
              <span>{remedyWords(design, remedy)}</span>
              <span className={styles.outcome}>
                {VERDICT_WORDS[verdict]}
                {prices && (
                  <>
                    , <PriceChange from={wallPrice(prices, design)} to={wallPrice(prices, after)} />
                  </>
                )}
              </span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

const changesFrame = ({ kind }: Remedy): boolean => kind === "size" || kind === "mat";

/** By the same commands as everything else, so that undo says what it takes back. */
const apply = (run: DesignerActions["run"], tile: string, remedy: Remedy): void => {
  switch (remedy.kind) {
    case "size":
      run(setTileSize, { tile, size: remedy.size });
      break;
    case "mat":
      run(setTileFrameStyle, { tile, frameStyle: remedy.frameStyle });
      break;
    case "wholePhoto":
      run(setCrop, { tile, crop: remedy.crop });
      break;
    case "tile":
      run(swapTiles, { first: tile, second: remedy.other });
      break;
    case "photo":
      run(assignPhoto, { tile, photoId: remedy.photoId });
  }
};

const photoOf = (design: Design, { photoId }: Extract<Remedy, { kind: "photo" }>): DesignPhoto | undefined =>
  design.photos.find(({ id }) => id === photoId);

const remedyWords = (design: Design, remedy: Remedy): string => {
  switch (remedy.kind) {
    case "size":
      return `Take ${FRAME_SIZES[remedy.size].name} instead`;
    case "mat":
      return `Add a mat: ${FRAME_STYLES[remedy.frameStyle].name}`;
    case "wholePhoto":
      return "Show more of the photo";
    case "tile": {
      const number = design.tiles.findIndex(({ name }) => name === remedy.other) + 1;
      return `Move it to tile ${number}`;
    }
    case "photo":
      return `Use ${photoOf(design, remedy)?.fileName} instead`;
  }
};
