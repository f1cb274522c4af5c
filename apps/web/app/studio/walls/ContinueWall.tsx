import { useEffect, useState } from "react";
import { Link } from "react-router";
import { findWallSummary } from "../../features/designer/storage/walls/wallSummaries.ts";
import { type WallSummary, wallName } from "../../features/designer/storage/walls/wallSummary.ts";
import { readLastWall, removeLastWall } from "../../lib/page/lastWall.ts";
import styles from "./ContinueWall.module.css";
import { useBrokenPhotos } from "./useBrokenPhotos.ts";
import { WallThumbnail } from "./WallThumbnail.tsx";
import { describeProgress } from "./wallFacts.ts";

/** The wall that the shopper changed last, with its photos, as a link that opens it. */
export default function ContinueWall() {
  const [wall] = useState(findLastWall);
  const { brokenKeys, handlePhoto } = useBrokenPhotos();
  useEffect(() => {
    const last = wall ? null : readLastWall();
    // Deleted in another way: its space is released.
    if (last) removeLastWall(last.designKey);
  }, [wall]);
  if (!wall) return null;
  return (
    <>
      <Link to={wall.path} className={styles.card}>
        <span className={styles.thumbnail}>
          <WallThumbnail thumbnail={wall.thumbnail} onPhoto={handlePhoto} />
        </span>
        <span className={styles.text}>
          <strong className={styles.title}>Continue your wall</strong>
          <span className={styles.facts}>
            {wallName(wall)}, {describeProgress(wall, brokenKeys)}
          </span>
        </span>
      </Link>
      <Link to="/walls" className={styles.all}>
        All your walls
      </Link>
    </>
  );
}

const findLastWall = (): WallSummary | null => {
  const last = readLastWall();
  return (last && findWallSummary(last.designKey)) ?? null;
};
