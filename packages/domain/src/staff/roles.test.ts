import { describe, expect, test } from "vitest";
import {
  canGiveRole,
  hasRight,
  RIGHT_LABELS,
  RIGHTS,
  rightsOf,
  STAFF_ROLES,
  type StaffRole,
} from "./roles.ts";

const rolesWith = (right: (typeof RIGHTS)[number]): readonly StaffRole[] =>
  STAFF_ROLES.filter((role) => hasRight(role, right));

describe("rights of roles", () => {
  test("the owner has every right", () => {
    expect(rightsOf("owner")).toEqual(RIGHTS);
  });

  test("every role sees orders and changes its own account", () => {
    expect(rolesWith("orders.read")).toEqual(STAFF_ROLES);
    expect(rolesWith("account.edit")).toEqual(STAFF_ROLES);
  });

  test("names and email addresses are for those who write to shoppers", () => {
    expect(rolesWith("orders.personalData")).toEqual(["owner", "manager", "service"]);
    expect(rolesWith("orders.email")).toEqual(["owner", "manager", "service"]);
  });

  test("the workshop sees an address only to pack it, and no money", () => {
    expect(rightsOf("workshop")).toEqual([
      "account.edit",
      "orders.read",
      "orders.addressAtPacking",
      "prints.work",
      "stock.edit",
      "figures.prints",
      "exports.courier",
    ]);
  });

  test("the books see amounts, figures and the log, and change nothing of the shop", () => {
    expect(rightsOf("books")).toEqual([
      "account.edit",
      "orders.read",
      "orders.amounts",
      "figures.read",
      "figures.prints",
      "auditLog.read",
    ]);
  });

  test("only the owner manages people, the business and exports with names", () => {
    for (const right of ["staff.manage", "business.edit", "exports.personalData"] as const) {
      expect(rolesWith(right)).toEqual(["owner"]);
    }
  });

  test("nobody gives a role with a right that they lack", () => {
    const given = STAFF_ROLES.map((giver) => STAFF_ROLES.filter((role) => canGiveRole(giver, role)));
    expect(given).toEqual([
      STAFF_ROLES,
      ["manager", "workshop", "service", "books"],
      ["workshop"],
      ["service"],
      ["books"],
    ]);
  });

  test("each right reads as the end of a sentence", () => {
    for (const label of Object.values(RIGHT_LABELS)) expect(label).toMatch(/^[a-z][^.]*$/);
  });
});
