import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { formatDifference } from "@storywall/domain/pricing/formatMoney.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { type Minor, px } from "@storywall/domain/units/units.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createDesignerStore, DesignerContext } from "../state/designerStore.ts";
import { findFailedTiles, findWeakTiles } from "../state/readiness.ts";
import type { PhotoViews } from "../view/photoView.ts";
import BuyDialog, { type BuyDialogProps } from "./BuyDialog.tsx";

vi.mock("../../../lib/api/site.ts", () => ({
  useSite: () => ZA,
  useFormatDifference: () => (amount: Minor) => formatDifference(amount, ZA.currency),
}));

type Question = Extract<BuyDialogProps["step"], { kind: "question" }>["readiness"];

const renderDialog = (design: Design, views: PhotoViews, readiness: Question): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DesignerContext value={createDesignerStore(design)}>
        <BuyDialog
          step={{ kind: "question", readiness }}
          photos={createStore(() => views)}
          canUploadLater={false}
          afterUploadText=""
          prices={ZA}
          onAddPhotos={() => undefined}
          onAccept={() => undefined}
          onFixed={() => undefined}
          onCancel={() => undefined}
        />
      </DesignerContext>
    </MemoryRouter>,
  );

test("R7.5 the question about a photo that cannot be used says why", () => {
  const design = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), {
    photos: [{ id: "a", fileName: "broken.jpg" }],
  });
  const views: PhotoViews = {
    a: {
      id: "a",
      fileName: "broken.jpg",
      stage: { kind: "failed", problem: { message: "This photo is damaged.", canRetry: false } },
      source: null,
      fineSource: null,
      isWithoutPreview: true,
      isUnsaved: false,
    },
  };
  const html = renderDialog(design, views, { kind: "failed", tiles: findFailedTiles(design, views) });
  expect(html).toContain("broken.jpg: This photo is damaged.");
});

test("B2 the question about soft photos offers what changes the wall least first: a mat, then smaller tiles, then as they are", () => {
  const photos = ["a", "b"].map((id) => ({
    id,
    fileName: `${id}.jpg`,
    size: { width: px(1560), height: px(2400) },
  }));
  const frames = createDesign({ kind: "free" }, { size: "rectangle_medium", frameStyle: "Infinite" });
  const two = {
    ...frames,
    tiles: ["tile_1", "tile_2"].flatMap((name) => frames.tiles.map((tile) => ({ ...tile, name }))),
  };
  const design = addPhotos.run(two, { photos });
  const html = renderDialog(design, {}, { kind: "weak", tiles: findWeakTiles(design, {}) });
  expect(html.match(/Add a mat to 2 tiles|Make 2 tiles smaller|Print them as they are/g)).toEqual([
    "Add a mat to 2 tiles",
    "Make 2 tiles smaller",
    "Print them as they are",
  ]);
  expect(html).toMatch(/Both photos then print well at the same price/);
  expect(html).toMatch(/Both photos then print well for R[\d,]+ less/);
});
