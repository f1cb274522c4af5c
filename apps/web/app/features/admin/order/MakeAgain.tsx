import type { OrderWork } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { REMAKE_REASON_RULES } from "@storywall/domain/print/remakeReasons.ts";
import type { ReactNode } from "react";
import styles from "../ui/Admin.module.css";
import { DateTime } from "../ui/DateTime.tsx";
import type { OrderWorkActions } from "./orderWorkActions.ts";
import { tileLabel } from "./orderWorkMessages.ts";
import { Replacements } from "./Replacements.tsx";
import { ReplaceTiles } from "./ReplaceTiles.tsx";
import { ReprintTiles } from "./ReprintTiles.tsx";
import { useOrderRights } from "./useOrderRights.ts";

/**
 * Shows a form, or only its name while it is hardly needed, because an empty form looks as if something were missing.
 */
function FoldedWhen({
  isFolded,
  summary,
  children,
}: {
  readonly isFolded: boolean;
  readonly summary: string;
  readonly children: ReactNode;
}) {
  return isFolded ? (
    <details>
      <summary>{summary}</summary>
      {children}
    </details>
  ) : (
    children
  );
}

/** Tiles to make again: in the same order until it is sent, afterwards as a replacement. */
export function MakeAgain({
  order,
  work,
  actions,
}: {
  readonly order: OwnerOrder;
  readonly work: OrderWork;
  readonly actions: OrderWorkActions;
}) {
  const may = useOrderRights();
  if (work.remake === "none" && work.replacements.length === 0 && work.reprints.length === 0) return null;
  const isReplaced = work.replacements.some(({ state }) => state !== "cancelled");
  return (
    <section aria-labelledby="again" className={styles.section}>
      <h2 id="again" className={styles.heading}>
        {work.remake === "replacement" ? "Replacements" : "Tiles and their prints"}
      </h2>
      {work.replacements.length > 0 && (
        <Replacements
          order={order}
          work={work}
          onMove={actions.moveReplacement}
          onUndo={actions.undoReplacementStep}
        />
      )}
      {work.photosDeletedAt !== null ? (
        <p>
          Its photos were deleted on <DateTime at={work.photosDeletedAt} />, so none of it can be printed
          again.
        </p>
      ) : (
        <>
          {work.remake === "reprint" && (
            <ReprintTiles order={order} work={work} onReprint={actions.reprint} />
          )}
          {work.remake === "replacement" &&
            (may("replaceTiles") ? (
              <FoldedWhen isFolded={isReplaced} summary="Make another replacement">
                <ReplaceTiles order={order} work={work} onReplace={actions.replace} />
              </FoldedWhen>
            ) : (
              work.replacements.length === 0 && <p className={styles.muted}>None so far.</p>
            ))}
          {work.printableUntil !== null && work.remake === "replacement" && may("replaceTiles") && (
            <p className={styles.muted}>
              Possible until <DateTime at={work.printableUntil} />; then its photos are deleted.
            </p>
          )}
        </>
      )}
      {work.reprints.length > 0 && (
        <details>
          <summary>
            {work.reprints.length === 1
              ? "One tile was printed again"
              : `${work.reprints.length} tiles were printed again`}
          </summary>
          <ul className={styles.lines}>
            {work.reprints.map(({ cartItemId, tile, reason, at, who }) => (
              <li key={`${cartItemId} ${tile} ${at}`}>
                {tileLabel(order, { cartItemId, tile }, work.tiles)}: {REMAKE_REASON_RULES[reason].label},{" "}
                <DateTime at={at} />, {who}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
