import { Link } from "react-router";
import { startWithWallPath } from "../../lib/samples/samplePath.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./OfferCard.module.css";

/** Opens the wall of a picture in the designer, in the picture's room, with its frames and photographs. */
export function StartWithWall({
  offerKey,
  name,
  designPath,
}: {
  /** Key of the layout, set or gallery wall. */
  readonly offerKey: string;
  readonly name: string;
  /** The address of the designer with this wall, without photos. */
  readonly designPath: string;
}) {
  return (
    <Link to={startWithWallPath(designPath, offerKey)} className={styles.start}>
      Start with this wall<VisuallyHidden>: {name}</VisuallyHidden>
    </Link>
  );
}
