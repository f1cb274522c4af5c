import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { signedFields } from "./signedFields.ts";

test("fields are signed in the order of their names, and none contains the secret", () => {
  const key = { apiKey: "1234", apiSecret: "abcd" };
  const signed = signedFields(
    { type: "authenticated", public_id: "sample" },
    key,
    new Date(1_315_060_510_999),
  );
  const text = "public_id=sample&timestamp=1315060510&type=authenticatedabcd";
  expect(signed).toEqual({
    type: "authenticated",
    public_id: "sample",
    timestamp: "1315060510",
    api_key: "1234",
    signature: createHash("sha256").update(text).digest("hex"),
  });
});
