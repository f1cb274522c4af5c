import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { lineItemInputOf, lineItemOf } from "./cartTesting.ts";
import { CopyPriceNote } from "./LinePriceNote.tsx";

const textOf = (quantity: number): string => {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => <CopyPriceNote line={lineItemOf(lineItemInputOf("u1"), quantity)} />,
    },
  ]);
  const hydrationData = { loaderData: { root: { site: toPublicSite(ZA) } } };
  return renderToStaticMarkup(<Stub hydrationData={hydrationData} />).replace(/<[^>]*>/g, "");
};

test("B8 two of a wall show the price of one, beside that of both", () => {
  expect(textOf(2)).toMatch(/^2 at R\s?1,249\.99$/);
  expect(textOf(1)).toBe("");
});
