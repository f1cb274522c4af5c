import { findCustomers } from "@storywall/contract/calls/customers/findCustomers.ts";
import { writeAboutOrder } from "@storywall/contract/calls/messages/writeAboutOrder.ts";
import { approvePrint } from "@storywall/contract/calls/owner/approvePrint.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { refundOrder } from "@storywall/contract/calls/owner/refundOrder.ts";
import { retryPrints } from "@storywall/contract/calls/owner/retryPrints.ts";
import { undoOrderStep } from "@storywall/contract/calls/owner/undoOrderStep.ts";
import { undoPrintApproval } from "@storywall/contract/calls/owner/undoPrintApproval.ts";
import { withdrawRefund } from "@storywall/contract/calls/owner/withdrawRefund.ts";
import { askAboutPrint } from "@storywall/contract/calls/printQuestions/askAboutPrint.ts";
import { withdrawPrintQuestion } from "@storywall/contract/calls/printQuestions/withdrawPrintQuestion.ts";
import { addOrderNote } from "@storywall/contract/calls/workshop/addOrderNote.ts";
import { correctAddress } from "@storywall/contract/calls/workshop/correctAddress.ts";
import { correctEmail } from "@storywall/contract/calls/workshop/correctEmail.ts";
import { correctParcel } from "@storywall/contract/calls/workshop/correctParcel.ts";
import { holdOrder } from "@storywall/contract/calls/workshop/holdOrder.ts";
import { mailAgain } from "@storywall/contract/calls/workshop/mailAgain.ts";
import { moveReplacement } from "@storywall/contract/calls/workshop/moveReplacement.ts";
import { releaseOrder } from "@storywall/contract/calls/workshop/releaseOrder.ts";
import { replaceTiles } from "@storywall/contract/calls/workshop/replaceTiles.ts";
import { reprintTile } from "@storywall/contract/calls/workshop/reprintTile.ts";
import { undoReplacementStep } from "@storywall/contract/calls/workshop/undoReplacementStep.ts";
import type { Replacement } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { rightsOf, STAFF_ROLES } from "@storywall/domain/staff/roles.ts";
import { expect, test } from "vitest";
import { ORDER_ACTION_RIGHTS, type OrderAction } from "./orderActionRights.ts";
import { AT, createShowOrder, type OrderCase } from "./orderTesting.tsx";

const showOrder = createShowOrder(toPublicSite(ZA));

const REPLACEMENT: Replacement = {
  replacementId: "replacement-1",
  number: "ZA-10001-R1",
  state: "in_production",
  reason: "damaged_on_the_way",
  note: null,
  tiles: [{ cartItemId: "line-1", tile: "tile_1", pieces: 1 }],
  prints: 1,
  printsReady: 1,
  sendDoubts: [],
  createdAt: AT,
  createdBy: "Owner",
  tracking: null,
};

const HELD: NonNullable<OwnerOrder["weakPrints"]> = [
  {
    cartItemId: "line-1",
    tile: "tile_1",
    number: 1,
    ppi: 110,
    verdict: "soft",
    confirmedPpi: null,
    state: "held",
    holdReason: "unconfirmed",
    releasedAt: null,
  },
];

const ASKED = HELD.map((print) => ({
  ...print,
  question: { state: "open" as const, askedAt: AT, askedBy: "Owner", answerBy: AT, note: null },
}));

const APPROVED = HELD.map((print) => ({
  ...print,
  state: "waiting" as const,
  releasedAt: AT,
  undoUntil: AT,
}));

const TRACKING = { carrier: "The Courier Guy", number: "TCG1", url: null };

const REFUND: OwnerOrder["refunds"][number] = {
  refundId: "refund-1",
  amount: 10_000,
  currency: "ZAR",
  reason: "Late",
  actor: "owner",
  state: "requested",
  undoUntil: AT,
  requestedAt: AT,
  settledAt: null,
};

