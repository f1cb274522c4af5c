import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ReplacementParcels } from "./ReplacementParcels.tsx";

const AT = "2026-11-23T09:00:00.000Z";
const TRACKING = { carrier: "The Courier Guy", number: "TCG2", url: "https://track.example/TCG2" };

const shown = (...replacements: Parameters<typeof ReplacementParcels>[0]["replacements"]): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReplacementParcels replacements={replacements} />
    </MemoryRouter>,
  );

test("B13 a shopper sees the tiles that are made again, and where their parcel is", () => {
  const replacement = { number: "ZA-1-R1", tiles: 2, tracking: null, createdAt: AT } as const;
  expect(shown({ ...replacement, status: "in_production" })).toContain("we&#x27;re making your 2 new tiles");
  const sent = shown({ ...replacement, status: "shipped", tiles: 1, tracking: TRACKING });
  expect(sent).toContain("your new tile is on the way.");
  expect(sent).toMatch(/<a [^>]*href="https:\/\/track\.example\/TCG2"[^>]*>Track ZA-1-R1<\/a>/);
  expect(shown()).toBe("");
});
