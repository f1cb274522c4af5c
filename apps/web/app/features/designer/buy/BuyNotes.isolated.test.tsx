import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { px } from "@storywall/domain/units/units.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createDesignerStore, DesignerContext } from "../state/designerStore.ts";
import type { PhotoViews } from "../view/photoView.ts";
import BuyNotes from "./BuyNotes.tsx";

const device = vi.hoisted(() => ({ isDesktop: false }));
vi.mock("../view/useIsDesktop.ts", () => ({ useIsDesktop: () => device.isDesktop }));

const SMALL = { width: px(500), height: px(500) };
const LARGE = { width: px(4000), height: px(4000) };

/** The notes of three tiles with these photos, the last of which finds no tile. */
const render = (
  isDesktop: boolean,
  sizes: readonly (typeof SMALL)[],
  missingText: string | null = null,
  views: PhotoViews = {},
): string => {
  device.isDesktop = isDesktop;
  const photos = sizes.map((size, index) => ({ id: `p${index}`, fileName: `${index}.jpg`, size }));
  const design = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos });
  return renderToStaticMarkup(
    <DesignerContext value={createDesignerStore(design)}>
      <BuyNotes
        photos={createStore(() => views)}
        misfitText={null}
        missingText={missingText}
        onAddPhotos={() => undefined}
        onReview={() => undefined}
      />
    </DesignerContext>,
  );
};

test("B8 on a phone several notes are one line that opens a list, so that price, size and arrival stay", () => {
  const html = render(false, [SMALL, SMALL, LARGE, LARGE]);
  const [bar = "", list = ""] = html.split('role="dialog"');
  expect(bar).toContain("2 things to check");
  expect(bar).not.toContain("not placed yet");
  expect(list).toContain("1 photo not placed yet");
  expect(list).toContain("2 photos too small");
  expect(list).toContain("Before you add it to the cart</h2>");
  expect(list).toContain('aria-label="Close"');
});

test("B8 one note is the line itself, and a desktop shows them all", () => {
  expect(render(false, [LARGE, LARGE, LARGE, LARGE])).toMatch(
    /^<button[^>]*>1 photo not placed yet<\/button>$/,
  );
  expect(render(true, [SMALL, SMALL, LARGE, LARGE])).not.toContain("things to check");
});

test("B8 photos that are still missing can be added with a press on the note, as each other note is a button", () => {
  expect(render(true, [LARGE, LARGE], "1 photo still to add")).toMatch(
    /^<button[^>]*>1 photo still to add<\/button>$/,
  );
});

test("R7.5 on a phone a note names files that cannot be used and leads to the reasons, which a desktop always shows", () => {
  const views = {
    text: {
      id: "text",
      fileName: "notes.txt",
      stage: { kind: "failed", problem: { message: "This is not a photo.", canRetry: false } },
      source: null,
      fineSource: null,
      isWithoutPreview: true,
      isOnlyFile: true,
      isUnsaved: false,
    },
  } satisfies PhotoViews;
  expect(render(false, [], null, views)).toMatch(/^<button[^>]*>1 file not added. See why<\/button>$/);
  expect(render(true, [], null, views)).toBe("");
});
