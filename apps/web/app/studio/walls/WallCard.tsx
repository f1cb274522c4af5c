import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useCart } from "../../features/cart/CartProvider.tsx";
import { linesOfDesign } from "../../features/designer/storage/lineOfDesign.ts";
import {
  MAX_WALL_NAME_LENGTH,
  type WallSummary,
  wallName,
} from "../../features/designer/storage/walls/wallSummary.ts";
import { useSite } from "../../lib/api/site.ts";
import { TO_UPDATE_CART } from "../../lib/page/changedLines.ts";
import { findOwnOrder } from "../../lib/page/ownOrders.ts";
import { Button } from "../../ui/Button.tsx";
import { Price } from "../../ui/Price.tsx";
import { formatSavedDay } from "./formatSavedDay.ts";
import { useBrokenPhotos } from "./useBrokenPhotos.ts";
import styles from "./WallCard.module.css";
import { WallThumbnail } from "./WallThumbnail.tsx";
import { describeOrdered, describePhotos, isChangedSinceOrder } from "./wallFacts.ts";

type Props = {
  readonly wall: WallSummary;
  readonly onRename: (name: string) => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
};

/** A wall with its photos, its price and when it was changed. The name and the drawing open it. */
export function WallCard({ wall, onRename, onCopy, onDelete }: Props) {
  const site = useSite();
  const [isRenaming, setIsRenaming] = useState(false);
  const lineUuids = linesOfDesign(wall.designKey);
  const isInCart = useCart(
    ({ cart }) => cart?.lineItems.some(({ uuid }) => lineUuids.includes(uuid)) ?? false,
  );
  const order = findOwnOrder(lineUuids);
  const isChanged = order !== undefined && isChangedSinceOrder(wall, order);
  const { brokenKeys, handlePhoto } = useBrokenPhotos();
  const renameButton = useRef<HTMLButtonElement>(null);
  const endRenaming = (): void => {
    setIsRenaming(false);
    renameButton.current?.focus();
  };
  const name = wallName(wall);
  return (
    <article className={styles.card}>
      <WallThumbnail thumbnail={wall.thumbnail} onPhoto={handlePhoto} />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link to={wall.path} state={isInCart ? TO_UPDATE_CART : undefined}>
            {name}
          </Link>
        </h2>
        <p className={styles.facts}>
          {describePhotos(wall, brokenKeys)}
          <br />
          {formatSavedDay(wall.savedAt, Date.now(), site.locale)}
          {isInCart && ". In your cart"}
        </p>
        {order && (
          <p className={styles.price}>
            {isChanged ? "Changed since you ordered it." : describeOrdered(wall, order.tiles)}{" "}
            <Link to={`/order/${order.orderId}`} className={styles.order}>
              See your order
            </Link>
          </p>
        )}
        {(isInCart || !order || isChanged) && (
          <p className={styles.price}>
            <Price amount={priceOf(site, wall)} />
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {isRenaming && (
          <RenameForm
            name={name}
            onSave={(newName) => {
              onRename(newName);
              endRenaming();
            }}
            onCancel={endRenaming}
          />
        )}
        <Button
          ref={renameButton}
          variant="ghost"
          aria-label={`Rename ${name}`}
          aria-expanded={isRenaming}
          onClick={() => setIsRenaming(!isRenaming)}
        >
          Rename
        </Button>
        <Button variant="ghost" aria-label={`Copy ${name}`} onClick={onCopy}>
          Copy
        </Button>
        <Button variant="ghost" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </article>
  );
}

const priceOf = (prices: PriceList, { setKey, sizes }: WallSummary): Minor => {
  const base = setKey === null ? ({ kind: "free" } as const) : ({ kind: "set", key: setKey } as const);
  return wallPrice(prices, { base, size: "rectangle_small", tiles: sizes.map((size) => ({ size })) });
};

function RenameForm({
  name,
  onSave,
  onCancel,
}: {
  readonly name: string;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Not every browser moves the focus to a field whose text is selected.
    input.current?.focus();
    input.current?.select();
  }, []);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onSave(input.current?.value ?? "");
  };
  return (
    <form
      className={styles.rename}
      onSubmit={handleSubmit}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
    >
      <label className={styles.label}>
        Name of this wall
        <input ref={input} defaultValue={name} maxLength={MAX_WALL_NAME_LENGTH} className={styles.input} />
      </label>
      <Button type="submit">Save</Button>
    </form>
  );
}
