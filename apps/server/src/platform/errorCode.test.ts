import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { errorCodeOf, isDiskFullError, isNotFoundError } from "./errorCode.ts";

const withCode = (code: unknown) => Object.assign(new Error("failed"), { code });

test("an error's code is returned only where it is a text", () => {
  expect(errorCodeOf(withCode("EPERM"))).toBe("EPERM");
  for (const value of [withCode(23_505), new Error("EPERM"), { code: "EPERM" }, "EPERM", undefined])
    expect(errorCodeOf(value)).toBeUndefined();
});

test.each([
  ["ENOSPC", true],
  ["EDQUOT", true],
  ["EACCES", false],
])("%s as an error of a full disk: %s", (code, expected) => {
  expect(isDiskFullError(withCode(code))).toBe(expected);
});

test("opening a file that does not exist is a not-found error", async () => {
  const error = await open(join(tmpdir(), "storywall-no-such-file")).catch((caught: unknown) => caught);
  expect(isNotFoundError(error)).toBe(true);
  expect(isNotFoundError(withCode("EACCES"))).toBe(false);
});
