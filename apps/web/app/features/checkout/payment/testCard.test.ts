import { expect, test } from "vitest";
import { formatCardNumber, formatExpiry, parseCard } from "./testCard.ts";

const NOW = new Date(2026, 10, 21);
const typed = { number: "4242 4242 4242 4242", expiry: "04 / 28", cvc: "123" };

test("R2.14 a card is parsed as typed, with its spaces", () => {
  expect(parseCard(typed, NOW)).toEqual({
    kind: "card",
    card: { number: "4242424242424242", expMonth: 4, expYear: 2028, cvc: "123" },
  });
});

test.each(["4/28", "0428", "04/2028", "04-28", " 04 / 28 "])("R2.14 the date %s is April 2028", (expiry) => {
  expect(parseCard({ ...typed, expiry }, NOW)).toMatchObject({ card: { expMonth: 4, expYear: 2028 } });
});

test.each(["13/28", "00/28", "april", "0/1", "04/208"])("R2.14 %s is not an expiry date", (expiry) => {
  expect(parseCard({ ...typed, expiry }, NOW)).toMatchObject({ issues: { expiry: /Enter the date/ } });
});

test("R2.14 a card is valid through its last month", () => {
  expect(parseCard({ ...typed, expiry: "11/26" }, NOW).kind).toBe("card");
  expect(parseCard({ ...typed, expiry: "10/26" }, NOW).kind).toBe("invalid");
});

test.each(["4242 4242 4242 4243", "4242", "abcd"])("R2.14 the number %s is invalid", (number) => {
  expect(parseCard({ ...typed, number }, NOW).kind).toBe("invalid");
});

test.each(["4242424242424242", "4000000000000002", "4000000000009995", "4000002500003155"])(
  "R7.4 the test card %s is valid",
  (number) => {
    expect(parseCard({ ...typed, number }, NOW).kind).toBe("card");
  },
);

test("R2.14 an empty card has an issue for each of its three fields", () => {
  const read = parseCard({ number: "", expiry: "", cvc: "" }, NOW);
  expect(read.kind === "invalid" && Object.keys(read.issues)).toEqual(["number", "expiry", "cvc"]);
});

test("R2.14 numbers are grouped while typing", () => {
  expect([formatCardNumber("42424242"), formatExpiry("042")]).toEqual(["4242 4242", "04 / 2"]);
});
