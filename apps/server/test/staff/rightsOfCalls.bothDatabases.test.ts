// Each role against each call of staff. The list is made from the contract, so that a new call cannot be forgotten.

import { hasRight, ROLE_LABELS, STAFF_ROLES, type StaffRole } from "@storywall/domain/staff/roles.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { getCall, REGISTERED_CALLS, sendRaw } from "../reliability/sendRaw.ts";
import { createStaffCookie } from "../support/owner.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { validInputs } from "../support/validInputs.ts";

const STAFF_CALLS = REGISTERED_CALLS.filter((name) => getCall(name).owner);

describe("rights", () => {
  const shop = useTestShop();
  let inputs: ReturnType<typeof validInputs>;
  const cookies = new Map<StaffRole, string>();
  beforeAll(async () => {
    inputs = validInputs(shop);
    for (const role of STAFF_ROLES) cookies.set(role, await createStaffCookie(shop, role));
  });

  const statusAs = async (role: StaffRole, name: RegisteredCallName) => {
    const response = await sendRaw(shop, name, await inputs[name](), { cookie: cookies.get(role) ?? "" });
    return { status: response.statusCode, body: response.json() };
  };

  test.each(STAFF_CALLS)("%s is allowed to roles with its right, and FORBIDDEN to others", async (name) => {
    const { right } = getCall(name);
    if (right === undefined) throw new Error(`${name} declares no right`);
    for (const role of STAFF_ROLES) {
      const { status, body } = await statusAs(role, name);
      if (hasRight(role, right)) {
        expect(status, `${role}: ${JSON.stringify(body)}`).toBeLessThan(300);
      } else {
        expect([role, status, body.error]).toEqual([role, 403, "FORBIDDEN"]);
        expect(body.message).toMatch(new RegExp(`^Your role here is ${ROLE_LABELS[role]}, .+ ask an owner`));
      }
    }
  });

  test("to cancel an order needs the right to give money back, not that to make prints", async () => {
    const input = await inputs.moveOrder();
    const cancel = { ...input, body: { to: "cancelled", reason: "no longer wanted" } };
    const send = (role: StaffRole) => sendRaw(shop, "moveOrder", cancel, { cookie: cookies.get(role) ?? "" });
    expect((await send("workshop")).statusCode).toBe(403);
    expect((await send("books")).statusCode).toBe(403);
    expect((await send("service")).statusCode).toBe(200);
  });
});
