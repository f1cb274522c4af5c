import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { Header } from "./Header.tsx";

vi.mock("./CountrySwitch.tsx", () => ({ CountrySwitch: () => null }));

test("B4 the header of a desktop leads to the walls and orders of this browser, as the menu of a phone does", () => {
  const Shop = createRoutesStub([{ path: "/art", Component: () => <Header cart={null} /> }]);
  const html = renderToStaticMarkup(<Shop initialEntries={["/art"]} />);
  const navigation = /<nav aria-label="Main".*?<\/nav>/s.exec(html)?.[0] ?? "";
  expect(navigation).toMatch(/<a [^>]*href="\/walls"[^>]*>Your walls<\/a>/);
});
