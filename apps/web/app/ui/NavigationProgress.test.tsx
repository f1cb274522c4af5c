import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { NavigationProgress, slowPageMessage } from "./NavigationProgress.tsx";

test("a page that is slow to open is announced in words, in a live region that is there before", () => {
  const Stub = createRoutesStub([{ path: "/", Component: NavigationProgress }]);
  expect(renderToStaticMarkup(<Stub />)).toMatch(/<div role="status"[^>]*><\/div>/);
  expect(slowPageMessage("/design")).toBe("Opening your wall…");
  expect(slowPageMessage("/faq")).toBe("Opening the page…");
});
