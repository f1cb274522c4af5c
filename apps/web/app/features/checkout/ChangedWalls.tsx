import { useEffect } from "react";
import { Link } from "react-router";
import { TO_UPDATE_CART, useChangedLines } from "../../lib/page/changedLines.ts";
import styles from "./ChangedWalls.module.css";

/**
 * Says which walls of the order were changed in the designer after they were put into the cart, with links to them.
 */
export default function ChangedWalls({
  lines,
}: {
  readonly lines: readonly { readonly uuid: string; readonly title: string }[];
}) {
  const changed = useChangedLines((stored) => stored.lines);
  const load = useChangedLines((stored) => stored.load);
  useEffect(() => {
    load();
    // Another tab may have changed a wall meanwhile, or put its changes into the cart.
    addEventListener("storage", load);
    return () => removeEventListener("storage", load);
  }, [load]);
  const shown = lines.flatMap(({ uuid, title }) => {
    const line = changed.find((one) => one.uuid === uuid);
    return line ? [{ ...line, title }] : [];
  });
  return (
    <div role="status">
      {shown.map(({ uuid, path, title }) => (
        <p key={uuid} className={styles.changed}>
          You've changed {title} since adding it to your cart. This order doesn't include those changes.{" "}
          <Link to={path} state={TO_UPDATE_CART}>
            See them and update the cart
          </Link>
        </p>
      ))}
    </div>
  );
}
