import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ErrorPage } from "./ErrorPage.tsx";

const renderPage = (error: unknown): string => {
  const Shop = createRoutesStub([{ path: "/art", Component: () => <ErrorPage error={error} /> }]);
  return renderToStaticMarkup(<Shop initialEntries={["/art?page=2"]} />);
};
/** A response that a loader threw, as the router passes it on. */
const routeError = (status: number) => ({ status, statusText: "", internal: false, data: null });

test.each([
  ["broken", new Error("relation shop.orders at secret.ts:12")],
  ["busy", routeError(429)],
  ["without its database", routeError(503)],
])("R2.1 a page that is %s says so without details and offers to try again", (_, error) => {
  const html = renderPage(error);
  expect(html).toContain("<h1>Something fell off the wall</h1>");
  expect(html).toContain("Your photos and your cart are where you left them.");
  expect(html).toMatch(/<a [^>]*href="\/art\?page=2"[^>]*>Try again<\/a>/);
  expect(html).toMatch(/<a [^>]*href="\/design"/);
  expect(html).not.toMatch(/secret|shop\.orders|stack|Error/);
});

test("R2.1 a missing page does not offer to try again", () => {
  const html = renderPage(routeError(404));
  expect(html).toContain("<h1>There&#x27;s nothing on this wall</h1>");
  expect(html).not.toContain("Try again");
});
