import { expect, test } from "vitest";
import { Base64 } from "./base64.ts";

test.each(["", "beach.jpg", "Söhne & Töchter.jpg", "写真 🏖️.heic"])(
  "%j is encoded as the base64 of its UTF-8",
  (text) => {
    expect(Base64.encode(text)).toBe(Buffer.from(text, "utf8").toString("base64"));
  },
);
