import { expect, test } from "vitest";
import type { Call } from "../call.ts";
import { ERROR_STATUS } from "../errors.ts";
import { ALL_CALLS } from "./allCalls.ts";

const calls = Object.entries(ALL_CALLS);

test("R7.7 every call has a unique name, and a unique pair of method and path", () => {
  expect(calls.filter(([name, call]) => name !== call.name)).toEqual([]);
  expect(new Set(calls.map(([, call]) => `${call.method} ${call.path}`)).size).toBe(calls.length);
});

test.each(calls)("R7 %s declares each of its path parameters and has known error codes", (_, call) => {
  const named = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
  const declared = "params" in call ? Object.keys(call.params.shape) : [];
  expect(declared).toEqual(named);
  for (const code of call.errors) expect(ERROR_STATUS).toHaveProperty(code);
});

/** Calls below /owner that open a session, or tell whether there is one. */
const SESSION_CALLS = [
  "signInOwner",
  "signOutOwner",
  "getOwnerSession",
  "confirmSignIn",
  "beginPasskeySignIn",
  "finishPasskeySignIn",
  "getInvitation",
  "acceptInvitation",
  "requestPasswordLink",
  "getPasswordLink",
  "setPasswordByLink",
];

test("R1.3 R6.1 calls of shoppers need no session, calls of the owner do", () => {
  const isOwners = ({ name, method, path }: Call) =>
    path.startsWith("/owner/") ? !SESSION_CALLS.includes(name) : path.startsWith("/art/") && method !== "GET";
  const withSession = Object.values<Call>(ALL_CALLS).filter(({ staffOnly: owner }) => owner);
  expect(withSession).toEqual(Object.values<Call>(ALL_CALLS).filter(isOwners));
  expect(withSession.length).toBeGreaterThan(0);
});
