import { expect, test } from "vitest";
import { hasPhoneDigits } from "./phoneNumber.ts";

test.each([
  ["ZA", "082 123 4567"],
  ["ZA", "82 123 4567"],
  ["ZA", "(021) 555-0100"],
  ["ZA", "+27 82 123 4567"],
  ["ZA", "+27 (0)82 123 4567"],
  ["ZA", "0027 82 123 4567"],
  ["ZA", "27821234567"],
  ["ZA", "+44 20 7946 0958"],
  ["AU", "0412 345 678"],
  ["AU", "(02) 9374 4000"],
  ["AU", "+61 412 345 678"],
  ["AU", "+61 (0)412 345 678"],
  ["AU", "1300 975 707"],
  ["AU", "+64 21 123 456"],
  ["AU", "0061 412 345 678"],
  ["NZ", "04 555 0100"],
])("R1.2 in %s the phone number %s has all its digits", (country, phone) => {
  expect(hasPhoneDigits(country, phone)).toBe(true);
});

test.each([
  ["ZA", "082 555 01"],
  ["ZA", "082 123 456"],
  ["ZA", "082 123 45678"],
  ["ZA", "+27 82 555 01"],
  ["ZA", "0027 82 555 01"],
  ["AU", "0412 345"],
  ["AU", "0412 345 67"],
  ["AU", "+61 412 345"],
  ["AU", "1300 975"],
])("R1.2 in %s the phone number %s lacks a digit or has one too many", (country, phone) => {
  expect(hasPhoneDigits(country, phone)).toBe(false);
});
