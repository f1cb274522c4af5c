import { parseWireDesign } from "@storywall/contract/designWire.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { designShortageText } from "@storywall/domain/stock/stockMessages.ts";
import { Link } from "react-router";
import { useSite } from "../../../lib/api/site.ts";
import styles from "../ChangedWalls.module.css";

/** Says which walls of the order cannot be made at the moment, with the way to their frames: the shop refuses the payment. */
export function OutOfStockWalls({ lines }: { readonly lines: Checkout["lineItems"] }) {
  const { shortages } = useSite();
  if (shortages.length === 0) return null;
  const today = new Date().toISOString().slice(0, 10);
  return lines.map((line) => {
    const parsed = parseWireDesign(line, []);
    const text = parsed.kind === "ok" ? designShortageText(shortages, parsed.design, today) : null;
    return (
      text !== null && (
        <p key={line.uuid} className={styles.changed}>
          {line.title}: {text}{" "}
          <Link to={`/design?line=${encodeURIComponent(line.uuid)}`}>Choose another frame</Link>
        </p>
      )
    );
  });
}
