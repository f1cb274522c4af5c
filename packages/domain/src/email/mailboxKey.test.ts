import fc from "fast-check";
import { expect, test } from "vitest";
import { toMailboxKey } from "./mailboxKey.ts";

test.each([
  ["anna@example.com", "anna@example.com"],
  [" Anna@Example.COM ", "anna@example.com"],
  ["anna+wall@example.com", "anna@example.com"],
  ["anna+a+b@example.com", "anna@example.com"],
  ["a.n.n.a@example.com", "a.n.n.a@example.com"],
  ["A.Nna+wall@googlemail.com", "anna@gmail.com"],
  ["anna@gmail.com", "anna@gmail.com"],
  ["+anna@example.com", "+anna@example.com"],
  ["no address", "no address"],
])("R9.5 the mailbox of %s is %s", (email, key) => {
  expect(toMailboxKey(email)).toBe(key);
});

const name = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,20}$/);
const alias = fc.stringMatching(/^[a-z0-9+._-]{0,12}$/);
const domain = fc.constantFrom("gmail.com", "googlemail.com", "example.com", "shop.co.za");

test("R9.5 neither case nor alias changes the mailbox, and the key of a key is itself", () => {
  fc.assert(
    fc.property(name, alias, domain, (name, alias, domain) => {
      const key = toMailboxKey(`${name}@${domain}`);
      expect(toMailboxKey(`${name}+${alias}@${domain}`)).toBe(key);
      expect(toMailboxKey(`${name}@${domain}`.toUpperCase())).toBe(key);
      expect(toMailboxKey(key)).toBe(key);
    }),
  );
});

test("R9.5 dots change the mailbox, except at Gmail, and other names are other mailboxes", () => {
  fc.assert(
    fc.property(name, name, domain, (one, other, domain) => {
      const isDotless = domain.startsWith("g");
      expect(toMailboxKey(`${one}.${other}@${domain}`) === toMailboxKey(`${one}${other}@${domain}`)).toBe(
        isDotless,
      );
      expect(toMailboxKey(`${one}@${domain}`) === toMailboxKey(`${other}@${domain}`)).toBe(one === other);
    }),
  );
});

test("any text has a key, whose key is itself", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.emailAddress()), (text) => {
      const key = toMailboxKey(text);
      expect(toMailboxKey(key)).toBe(key);
    }),
  );
});
