import { expect, test } from "vitest";
import { scryptPasswords } from "./passwords.ts";

test("R6.2 passwords are hashed at the recommended cost, each with its own salt", async () => {
  const passwords = scryptPasswords();
  const [one, other] = [await passwords.hash("a password"), await passwords.hash("a password")];
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(one).not.toBe(other);
  expect(await passwords.verify("a password", one)).toBe(true);
  expect(await passwords.verify("another password", one)).toBe(false);
});

test("R6.2 no password matches an empty hash", async () => {
  expect(await scryptPasswords(2).verify("", "")).toBe(false);
});
