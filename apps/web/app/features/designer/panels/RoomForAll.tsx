import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { useMemo } from "react";
import { Link } from "react-router";
import { Price } from "../../../ui/Price.tsx";
import { designPath } from "../designBase.ts";
import { useDesign } from "../designerStore.ts";
import { nameOfBase } from "../nameOfBase.ts";
import type { PhotoViewStore } from "../photoView.ts";
import { useRefused } from "../useRefused.ts";
import { layoutForAll } from "./layoutForAll.ts";
import styles from "./PhotoTray.module.css";

type Props = {
  readonly photos: PhotoViewStore;
  readonly prices: PriceList;
  /** The photos come along. */
  readonly onLeave: () => void;
};

/** Whoever chose more photos than this wall takes meant them all, perhaps: the wall that does take them, one press away. */
export function RoomForAll({ photos, prices, onLeave }: Props) {
  const design = useDesign();
  const refused = useRefused(photos);
  const usable = design.photos.filter(({ id }) => !refused.includes(id)).length;
  const roomy = useMemo(() => layoutForAll(design, usable), [design, usable]);
  if (roomy === null) return null;
  return (
    <Link to={designPath(roomy.base)} className={styles.offer} onClick={onLeave}>
      <strong>Hang them all: {nameOfBase(roomy.base)}</strong>
      <br />
      {roomy.tiles.length} tiles, <Price amount={wallPrice(prices, roomy)} />
    </Link>
  );
}
