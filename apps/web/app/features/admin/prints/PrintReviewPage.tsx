import type { HeldPrint } from "@storywall/contract/schemas/owner/heldPrint.ts";
import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { tileOfWall } from "@storywall/domain/orders/wallLabel.ts";
import { useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { PreviewImage } from "../../../ui/PreviewImage.tsx";
import { PrintAtSize } from "../../../ui/PrintAtSize.tsx";
import { ShopperMessageLine } from "../messages/ShopperMessageLine.tsx";
import { AdminPage } from "../ui/AdminPage.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { showNotice } from "../ui/notices.ts";
import { StaleNotice } from "../ui/StaleNotice.tsx";
import { confirmationText, holdText, ppiText } from "../ui/weakPrintMessages.ts";
import { AskForm } from "./AskForm.tsx";
import { PrintQuestionState } from "./PrintQuestionState.tsx";
import styles from "./PrintReviewPage.module.css";
import { ELEMENTS_WITH_OWN_KEYS, type PrintReviewAction, printReviewActionOf } from "./printReviewKeys.ts";
import { waitingText } from "./waitingText.ts";

/** A print, and the SVG transform that places its photo in its opening. */
type ShownPrint = HeldPrint & { readonly transform: string };

type Props = {
  readonly items: readonly ShownPrint[];
  /** Number of all prints that wait; the page has the oldest of them. */
  readonly total: number;
  /** Number of these whose shoppers were not asked, or did not answer in time. */
  readonly toLookAt: number;
  /** Since when the shop has not answered; null when the prints are current. */
  readonly staleSince: string | null;
  /** Each resolves to why it failed, or null. */
  readonly onApprove: (print: HeldPrint) => Promise<string | null>;
  readonly onUndoApproval: (print: HeldPrint) => Promise<string | null>;
  readonly onAsk: (print: HeldPrint, note: string) => Promise<string | null>;
  readonly onWithdraw: (print: HeldPrint) => Promise<string | null>;
};

/**
 * The prints that wait for a check by staff, one at a time (B13): at print size, with the whole photo and wall beside
 * it.
 */
export function PrintReviewPage({
  items,
  total,
  toLookAt,
  staleSince,
  onApprove,
  onUndoApproval,
  onAsk,
  onWithdraw,
}: Props) {
  const [index, setIndex] = useState(0);
  const [areKeysOn, setKeysOn] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // The key of the print whose question is being written.
  const [askedKey, setAskedKey] = useState<string | null>(null);
  // The print whose photo did not load.
  const [brokenKey, setBrokenKey] = useState<string | null>(null);
  const print = items[Math.min(index, items.length - 1)];

  const handleAction = async (action: PrintReviewAction): Promise<void> => {
    if (isBusy || !print) return;
    setError(null);
    if (action === "ask") return setAskedKey(keyOf(print));
    if (action !== "approve") {
      setAskedKey(null);
      const step = action === "next" ? 1 : -1;
      setIndex((Math.min(index, items.length - 1) + step + items.length) % items.length);
      return;
    }
    setBusy(true);
    const message = await onApprove(print);
    setBusy(false);
    setError(message);
    if (message === null)
      showNotice({
        text: `${tileOfWall(print.wall ?? null, print.number)} of ${print.orderNumber} will be printed.`,
        undo: () => onUndoApproval(print),
      });
  };
  const handleWithdraw = async (): Promise<void> => {
    if (isBusy || !print) return;
    setBusy(true);
    const message = await onWithdraw(print);
    setBusy(false);
    setError(message);
    if (message === null) showNotice({ text: `The question about tile ${print.number} is withdrawn.` });
  };
  const latestHandler = useRef(handleAction);
  latestHandler.current = handleAction;
  // Before the first paint: a key that is pressed as soon as the print is visible must count.
  useLayoutEffect(() => {
    if (!areKeysOn) return;
    const handleKey = (event: KeyboardEvent): void => {
      const isInField =
        event.target instanceof Element && event.target.closest(ELEMENTS_WITH_OWN_KEYS) !== null;
      const action = isInField ? null : printReviewActionOf(event);
      if (action === null) return;
      event.preventDefault();
      void latestHandler.current(action);
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [areKeysOn]);

  if (!print) {
    return (
      <AdminPage title="Check photos">
        <StaleNotice since={staleSince}>
          <EmptyState
            title="No photos to check"
            action={
              <ButtonLink to="/admin/make" variant="secondary">
                Go to the print queue
              </ButtonLink>
            }
          >
            A print waits here when its photo has too few pixels, until you approve it.
          </EmptyState>
        </StaleNotice>
      </AdminPage>
    );
  }
  return (
    <AdminPage title="Check photos" lead={waitingText(toLookAt, total - toLookAt)}>
      <StaleNotice since={staleSince}>
        <div className={styles.columns}>
          <figure className={styles.big} onErrorCapture={() => setBrokenKey(keyOf(print))}>
            <figcaption className={styles.caption}>
              As it prints, at its size on paper. Scroll to see all of it.
            </figcaption>
            {brokenKey === keyOf(print) ? (
              <p className={styles.noPicture}>This photo can't be shown now. Please load the page again.</p>
            ) : (
              <PrintAtSize
                key={keyOf(print)}
                {...print}
                label={`Tile ${print.number}`}
                imageUrl={print.photo.url}
              />
            )}
          </figure>
          <div className={styles.facts}>
            <div aria-live="polite" className={styles.about}>
              <h2>
                {tileOfWall(print.wall ?? null, print.number)} of{" "}
                <Link to={`/admin/orders/${print.orderId}`}>{print.orderNumber}</Link>
              </h2>
              <p>{frameText(print)}</p>
              <p>
                {ppiText(print)} {confirmationText(print)}{" "}
                {holdText({ ...print, state: "held", releasedAt: null })}
              </p>
              <ShopperMessageLine message={print.shopperMessage} />
              {print.question && (
                <p>
                  <PrintQuestionState question={print.question} />
                </p>
              )}
            </div>
            {error !== null && (
              <p role="alert" className={styles.error}>
                {error}
              </p>
            )}
            <div className={styles.actions}>
              <Button busy={isBusy} onClick={() => void handleAction("approve")}>
                Print it
              </Button>
              {print.question?.state !== "open" && (
                <Button
                  variant="secondary"
                  aria-expanded={askedKey === keyOf(print)}
                  onClick={() => void handleAction("ask")}
                >
                  Ask the shopper
                </Button>
              )}
              {print.question?.state === "open" && (
                <Button variant="secondary" busy={isBusy} onClick={() => void handleWithdraw()}>
                  Withdraw the question
                </Button>
              )}
              {items.length > 1 && (
                <>
                  <Button variant="secondary" onClick={() => void handleAction("previous")}>
                    Previous
                  </Button>
                  <Button variant="secondary" onClick={() => void handleAction("next")}>
                    Next
                  </Button>
                </>
              )}
            </div>
            {askedKey === keyOf(print) && print.question?.state !== "open" && (
              <AskForm
                key={keyOf(print)}
                onClose={() => setAskedKey(null)}
                onAsk={async (note) => {
                  const message = await onAsk(print, note);
                  if (message === null) {
                    setAskedKey(null);
                    showNotice({ text: `The shopper is asked about tile ${print.number}.` });
                  }
                  return message;
                }}
              />
            )}
            <label className={styles.keys}>
              <input
                type="checkbox"
                checked={areKeysOn}
                onChange={(event) => setKeysOn(event.currentTarget.checked)}
              />
              Keys: a prints it, q asks the shopper, arrows show the next
            </label>
            <figure>
              <figcaption className={styles.caption}>The whole photo</figcaption>
              <img
                className={styles.master}
                src={print.photo.url}
                alt={`All that tile ${print.number} could show`}
              />
            </figure>
            <figure>
              <figcaption className={styles.caption}>{print.title}</figcaption>
              <PreviewImage
                src={print.wallPreviewUrl}
                alt={`${print.title} as ordered`}
                fallbackText="Its picture can't be shown."
              />
            </figure>
          </div>
        </div>
      </StaleNotice>
    </AdminPage>
  );
}

const keyOf = ({ cartItemId, tile }: HeldPrint): string => `${cartItemId} ${tile}`;

const frameText = ({ size, orientation, frameStyle, copies }: HeldPrint): string => {
  const { name, width, height } = FRAME_SIZES[size];
  const sides = orientation === "landscape" ? [height, width] : [width, height];
  const dimensions = sides.map((side) => side / 10).join(" × ");
  return `${name}, ${dimensions} cm, ${FRAME_STYLES[frameStyle].name}${copies > 1 ? `, ${copies} copies` : ""}`;
};
