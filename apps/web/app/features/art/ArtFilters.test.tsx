import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ArtFilters } from "./ArtFilters.tsx";

const renderFilters = (tag: string | null): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ArtFilters sets={[{ _id: "s1", name: "By the sea" }]} tags={["blue"]} shown={{ set: null, tag }} />
    </MemoryRouter>,
  );

const chosenIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a[^>]*aria-current="true"[^>]*>([^<]*)/g)].map(([, label = ""]) => label);

test("the chosen filter is marked, and it is All without one", () => {
  expect(chosenIn(renderFilters("blue"))).toEqual(["Blue"]);
  expect(chosenIn(renderFilters(null))).toEqual(["All"]);
});

test("a tag of one picture, which is no filter else, is in the row while the list is filtered by it", () => {
  expect(chosenIn(renderFilters("food_and_drink"))).toEqual(["Food and drink"]);
  expect(renderFilters("blue")).not.toContain("Food and drink");
});
