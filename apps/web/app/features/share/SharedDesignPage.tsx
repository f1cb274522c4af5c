import { priceTerms } from "@storywall/domain/pricing/deliveryTerms.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import { useState } from "react";
import { useSite } from "../../lib/api/site.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Price } from "../../ui/Price.tsx";
import { linkExpiryMessage } from "./linkMessages.ts";
import styles from "./SharedDesignPage.module.css";
import { SharedPreview, type SharedPreviewImage } from "./SharedPreview.tsx";

type Props = {
  readonly preview: SharedPreviewImage;
  readonly title: string;
  /** Such as "66 × 43 cm". */
  readonly size: string;
  readonly tilesCount: number;
  readonly photosStillToUpload: number;
  readonly expiresAt: string;
  readonly importOption: ImportOption | null;
};

/** What the link allows besides viewing; null for a link that is only for viewing. */
type ImportOption = {
  /** True for a link with which shoppers continue their own design; other visitors get a copy. */
  readonly isOwn: boolean;
  /** The total with tax and delivery (B8). */
  readonly price: Minor;
  /** Opens the design in the designer as this browser's own. */
  readonly onImport: () => Promise<void>;
};

/** The page of a shared wall: preview, size and, where it may be copied, price (B6). */
export function SharedDesignPage({ preview, title, size, importOption, ...link }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{importOption?.isOwn ? "Continue your wall here" : "Have a look at this wall"}</h1>
        <p className={styles.lead}>
          {importOption?.isOwn
            ? "It opens with its photos, ready to continue on this device."
            : "Someone designed it and would like you to see it."}
        </p>
      </header>
      <SharedPreview preview={preview} />
      <section className={styles.side} aria-label="About this wall">
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.facts}>
          {link.tilesCount === 1 ? "1 tile" : `${link.tilesCount} tiles`}, {size}
          {link.photosStillToUpload > 0 && (
            <>
              <br />
              {link.photosStillToUpload === 1
                ? "One tile is still waiting for its photo"
                : `${link.photosStillToUpload} tiles are still waiting for their photos`}
            </>
          )}
        </p>
        {importOption ? (
          <ImportSection {...importOption} />
        ) : (
          <ButtonLink to="/design" variant="secondary">
            Design a wall of your own
          </ButtonLink>
        )}
        <p className={styles.note}>{linkExpiryMessage(link.expiresAt)}</p>
      </section>
    </div>
  );
}

function ImportSection({ isOwn, price, onImport }: ImportOption) {
  const site = useSite();
  const [isImporting, setIsImporting] = useState(false);
  const handleImport = () => {
    setIsImporting(true);
    void onImport().finally(() => setIsImporting(false));
  };
  return (
    <>
      <p>
        <span className={styles.price}>
          <Price amount={price} />
        </span>{" "}
        <span className={styles.facts}>{priceTerms(site)}</span>
      </p>
      <Button size="large" wide busy={isImporting} onClick={handleImport}>
        {isOwn ? "Continue with this wall" : "Make a copy of it"}
      </Button>
      <p className={styles.note}>
        {isOwn
          ? "On this device it's a separate design: changes here don't affect the other one."
          : "The copy is yours to change and order. The wall you were shown stays as it is."}
      </p>
    </>
  );
}
