import { FRAME_SIZES, formatSize } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import {
  findGrowthSizes,
  findPossibleGrowths,
  growWall,
  usualGrowthSize,
} from "@storywall/domain/design/arrange/growWall.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { priceTerms } from "@storywall/domain/pricing/deliveryTerms.ts";
import { wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useState } from "react";
import { useSite } from "../../lib/api/site.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/form/Field.tsx";
import { Page } from "../../ui/Page.tsx";
import { PreviewImage } from "../../ui/PreviewImage.tsx";
import { Price } from "../../ui/Price.tsx";
import { GrownWall } from "./GrownWall.tsx";
import styles from "./OrderAgainPage.module.css";

type Props = {
  readonly orderId: string;
  readonly title: string;
  readonly previewUrl: string;
  /** The ordered design without deleted photos; null when its layout is no longer sold. */
  readonly design: Design | null;
  readonly tilesEmptied: number;
  readonly unitPrice: number;
  readonly unitPricePaid: number;
  /** Asks the remaining questions and adds the wall to the cart. */
  readonly onAdd: () => Promise<void>;
  /** Saves a copy of the design in this browser, under a new id with this prefix, and opens it. */
  readonly onOpen: (design: Design, idPrefix: string) => Promise<void>;
};

/** Offers the same wall again at today's price, or more tiles for it (B9). */
export function OrderAgainPage({ orderId, title, previewUrl, design, ...offer }: Props) {
  if (design === null) {
    return (
      <Page title="We no longer make this layout">
        <p>The wall you ordered isn't affected. For a new one, please choose from today's layouts.</p>
        <ButtonLink to="/browse">Browse layouts and sets</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={`${title}, again`} lead="Order the same wall, or add tiles to it.">
      <ReorderSection design={design} title={title} previewUrl={previewUrl} {...offer} />
      <GrowSection design={design} previewUrl={previewUrl} onOpen={offer.onOpen} />
      <p>
        <ButtonLink to={`/order/${orderId}`} variant="ghost">
          Back to your order
        </ButtonLink>
      </p>
    </Page>
  );
}

type ReorderProps = Omit<Props, "orderId" | "design"> & { readonly design: Design };

function ReorderSection({
  design,
  title,
  previewUrl,
  tilesEmptied,
  unitPrice,
  unitPricePaid,
  ...handlers
}: ReorderProps) {
  const site = useSite();
  const [isBusy, setIsBusy] = useState(false);
  const isComplete = tilesEmptied === 0;
  const runBusy = async (task: Promise<unknown>) => {
    setIsBusy(true);
    await task;
    setIsBusy(false);
  };
  return (
    <section aria-labelledby="same" className={styles.section}>
      <h2 id="same" className={styles.heading}>
        The same wall
      </h2>
      <PreviewImage
        src={previewUrl}
        alt={`${title} as you ordered it`}
        fallbackText="We no longer have this picture."
      />
      <p>
        Today it costs{" "}
        <strong>
          <Price amount={minor(unitPrice)} />
        </strong>
        , {priceTerms(site)}
        {unitPrice === unitPricePaid ? (
          ". The price hasn't changed."
        ) : (
          <>
            . You paid <Price amount={minor(unitPricePaid)} /> before any discount.
          </>
        )}
      </p>
      {!isComplete && (
        <p>
          {tilesEmptied === 1 ? "One picture is" : `${tilesEmptied} pictures are`} no longer stored. Open the
          wall to choose {tilesEmptied === 1 ? "another" : "others"}.
        </p>
      )}
      <div className={styles.buttons}>
        {isComplete && (
          <Button busy={isBusy} onClick={() => void runBusy(handlers.onAdd())}>
            Add it to the cart
          </Button>
        )}
        <Button
          variant={isComplete ? "secondary" : "primary"}
          busy={isBusy}
          onClick={() => void runBusy(handlers.onOpen(design, "again"))}
        >
          Open it in the designer
        </Button>
      </div>
    </section>
  );
}

type GrowSectionProps = Pick<ReorderProps, "design" | "previewUrl" | "onOpen">;

function GrowSection({ design, previewUrl, onOpen }: GrowSectionProps) {
  const site = useSite();
  const tileCounts = findPossibleGrowths(design);
  const [count, setCount] = useState(tileCounts.includes(3) ? 3 : (tileCounts[0] ?? 0));
  const [isBusy, setIsBusy] = useState(false);
  const sizes = findGrowthSizes(design);
  const [size, setSize] = useState(usualGrowthSize(design));
  const addedDesign = growWall(design, count, size);
  const frames = new Set(design.tiles.map(({ frameStyle = design.frameStyle }) => frameStyle));
  if (!addedDesign) return null;
  const handleOpen = async () => {
    setIsBusy(true);
    await onOpen(addedDesign, sizes.length > 1 ? `grow_${count}_${size}` : `grow_${count}`);
    setIsBusy(false);
  };
  return (
    <section aria-labelledby="grow" className={styles.section}>
      <h2 id="grow" className={styles.heading}>
        Grow your wall
      </h2>
      <p>
        Your wall stays as it is. New tiles come in{" "}
        {frames.size > 1 ? `the ${FRAME_STYLES[design.frameStyle].name} frame` : "the same frame"}
        {sizes.length > 1
          ? ", in the size you choose."
          : ", and in the same size as the others, so they match."}
      </p>
      <GrownWall design={design} previewUrl={previewUrl} addedDesign={addedDesign} />
      {tileCounts.length > 1 && (
        <SelectField
          label="How many more tiles?"
          value={String(count)}
          onChange={({ target }) => setCount(Number(target.value))}
        >
          {tileCounts.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </SelectField>
      )}
      {sizes.length > 1 && (
        <SelectField
          label="What size?"
          value={size}
          onChange={({ target }) => setSize(sizes.find((key) => key === target.value) ?? size)}
        >
          {sizes.map((key) => (
            <option key={key} value={key}>
              {FRAME_SIZES[key].name}, {formatSize(FRAME_SIZES[key])}
            </option>
          ))}
        </SelectField>
      )}
      <p>
        {addedDesign.tiles.length === 1 ? "One tile" : `${addedDesign.tiles.length} tiles`},{" "}
        <strong>
          <Price amount={wallPrice(site, addedDesign)} />
        </strong>
        , {priceTerms(site)}.
      </p>
      <Button variant="secondary" busy={isBusy} onClick={() => void handleOpen()}>
        {addedDesign.base.kind === "set" ? "Design another set" : "Design the new tiles"}
      </Button>
    </section>
  );
}
