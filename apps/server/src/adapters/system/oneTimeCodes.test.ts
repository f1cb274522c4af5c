import { describe, expect, test } from "vitest";
import { codeOf, fromBase32, oneTimeCodes } from "./oneTimeCodes.ts";

/** The key of the tests in RFC 6238, appendix B. */
const RFC_KEY = Buffer.from("12345678901234567890");
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("one-time codes", () => {
  // The RFC lists eight digits; the last six of them are the six-digit code.
  test.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("the code at %i s is that of RFC 6238", (seconds, code) => {
    expect(codeOf(RFC_KEY, Math.floor(seconds / 30))).toBe(code);
    expect(fromBase32(SECRET)).toEqual(RFC_KEY);
    expect(oneTimeCodes.findStep(SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  test("a code is right for one step before and after its own, and not longer", () => {
    const found = [-61, -30, 0, 30, 61].map((seconds) =>
      oneTimeCodes.findStep(SECRET, "081804", new Date((1_111_111_109 + seconds) * 1000)),
    );
    const step = Math.floor(1_111_111_109 / 30);
    expect(found).toEqual([undefined, step, step, step, undefined]);
  });

  test("neither a wrong code nor one of another length is right", () => {
    for (const code of ["081805", "", "81804", "0818040"]) {
      expect(oneTimeCodes.findStep(SECRET, code, new Date(1_111_111_109_000))).toBeUndefined();
    }
  });

  test("a new secret has 160 bits and makes codes", () => {
    const secret = oneTimeCodes.createSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(fromBase32(secret)).toHaveLength(20);
    const now = new Date(1_800_000_000_000);
    const step = Math.floor(now.getTime() / 30_000);
    expect(oneTimeCodes.findStep(secret, codeOf(fromBase32(secret), step), now)).toBe(step);
  });

  test("the address for authenticator apps names shop, person and secret", () => {
    expect(oneTimeCodes.setupUri(SECRET, "anna@example.com")).toBe(
      `otpauth://totp/Storywall%3Aanna%40example.com?secret=${SECRET}&issuer=Storywall`,
    );
  });

  test("recovery codes are readable and differ", () => {
    const codes = Array.from({ length: 10 }, () => oneTimeCodes.createRecoveryCode());
    for (const code of codes) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(new Set(codes).size).toBe(10);
  });
});
