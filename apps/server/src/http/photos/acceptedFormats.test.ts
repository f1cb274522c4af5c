import { expect, test } from "vitest";
import { parseAcceptedFormats } from "./acceptedFormats.ts";

test.each([
  ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", ["avif", "webp"]],
  ["image/webp,image/png,image/*;q=0.8,*/*;q=0.5", ["webp"]],
  ["IMAGE/AVIF ; q=0.9 , text/html", ["avif"]],
  ["image/avif;q=0, image/webp;q=0.000", []],
  ["image/*,*/*", []],
  ["image/avifx, ximage/webp, constructor", []],
  ["", []],
  [undefined, []],
])("the header %j accepts %j besides JPEG", (accept, formats) => {
  expect([...parseAcceptedFormats(accept)]).toEqual(formats);
});
