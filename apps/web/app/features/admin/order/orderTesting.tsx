import type { OrderWork } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import { rightsOf, type StaffRole } from "@storywall/domain/staff/roles.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { OrderDetail } from "./OrderDetail.tsx";

export const AT = "2026-11-23T09:00:00.000Z";

/** An order that was placed, as staff see it. */
export const ORDER: OwnerOrder = {
  orderId: "order-1",
  orderNumber: "ZA-10001",
  status: "placed",
  site: "ZA",
  currency: "ZAR",
  email: "thandi@example.com",
  shippingAddress: {
    firstName: "Thandi",
    lastName: "Nkosi",
    address1: "1 Long Street",
    city: "Cape Town",
    zip: "8001",
    country: "South Africa",
    phone: "082 123 4567",
  },
  shippingRate: null,
  lineItems: [],
  discountCode: null,
  price: 100_000,
  discount: 0,
  tax: 13_043,
  total: 100_000,
  refunded: 0,
  history: [{ status: "placed", at: AT }],
  changes: [],
  isCancellable: false,
  changeableUntil: AT,
  createdAt: AT,
  paymentId: "payment-1",
  refunds: [],
  printJobs: { waiting: 0, done: 2, failed: 0, cancelled: 0 },
  printFaults: [],
};

export const WORK: OrderWork = {
  orderId: "order-1",
  remake: "reprint",
  tiles: [
    {
      cartItemId: "line-1",
      tile: "tile_1",
      number: 1,
      size: "rectangle_medium",
      frameStyle: "Timeless",
      copies: 1,
      state: "done",
      fileName: "1.jpg",
      error: null,
      isInBatch: false,
      paid: [],
    },
  ],
  batches: [],
  reprints: [],
  replacements: [],
  events: [],
  shortages: [],
  sendDoubts: [],
  hold: null,
  printableUntil: null,
  refundAllowance: null,
  photosDeletedAt: null,
};

const fail = async () => "not in this test";
const NO_ACTIONS = {
  startProduction: fail,
  ship: fail,
  deliver: fail,
  cancel: fail,
  undo: fail,
  withdrawRefund: fail,
  refund: fail,
  retryPrints: fail,
  approvePrint: fail,
  undoPrintApproval: fail,
  askAboutPrint: fail,
  withdrawQuestion: fail,
};
const NO_WORK_ACTIONS = {
  reprint: fail,
  replace: fail,
  moveReplacement: fail,
  undoReplacementStep: fail,
  correctParcel: fail,
  correctAddress: fail,
  correctEmail: fail,
  hold: fail,
  release: fail,
  addNote: fail,
  mailAgain: fail,
};

export type OrderCase = { readonly order: Partial<OwnerOrder>; readonly work: Partial<OrderWork> };

/**
 * Returns a function that renders the page of `ORDER` with some changes as HTML, for staff with a role. `site`: the
 * site whose admin pages are open.
 */
export const createShowOrder =
  (site: PublicSite, siteOfOrder = site) =>
  (role: StaffRole, { order, work }: OrderCase): string => {
    const Admin = createRoutesStub([
      {
        id: "root",
        path: "/",
        children: [
          {
            id: "routes/admin/layout",
            children: [
              {
                index: true,
                Component: () => (
                  <OrderDetail
                    site={siteOfOrder}
                    order={{ ...ORDER, ...order }}
                    work={{ ...WORK, ...work }}
                    actions={NO_ACTIONS}
                    workActions={NO_WORK_ACTIONS}
                    onWrite={fail}
                  />
                ),
              },
            ],
          },
        ],
      },
    ]);
    const staff = { id: "person", name: "Sam", role, rights: [...rightsOf(role)] };
    const loaderData = {
      root: { site },
      "routes/admin/layout": { session: { isSignedIn: true, expiresAt: null, staff } },
    };
    return renderToStaticMarkup(<Admin initialEntries={["/"]} hydrationData={{ loaderData }} />);
  };
