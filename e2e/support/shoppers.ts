import { randomUUID } from "node:crypto";

/**
 * A shopper, their address, and the prices of the site's dozen: its price, the welcome discount of 10 percent and
 * the total.
 */
export type Shopper = {
  readonly email: string;
  readonly address: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly dozen: { readonly price: string; readonly discount: string; readonly total: string };
  readonly tax: string;
  readonly city: string;
  readonly orderNumber: RegExp;
};

const SHOPPERS: Readonly<Record<"ZA" | "AU", Omit<Shopper, "email">>> = {
  ZA: {
    address: {
      "First name": "Thandi",
      "Last name": "Nkosi",
      "Street address": "12 Long Street",
      Suburb: "Gardens",
      "City or town": "Cape Town",
      "Postal code": "8001",
      "Phone number": "082 123 4567",
    },
    choices: { Province: "Western Cape" },
    dozen: { price: "R2,999.99", discount: "−R300.00", total: "R2,699.99" },
    tax: "VAT",
    city: "Cape Town",
    orderNumber: /ZA-/,
  },
  AU: {
    address: {
      "First name": "Charlie",
      "Last name": "Nguyen",
      "Street address": "12 George Street",
      "Suburb or town": "Parramatta",
      Postcode: "2150",
      "Phone number": "0412 345 678",
    },
    choices: { "State or territory": "New South Wales" },
    dozen: { price: "$94.99", discount: "−$9.50", total: "$85.49" },
    tax: "GST",
    city: "Sydney",
    orderNumber: /AU-/,
  },
};

/** Creates a shopper with a new email address, since the welcome code works once per address. */
export const createShopper = (site: "ZA" | "AU"): Shopper => ({
  ...SHOPPERS[site],
  email: `shopper-${randomUUID()}@example.com`,
});