/** Orders on which all actions are possible between them. */
const CASES: readonly OrderCase[] = [
  { order: {}, work: {} },
  { order: { stopped: { at: AT, reason: "a chargeback" } }, work: { hold: { since: AT, reason: "Asks" } } },
  {
    order: { weakPrints: HELD, printJobs: { waiting: 0, held: 1, done: 0, failed: 1, cancelled: 0 } },
    work: {},
  },
  { order: { weakPrints: ASKED }, work: {} },
  { order: { weakPrints: APPROVED }, work: {} },
  {
    order: { status: "shipped", tracking: TRACKING },
    work: {
      remake: "replacement",
      replacements: [
        REPLACEMENT,
        {
          ...REPLACEMENT,
          replacementId: "replacement-2",
          state: "shipped",
          tracking: TRACKING,
          undoUntil: AT,
        },
        { ...REPLACEMENT, replacementId: "replacement-3", state: "cancelled", undoUntil: AT },
      ],
    },
  },
  {
    order: { status: "in_production", undo: { step: "in_production", until: AT }, refunds: [REFUND] },
    work: {},
  },
  { order: { status: "cancelled", undo: { step: "cancelled", until: AT } }, work: {} },
];

/** What the page shows for an action. */
const MARKS: Readonly<Record<OrderAction, RegExp>> = {
  moveOrder: /Start making it|It has arrived/,
  cancelOrder: /Cancel it instead/,
  undoOrderStep: /Undo: not started yet/,
  undoCancellation: /Undo: do not cancel it/,
  withdrawRefund: /Undo: keep the R100/,
  refundOrder: /Give part of it back/,
  retryPrints: /Print it anyway|Print these once more/,
  approvePrint: /Print tile 1 as it is/,
  undoPrintApproval: /Undo: do not print tile 1 yet/,
  askAboutPrint: /Ask the shopper about tile 1/,
  withdrawPrintQuestion: /Withdraw the question about tile 1/,
  downloadPrints: /prints\.zip/,
  reprintTile: /Print again: Tile 1/,
  replaceTiles: /Make the replacement/,
  moveReplacement: /Send the parcel number</,
  cancelReplacement: /Stop the replacement/,
  undoReplacementStep: /Undo: ZA-10001-R1 has not been sent/,
  undoReplacement: /Undo: go on making ZA-10001-R1/,
  holdOrder: /Hold the order/,
  releaseOrder: /Release the order/,
  correctParcel: /Correct the parcel number/,
  correctAddress: /Change the address/,
  correctEmail: /Change the email address/,
  addOrderNote: /Add the note/,
  mailAgain: /Send an email again/,
  writeAboutOrder: /Write to them/,
  findCustomers: /Everything about this person/,
};

test.each(STAFF_ROLES)(
  "B13 %s sees each button of an order that the role has a right for, and no other",
  (role) => {
    const html = CASES.map((each) => showOrder(role, each)).join("\n");
    const rights = rightsOf(role);
    const shown = Object.entries(MARKS).flatMap(([action, mark]) => (mark.test(html) ? [action] : []));
    const allowed = Object.entries(ORDER_ACTION_RIGHTS).flatMap(([action, right]) =>
      rights.includes(right) ? [action] : [],
    );
    expect(shown.toSorted()).toEqual(allowed.toSorted());
  },
);

test("B13 the rights of the order page are those of its calls", () => {
  const calls = [
    moveOrder,
    undoOrderStep,
    refundOrder,
    withdrawRefund,
    retryPrints,
    approvePrint,
    undoPrintApproval,
    askAboutPrint,
    withdrawPrintQuestion,
    reprintTile,
    replaceTiles,
    moveReplacement,
    undoReplacementStep,
    holdOrder,
    releaseOrder,
    correctParcel,
    correctAddress,
    correctEmail,
    addOrderNote,
    mailAgain,
    writeAboutOrder,
    findCustomers,
  ];
  expect(ORDER_ACTION_RIGHTS).toMatchObject(
    Object.fromEntries(calls.map(({ name, right }) => [name, right])),
  );
});
