// Each role against each call of staff. The list is made from the contract, so that a new call cannot be forgotten.

import { hasRight, ROLE_LABELS, STAFF_ROLES, type StaffRole } from "@storywall/domain/staff/roles.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { CALLS_WITH_HANDLERS, getCall, sendRaw } from "../reliability/sendRaw.ts";
import { createSession, createStaffMember } from "../support/owner.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { validInputs } from "../support/validInputs/validInputs.ts";

const STAFF_CALLS = CALLS_WITH_HANDLERS.filter((name) => getCall(name).staffOnly);

describe("rights", () => {
  const shop = useTestShop();
  /** A person of each role, with inputs of calls about their own account. */
  const people = new Map<
    StaffRole,
    { readonly id: string; readonly inputs: ReturnType<typeof validInputs> }
  >();
  beforeAll(async () => {
    for (const role of STAFF_ROLES) {
      const id = await createStaffMember(shop, role);
      people.set(role, { id, inputs: validInputs(shop, id) });
    }
  });
  const personOf = (role: StaffRole) => {
    const person = people.get(role);
    if (!person) throw new Error(`There is no ${role}`);
    return person;
  };

  const statusAs = async (role: StaffRole, name: RegisteredCallName) => {
    const { id, inputs } = personOf(role);
    const input = await inputs[name]();
    // New each time, so that the proof of who it is is fresh.
    const response = await sendRaw(shop, name, input, { cookie: await createSession(shop, id) });
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
    const input = await personOf("owner").inputs.moveOrder();
    const cancel = { ...input, body: { to: "cancelled", reason: "no longer wanted" } };
    const send = async (role: StaffRole) =>
      sendRaw(shop, "moveOrder", cancel, { cookie: await createSession(shop, personOf(role).id) });
    expect((await send("workshop")).statusCode).toBe(403);
    expect((await send("books")).statusCode).toBe(403);
    expect((await send("manager")).statusCode).toBe(200);
  });
});
