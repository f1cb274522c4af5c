import type { OwnerOrder, WeakPrint } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { tileOfWall } from "@storywall/domain/orders/wallLabel.ts";
import { PrintQuestionState } from "../prints/PrintQuestionState.tsx";
import { ActionForm } from "../ui/ActionForm.tsx";
import styles from "../ui/Admin.module.css";
import { UndoLine } from "../ui/UndoLine.tsx";
import { confirmationText, holdText, ppiText } from "../ui/weakPrintMessages.ts";
import { wallOfLine } from "./orderWorkMessages.ts";
import { useOrderRights } from "./useOrderRights.ts";

type TileOfOrder = Pick<WeakPrint, "cartItemId" | "tile">;

type Props = {
  readonly order: Pick<OwnerOrder, "weakPrints" | "lineItems" | "status">;
  readonly onApprove: (tile: TileOfOrder) => Promise<string | null>;
  readonly onUndoApproval: (tile: TileOfOrder) => Promise<string | null>;
  readonly onWithdraw: (tile: TileOfOrder) => Promise<string | null>;
  readonly onAsk: (question: TileOfOrder & { readonly note?: string }) => Promise<string | null>;
};

/** Tiles of an order whose photos have few pixels (B2): what the shopper confirmed, and a button for held prints. */
export function WeakPrints({
  order: { weakPrints = [], lineItems, status },
  onApprove,
  onUndoApproval,
  onAsk,
  onWithdraw,
}: Props) {
  const may = useOrderRights();
  if (weakPrints.length === 0) return null;
  // A sent order is not printed any more, so none of its prints waits for a decision.
  const isSent = status === "shipped" || status === "delivered";
  return (
    <ul className={styles.decisions} aria-label="Soft prints">
      {weakPrints.map((print) => (
        <li key={`${print.cartItemId} ${print.tile}`}>
          <p>
            <strong>{tileOfWall(wallOfLine({ lineItems }, print.cartItemId), print.number)}:</strong>{" "}
            {ppiText(print)} {confirmationText(print)}{" "}
            {(!isSent || print.state !== "held") && holdText(print)}
          </p>
          {print.question && (
            <p>
              <PrintQuestionState question={print.question} />
            </p>
          )}
          {print.undoUntil && may("undoPrintApproval") && (
            <UndoLine
              until={print.undoUntil}
              buttonLabel={`Undo: do not print tile ${print.number} yet`}
              onUndo={() => onUndoApproval({ cartItemId: print.cartItemId, tile: print.tile })}
            />
          )}
          {print.state === "held" && !isSent && may("approvePrint") && (
            <>
              <ActionForm
                buttonLabel={`Print tile ${print.number} as it is`}
                onSend={() => onApprove({ cartItemId: print.cartItemId, tile: print.tile })}
              />
              {print.question?.state === "open" ? (
                <ActionForm
                  buttonLabel={`Withdraw the question about tile ${print.number}`}
                  onSend={() => onWithdraw({ cartItemId: print.cartItemId, tile: print.tile })}
                />
              ) : (
                <details>
                  <summary>Ask the shopper about tile {print.number}</summary>
                  <ActionForm
                    fields={[{ name: "note", label: "A sentence to them" }]}
                    buttonLabel="Send the question"
                    onSend={({ note = "" }) =>
                      onAsk({
                        cartItemId: print.cartItemId,
                        tile: print.tile,
                        ...(note === "" ? {} : { note }),
                      })
                    }
                  />
                </details>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
