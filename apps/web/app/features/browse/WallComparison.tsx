import { FRAME_SIZES, formatSize } from "@storywall/domain/catalogue/frameSizes.ts";
import {
  DEFAULT_FRAME_STYLE,
  DEFAULT_TEMPLATE_FRAME_STYLE,
  type FrameStyleKey,
} from "@storywall/domain/catalogue/frameStyles.ts";
import type { ComparedWall } from "@storywall/domain/pricing/compareWalls.ts";
import { priceTerms } from "@storywall/domain/pricing/deliveryTerms.ts";
import { Link } from "react-router";
import { useSite } from "../../lib/api/site.ts";
import { SAMPLE_GALLERY_FRAME } from "../../lib/samples/samplePath.ts";
import { Price } from "../../ui/Price.tsx";
import type { Offer, OfferSize } from "./offers.ts";
import styles from "./WallComparison.module.css";

type Props = {
  readonly offer: Offer;
  readonly chosen: OfferSize;
  readonly walls: readonly ComparedWall[];
};

/** The same number of tiles as a set and as single frames of each size, side by side (B8). */
export function WallComparison({ offer, chosen, walls }: Props) {
  const site = useSite();
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption>
          {offer.tiles} tiles, {priceTerms(site)}
        </caption>
        <thead>
          <tr>
            <th scope="col">Tiles</th>
            <th scope="col">Size of each</th>
            <th scope="col">Per tile</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {walls.map(({ set, size, price, pricePerTile }) => {
            const isChosen = size === chosen.size && (set === null) === (offer.kind === "layout");
            const { name, width, height } = FRAME_SIZES[size];
            return (
              <tr key={size} data-chosen={isChosen || undefined}>
                <th scope="row">
                  {isChosen ? (
                    <>
                      {set === null ? name : "Squares, as a set"} <small>this wall</small>
                    </>
                  ) : (
                    <Link to={comparedWallPath(offer, { set, size })}>
                      {set === null ? name : "Squares, as a set"}
                    </Link>
                  )}
                </th>
                <td>{formatSize({ width, height })}</td>
                <td>
                  <Price amount={pricePerTile} />
                </td>
                <td>
                  <strong>
                    <Price amount={price} />
                  </strong>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const isSoldIn = (offer: Offer, size: ComparedWall["size"]): boolean =>
  offer.kind === "layout" && offer.sizes.some((other) => other.size === size);

/** The frame that the pictures on an offer's page show. */
const FRAMES_OF_PICTURES: Readonly<Record<Offer["kind"], FrameStyleKey>> = {
  gallery: SAMPLE_GALLERY_FRAME,
  layout: DEFAULT_TEMPLATE_FRAME_STYLE,
  set: DEFAULT_FRAME_STYLE,
};

/**
 * Returns the path of the same wall in another size when it is sold in it; otherwise of the designer with as many
 * frames of that size, in the frame of the page's pictures.
 */
export const comparedWallPath = (offer: Offer, { set, size }: Pick<ComparedWall, "set" | "size">): string => {
  if (set !== null) return `/design?set=${set}`;
  if (isSoldIn(offer, size)) return `${offer.path}?size=${size}`;
  return `/design?layout=free&size=${size}&tiles=${offer.tiles}&frame=${FRAMES_OF_PICTURES[offer.kind]}`;
};
