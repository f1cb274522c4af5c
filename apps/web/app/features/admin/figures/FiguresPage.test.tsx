import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { FiguresPage } from "./FiguresPage.tsx";

test("B13 days that make no sense are told at their field, which has the focus", () => {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <FiguresPage
          report={null}
          staleSince={null}
          issue="The last day is before the first. Please swap them."
          address={{ site: "ZA", from: "2026-11-23", to: "2026-11-22" }}
          today="2026-11-26"
          sites={[]}
        />
      ),
    },
  ]);
  const [field = ""] = renderToStaticMarkup(<Stub />).match(/<input[^>]*name="to"[^>]*>/) ?? [];
  expect(field).toMatch(/autofocus/i);
  expect(field).toContain('aria-invalid="true"');
  const [, id = "none"] = /aria-describedby="([^"]+)"/.exec(field) ?? [];
  expect(renderToStaticMarkup(<Stub />)).toMatch(new RegExp(`id="${id}"[^>]*>.*Please swap them`));
});
