import type { PackPiece, Parcel } from "@storywall/contract/schemas/owner/packing.ts";
import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { tileOfWall } from "@storywall/domain/orders/wallLabel.ts";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import { DownloadLink } from "../download/DownloadLink.tsx";
import { ShopperMessageLine } from "../messages/ShopperMessageLine.tsx";
import { useCourierNames } from "../orders/useCourierNames.ts";
import { ActionForm } from "../ui/ActionForm.tsx";
import adminStyles from "../ui/Admin.module.css";
import { AdminPage } from "../ui/AdminPage.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import styles from "./Pack.module.css";
import { packQuestion } from "./sendQuestion.ts";
import { NO_COURIER, trackingText } from "./trackingText.ts";
import type { PackActions } from "./usePackTicks.ts";
import { canTick, pieceKey, usePackTicks } from "./usePackTicks.ts";

/** One parcel on a phone: its tiles to tick, where it goes, and its parcel number. */
export function PackPage({ parcel, actions }: { readonly parcel: Parcel; readonly actions: PackActions }) {
  const {
    number,
    pieces,
    address,
    delivery,
    packer,
    isSent,
    tracking,
    holdReason,
    orderId,
    replacementId,
    sendDoubts,
  } = parcel;
  const { isPacked, toggle, tickAll, waitForTicks, unsent, error } = usePackTicks(parcel, actions);
  const parcelForm = useRef<HTMLElement>(null);
  const piecesList = useRef<HTMLUListElement>(null);
  const { lastCarrier } = actions;
  const couriers = useCourierNames();
  const [carrier, setCarrier] = useState("");
  // After hydration: the server does not know which courier this browser used last.
  useEffect(() => setCarrier(lastCarrier()), [lastCarrier]);
  const missing = pieces.filter((piece) => !isPacked(piece)).length;
  const tickable = pieces.filter((piece) => canTick(piece) && !isPacked(piece)).length;
  const unprinted = pieces.filter((piece) => !canTick(piece)).length;
  const question = packQuestion(sendDoubts, missing);
  return (
    <AdminPage
      title={number}
      lead={
        isSent
          ? "Sent."
          : missing === 0
            ? "All tiles are ticked."
            : missingText({ missing, unprinted, total: pieces.length })
      }
      actions={<Link to="/admin/pack">Next parcel</Link>}
    >
      {holdReason !== null && (
        <p className={styles.error}>
          <strong>Held back</strong>: {holdReason}
        </p>
      )}
      <ShopperMessageLine message={parcel.shopperMessage} className={styles.kept} />
      {packer && (
        <p className={styles.kept}>
          {packer.name} is packing this (until <DateTime at={packer.until} />
          ). You can carry on anyway.
        </p>
      )}
      {sendDoubts.length > 0 && <p className={styles.kept}>{sendDoubts.join(" ")}</p>}
      {unsent > 0 && (
        <p role="status" className={styles.kept}>
          {unsent === 1 ? "One tick is" : `${unsent} ticks are`} kept here until the shop answers again.
        </p>
      )}
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <ul ref={piecesList} tabIndex={-1} className={styles.pieces} aria-label="Tiles in this parcel">
        {pieces.map((piece) => (
          <li key={pieceKey(piece)}>
            <PieceButton
              piece={piece}
              picture={pictureOf({ orderId, replacementId }, piece)}
              isPacked={isPacked(piece)}
              onToggle={() => toggle(piece)}
              isLocked={isSent || !(canTick(piece) || isPacked(piece))}
            />
          </li>
        ))}
      </ul>
      {!isSent && tickable > 0 && (
        <div className={styles.tickAll}>
          <Button
            variant="secondary"
            onClick={() => {
              tickAll();
              // Once all tiles are ticked, the next scan is the parcel number.
              if (unprinted === 0) parcelForm.current?.querySelector<HTMLElement>("[name=number]")?.focus();
              // The button disappears, and the focus must not be lost with it.
              else piecesList.current?.focus();
            }}
          >
            {tickButtonLabel({ missing, tickable })}
          </Button>
        </div>
      )}
      <section aria-labelledby="to" className={adminStyles.section}>
        <h2 id="to" className={adminStyles.heading}>
          It goes to
        </h2>
        <address className={styles.address}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {delivery && (
          <p>
            <strong>Delivery: {delivery}</strong>
          </p>
        )}
        {unprinted === 0 ? (
          <DownloadLink href={printsZipUrl({ orderId, replacementId })}>
            Prints, packing slip and hanging guide (ZIP)
          </DownloadLink>
        ) : (
          <p className={adminStyles.muted}>
            Its packing slip and hanging guide will be here once all its tiles are printed.
          </p>
        )}
      </section>
      <section ref={parcelForm} aria-labelledby="parcel" className={adminStyles.section}>
        <h2 id="parcel" className={adminStyles.heading}>
          The parcel
        </h2>
        <div className={styles.parcel}>
          {isSent ? (
            <p>{tracking && trackingText(tracking)}</p>
          ) : (
            <>
              <ActionForm
                key={carrier}
                fields={[
                  { name: "number", label: "Parcel number", hint: "Scan it, or type it.", required: true },
                  {
                    name: "carrier",
                    label: "Courier",
                    required: true,
                    defaultValue: carrier,
                    suggestions: couriers,
                  },
                ]}
                buttonLabel="It has been sent"
                variant="primary"
                question={question}
                // The message "2 tiles are not ticked yet" is outdated after the next tick.
                about={missing}
                onSend={async ({ carrier: typed = "", number: parcelNumber = "" }, isConfirmed) => {
                  await waitForTicks();
                  return actions.send({ carrier: typed, number: parcelNumber, url: null }, isConfirmed);
                }}
              />
              <details>
                <summary>Delivered by us or collected</summary>
                <ActionForm
                  buttonLabel="Done, without a parcel number"
                  question={question}
                  about={missing}
                  onSend={async (_, isConfirmed) => {
                    await waitForTicks();
                    return actions.send(NO_COURIER, isConfirmed);
                  }}
                />
              </details>
            </>
          )}
        </div>
      </section>
    </AdminPage>
  );
}

