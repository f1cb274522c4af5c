import type { OrderWork } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { ORDER_STATE_LABELS } from "../ui/orderStateLabels.ts";
import { wallOfLine } from "./orderWorkMessages.ts";

type HistoryEntry = {
  readonly at: string;
  readonly text: string;
  readonly who: string;
  readonly isNote: boolean;
  /** True when it was undone or did not succeed. It must not read as done. */
  readonly isUndone: boolean;
};

/** Results of refunds other than that the money was given back. */
const REFUND_ENDINGS: Partial<Record<OwnerOrder["refunds"][number]["state"], string>> = {
  withdrawn: ", undone",
  failed: ", but it failed",
};

/**
 * The action that brought an order into a state, in the words of its button when they differ from the state's name.
 */
const STEP_LABELS = { ...ORDER_STATE_LABELS, in_production: "Started making it" } as const;

/** Names of undone steps, by the text with which the server records them. */
const UNDONE_STEPS: Readonly<Record<string, string>> = {
  begun: "Started making it, undone",
  sent: "Sent, undone",
  arrived: "Delivered, undone",
  cancelled: "Cancelled, undone",
};

const EVENT_LABELS: Readonly<Record<string, string>> = {
  reprinted: "Printed again",
  replacement_made: "Replacement",
  replacement_moved: "",
  parcel_corrected: "Parcel corrected",
  address_changed: "Address changed",
  email_changed: "Email address changed",
  held: "Held back",
  released: "Released",
  noted: "Note",
  mailed_again: "",
  print_asked: "Asked the shopper about a soft print",
  print_question_withdrawn: "Withdrew the question about a soft print",
  print_approved: "Approved a soft print",
  print_answered: "Answer about a soft print",
  undone: "Undone",
};

const eventText = ({ kind, text }: OrderWork["events"][number]): string =>
  (kind === "undone" && text !== null && UNDONE_STEPS[text]) ||
  [EVENT_LABELS[kind] ?? kind, text].filter(Boolean).join(": ");

/** Returns the merged history of an order: actions of its shopper, of staff and of the shop itself, oldest first. */
export const orderHistory = (order: OwnerOrder, { events, tiles }: OrderWork): readonly HistoryEntry[] => {
  const entries: readonly HistoryEntry[] = [
    ...order.history.map(({ status, at, actor, person }) => ({
      at,
      text: STEP_LABELS[status],
      who: person ?? ACTOR_LABELS[actor ?? "system"],
      isNote: false,
      isUndone: false,
    })),
    ...order.changes
      // Changes that staff made for the shopper are among the events.
      .filter(({ actor }) => actor !== "owner")
      .map(({ what, cartItemId, tile, at }) => ({
        at,
        text: `Changed the ${what === "email" ? "email address" : what}${tile === null ? "" : ` of ${changedTile(order, tiles, { cartItemId, tile })}`}`,
        who: ACTOR_LABELS.shopper,
        isNote: false,
        isUndone: false,
      })),
    ...order.refunds.map(({ amount, currency, reason, actor, person, requestedAt, state }) => ({
      at: requestedAt,
      // The money of a refund that can be undone has not been sent yet.
      text: `${state === "requested" ? "Gives" : "Gave"} ${formatMoney(minor(amount), currency)} back${REFUND_ENDINGS[state] ?? ""}: ${reason}`,
      who: person ?? ACTOR_LABELS[actor],
      isNote: false,
      isUndone: REFUND_ENDINGS[state] !== undefined,
    })),
    ...events.map((event) => ({
      at: event.at,
      text: eventText(event),
      who: event.who,
      isNote: event.kind === "noted",
      isUndone: event.kind === "undone",
    })),
  ];
  return entries.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
};

/** Returns "tile 3", or "Hallway, tile 3" when the order has several walls, as in the events of staff. */
const changedTile = (
  order: OwnerOrder,
  tiles: OrderWork["tiles"],
  { cartItemId, tile }: { readonly cartItemId: string | null; readonly tile: string },
): string => {
  const found = tiles.find((each) => each.cartItemId === cartItemId && each.tile === tile);
  const name = found ? `tile ${found.number}` : tile.replace("_", " ");
  const wall = cartItemId === null ? null : wallOfLine(order, cartItemId);
  return wall === null ? name : `${wall}, ${name}`;
};

const ACTOR_LABELS = { shopper: "the shopper", system: "the shop", owner: "the owner" } as const;
