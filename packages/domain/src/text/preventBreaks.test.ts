import { expect, test } from "vitest";
import { formatSize } from "../catalogue/frameSizes.ts";
import { preventBreaks, preventSizeBreaks } from "./preventBreaks.ts";

test("a size stays on one line, and a count before a name may leave it", () => {
  expect(formatSize({ width: 300, height: 450 })).toBe("30\u00a0×\u00a045\u00a0cm");
  expect(preventSizeBreaks("4 × Medium, 30 × 45 cm, 276 × 426 mm, 3 frames")).toBe(
    "4 × Medium, 30\u00a0×\u00a045\u00a0cm, 276\u00a0×\u00a0426\u00a0mm, 3 frames",
  );
});

test("the hyphen of e-mail breaks no line, and that of an address or other words stays as it is", () => {
  expect(preventBreaks("E-mail us: your e-mails, X-Large, e-mail.us@x-y.example")).toBe(
    "E\u2011mail us: your e\u2011mails, X-Large, e-mail.us@x-y.example",
  );
});
