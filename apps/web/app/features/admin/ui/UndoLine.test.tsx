import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { UndoLine } from "./UndoLine.tsx";

test("B13 the line of undo has room for its time before scripts run, so that nothing below it moves", () => {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <UndoLine until="2026-11-26T10:05:00Z" buttonLabel="Undo" onUndo={async () => null}>
          Then the shopper is told.
        </UndoLine>
      ),
    },
  ]);
  const page = renderToStaticMarkup(<Stub />);
  expect(page).toMatch(
    /You can undo this<span class="[^"]*blank[^"]*"> for another 5 minutes<\/span>\. Then/,
  );
});
