import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { YourOrders } from "./YourOrders.tsx";
import { YourWalls } from "./YourWalls.tsx";

test("walls and orders of this browser are said to be loading, not missing, until they are read", () => {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <>
          <YourWalls />
          <YourOrders />
        </>
      ),
    },
  ]);
  const page = renderToStaticMarkup(
    <Stub hydrationData={{ loaderData: { root: { site: toPublicSite(ZA) } } }} />,
  );
  expect(page).toContain('<p role="status">Opening your walls…</p>');
  expect(page).toContain('<p role="status">Looking for your orders…</p>');
  expect(page).not.toContain("are listed here");
});
