import { growthsOf, growWall } from "@storywall/domain/design/arrange/growWall.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useState } from "react";
import { useSite } from "../../lib/api/site.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/Field.tsx";
import { Page } from "../../ui/Page.tsx";
import { Price } from "../../ui/Price.tsx";
import { WallPicture } from "../../ui/WallPicture.tsx";
import { GrownWall } from "./GrownWall.tsx";
import styles from "./OrderAgainPage.module.css";

type Props = {
  readonly orderId: string;
  readonly title: string;
  readonly previewUrl: string;
  /** The wall without what is gone; null when its layout is not made any more. */
  readonly design: Design | null;
  readonly tilesEmptied: number;
  readonly unitPrice: number;
  readonly unitPricePaid: number;
  /** Puts the wall into the cart; false when that could not be done, of which the cart speaks. */
  readonly onAdd: (design: Design) => Promise<boolean>;
  /** Opens a wall in the designer as this browser's own. */
  readonly onOpen: (design: Design, name: string) => Promise<void>;
};

/** B9: the same wall again at today's price, or more tiles for it. */
export function OrderAgainPage({ orderId, title, previewUrl, design, ...again }: Props) {
  if (design === null) {
    return (
      <Page title="This layout is not made any more">
        <p>Your wall hangs on, of course. For a new one, please choose from the layouts of today.</p>
        <ButtonLink to="/browse">See all layouts</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={`${title}, again`} lead="Once more for somebody else, or more of it for you.">
      <SameAgain design={design} title={title} previewUrl={previewUrl} {...again} />
      <Grow design={design} previewUrl={previewUrl} onOpen={again.onOpen} />
      <p>
        <ButtonLink to={`/order/${orderId}`} look="quiet">
          Back to your order
        </ButtonLink>
      </p>
    </Page>
  );
}

type SameProps = Omit<Props, "orderId" | "design"> & { readonly design: Design };

function SameAgain({ design, title, previewUrl, tilesEmptied, unitPrice, unitPricePaid, ...on }: SameProps) {
  const [isBusy, setIsBusy] = useState(false);
  const isWhole = tilesEmptied === 0;
  const work = async (what: Promise<unknown>) => {
    setIsBusy(true);
    await what;
    setIsBusy(false);
  };
  return (
    <section aria-labelledby="same" className={styles.part}>
      <h2 id="same" className={styles.heading}>
        The same wall
      </h2>
      <WallPicture
        src={previewUrl}
        alt={`${title} as you ordered it`}
        gone="This picture is not kept any more."
      />
      <p>
        Today it costs{" "}
        <strong>
          <Price amount={minor(unitPrice)} />
        </strong>
        , tax and delivery included
        {unitPrice === unitPricePaid ? (
          ", as it did then."
        ) : (
          <>
            . You paid <Price amount={minor(unitPricePaid)} /> before any discount.
          </>
        )}
      </p>
      {!isWhole && (
        <p>
          {tilesEmptied === 1 ? "One picture is" : `${tilesEmptied} pictures are`} not kept any more. Open the
          wall to choose anew.
        </p>
      )}
      <div className={styles.buttons}>
        {isWhole && (
          <Button busy={isBusy} onClick={() => void work(on.onAdd(design))}>
            Add it to the cart
          </Button>
        )}
        <Button
          look={isWhole ? "secondary" : "primary"}
          busy={isBusy}
          onClick={() => void work(on.onOpen(design, "again"))}
        >
          Open it in the designer
        </Button>
      </div>
    </section>
  );
}

type GrowProps = Pick<SameProps, "design" | "previewUrl" | "onOpen">;

function Grow({ design, previewUrl, onOpen }: GrowProps) {
  const site = useSite();
  const growths = growthsOf(design);
  const [count, setCount] = useState(growths.includes(3) ? 3 : (growths[0] ?? 0));
  const [isBusy, setIsBusy] = useState(false);
  const added = growWall(design, count);
  if (!added) return null;
  const open = async () => {
    setIsBusy(true);
    await onOpen(added, `grow_${count}`);
    setIsBusy(false);
  };
  return (
    <section aria-labelledby="grow" className={styles.part}>
      <h2 id="grow" className={styles.heading}>
        Grow your wall
      </h2>
      <p>
        Your wall stays as it hangs. New tiles come in the same size and frame, so that they look as if they
        had always been there.
      </p>
      <GrownWall wall={design} previewUrl={previewUrl} added={added} />
      {growths.length > 1 && (
        <SelectField
          label="How many more tiles?"
          value={String(count)}
          onChange={({ target }) => setCount(Number(target.value))}
        >
          {growths.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </SelectField>
      )}
      <p>
        {added.tiles.length === 1 ? "One tile" : `${added.tiles.length} tiles`},{" "}
        <strong>
          <Price amount={wallPrice(site, added)} />
        </strong>
        , tax and delivery included.
      </p>
      <Button look="secondary" busy={isBusy} onClick={() => void open()}>
        Design the new tiles
      </Button>
    </section>
  );
}
