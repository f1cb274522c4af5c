import fc from "fast-check";
import { expect, test } from "vitest";
import { isEmailAddress } from "./emailAddress.ts";
import { suggestEmail } from "./suggestEmail.ts";

test.each([
  ["thandi@gmial.com", "thandi@gmail.com"],
  ["thandi@gmail.con", "thandi@gmail.com"],
  ["Thandi@GMAIL.CO", "Thandi@gmail.com"],
  [" thandi@gnail.com ", "thandi@gmail.com"],
  ["thandi@hotmial.com", "thandi@hotmail.com"],
  ["thandi@yaho.co.za", "thandi@yahoo.co.za"],
  ["thandi@outlok.com.au", "thandi@outlook.com.au"],
  ["thandi@mweb.coza", "thandi@mweb.co.za"],
  ["info@storywall.con", "info@storywall.com"],
  ["info@storywall.co.zaa", "info@storywall.co.za"],
])("%s was probably meant to be %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  "thandi@gmail.com",
  "thandi@mail.com",
  "thandi@ymail.com",
  "thandi@gmx.net",
  "thandi@storywall.co.za",
  "thandi@small.com",
  "thandi@uct.ac.za",
  "thandi@live.co.uk",
  "thandi",
  "",
  "@gmial.com",
])("nothing is wrong with %j, as far as one can tell", (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});

test("a suggestion has the same name before the @, is another address, and raises no further question", () => {
  const host = fc.constantFrom("gmail.com", "yahoo.co.za", "bigpond.net.au", "storywall.com");
  fc.assert(
    fc.property(host, fc.nat(20), fc.constantFrom("", "o", "m", "x"), (name, at, letter) => {
      const cut = at % name.length;
      const typed = `thandi@${name.slice(0, cut)}${letter}${name.slice(cut + 1)}`;
      const meant = suggestEmail(typed);
      if (meant === null) return;
      expect(isEmailAddress(meant)).toBe(true);
      expect(meant.startsWith("thandi@")).toBe(true);
      expect(meant).not.toBe(typed);
      expect(suggestEmail(meant)).toBeNull();
    }),
  );
});
