import { type ComponentType, useEffect, useState } from "react";
import { readLastWall, removeUnreadableLastWall } from "../../lib/page/lastWall.ts";
import styles from "./ContinueSlot.module.css";

const loadContinueWall = async () => (await import("./ContinueWall.tsx")).default;

/**
 * The space for the wall to continue. A page from the server is the same for every shopper. A script in it marks a
 * browser that has such a wall before the first paint (lastWall.ts), so the space is reserved and nothing moves when
 * the wall is shown.
 */
export function ContinueSlot() {
  const [ContinueWall, setContinueWall] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (readLastWall() === null) return removeUnreadableLastWall();
    loadContinueWall().then(
      (component) => setContinueWall(() => component),
      // Without the network the other links still lead to the wall.
      () => undefined,
    );
  }, []);
  return <div className={styles.slot}>{ContinueWall && <ContinueWall />}</div>;
}