/** Returns sentences that say what is still to do. */
const missingText = ({
  missing,
  unprinted,
  total,
}: {
  readonly missing: number;
  readonly unprinted: number;
  readonly total: number;
}): string => {
  if (unprinted === total)
    return total === 1 ? "Its tile is not printed yet." : "None of its tiles are printed yet.";
  const ticks = missing === 1 ? "One tile is not ticked yet." : `${missing} tiles are not ticked yet.`;
  if (unprinted === 0) return ticks;
  if (missing === 1) return "One tile is not printed yet.";
  return `${ticks} ${unprinted === 1 ? "One of them is" : `${unprinted} of them are`} not printed.`;
};

const tickButtonLabel = ({
  missing,
  tickable,
}: {
  readonly missing: number;
  readonly tickable: number;
}): string => {
  if (tickable < missing)
    return tickable === 1 ? "Tick the printed one" : `Tick the ${tickable} that are printed`;
  return missing === 1 ? "Tick it" : `Tick all ${missing}`;
};

const pictureOf = (
  { orderId, replacementId }: Pick<Parcel, "orderId" | "replacementId">,
  { fileName }: PackPiece,
): string | null =>
  fileName === null
    ? null
    : `/api/owner/orders/${orderId}/prints/${fileName}/thumbnail${replacementId === null ? "" : `?replacementId=${replacementId}`}`;

const printsZipUrl = ({ orderId, replacementId }: Pick<Parcel, "orderId" | "replacementId">): string =>
  replacementId === null
    ? `/api/owner/orders/${orderId}/prints.zip`
    : `/api/owner/orders/${orderId}/replacements/${replacementId}/prints.zip`;

function PieceButton({
  piece: { wall = null, tileNumber, copy, size, frameStyle },
  picture,
  isPacked,
  isLocked,
  onToggle,
}: {
  readonly piece: PackPiece;
  readonly picture: string | null;
  readonly isPacked: boolean;
  readonly isLocked: boolean;
  readonly onToggle: () => void;
}) {
  const { name } = FRAME_SIZES[size];
  const { colour, mat } = FRAME_STYLES[frameStyle];
  return (
    <button
      type="button"
      className={styles.piece}
      aria-pressed={isPacked}
      aria-disabled={isLocked || undefined}
      onClick={() => {
        if (!isLocked) onToggle();
      }}
    >
      {picture === null ? (
        <span className={styles.noPicture}>not printed</span>
      ) : (
        // The button's text names the tile.
        <img src={picture} alt="" loading="lazy" />
      )}
      <span>
        <span className={styles.name}>
          {tileOfWall(wall, tileNumber)}
          {copy > 1 && `, copy ${copy}`}
        </span>
        <span className={styles.detail}>
          {name}, {colour === "wood" ? "oak" : colour}
          {mat === "none" ? "" : ", mat"}
        </span>
      </span>
      <span aria-hidden="true" className={styles.tick}>
        {isPacked ? "✓" : ""}
      </span>
    </button>
  );
}
