import { catalogueOf } from "@storywall/domain/catalogue/siteCatalogue.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FrameStyles } from "./FrameStyles.tsx";

const { frameTypes } = catalogueOf(SITE_SEEDS.ZA, "2026-11-26");

test("R3.1 the frame types of the catalogue are listed, each with its description", () => {
  const html = renderToStaticMarkup(<FrameStyles frameTypes={[...frameTypes]} />);
  expect([...html.matchAll(/<h3[^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual(
    frameTypes.map(({ name }) => name),
  );
  for (const { description } of frameTypes) expect(html).toContain(description);
  expect(html).not.toContain("Out of stock");
});

test("R3.1 a frame type that is out of stock says so", () => {
  const [first, ...others] = frameTypes;
  if (!first) throw new Error("The catalogue is empty.");
  const html = renderToStaticMarkup(
    <FrameStyles frameTypes={[{ ...first, isOutOfStock: true }, ...others]} />,
  );
  expect(html.split("Out of stock right now")).toHaveLength(2);
});
