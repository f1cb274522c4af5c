import { degrees, fraction, mm, px } from "@storywall/domain/units/units.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CropVerdict } from "./CropVerdict.tsx";

const render = (photoId: string): string =>
  renderToStaticMarkup(
    <CropVerdict
      photoId={photoId}
      crop={{ x: fraction(0), y: fraction(0), width: fraction(1), height: fraction(1), rotation: degrees(0) }}
      photo={{ width: px(900), height: px(900) }}
      opening={{ width: mm(200), height: mm(200) }}
      size="square_small"
      zoom={1}
    />,
  );

test("B2 soft art of the shop is good in the crop dialog too, and a soft photo is not", () => {
  expect(render("art:green-door")).toContain("look good");
  expect(render("photo-1")).toContain("a little soft");
});
