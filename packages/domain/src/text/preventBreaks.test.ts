import { expect, test } from "vitest";
import { formatSize } from "../catalogue/frameSizes.ts";
import { preventSizeBreaks } from "./preventBreaks.ts";

test("a size stays on one line, and a count before a name may leave it", () => {
  expect(formatSize({ width: 300, height: 450 })).toBe("30\u00a0×\u00a045\u00a0cm");
  expect(preventSizeBreaks("4 × Medium, 30 × 45 cm, 276 × 426 mm, 3 frames")).toBe(
    "4 × Medium, 30\u00a0×\u00a045\u00a0cm, 276\u00a0×\u00a0426\u00a0mm, 3 frames",
  );
});
