import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { createDesignerStore, DesignerContext } from "../state/designerStore.ts";
import { findFailedTiles } from "../state/readiness.ts";
import type { PhotoViews } from "../view/photoView.ts";
import BuyDialog from "./BuyDialog.tsx";

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
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <DesignerContext value={createDesignerStore(design)}>
        <BuyDialog
          step={{ kind: "question", readiness: { kind: "failed", tiles: findFailedTiles(design, views) } }}
          photos={createStore(() => views)}
          canUploadLater={false}
          afterUploadText=""
          prices={null}
          onAddPhotos={() => undefined}
          onAccept={() => undefined}
          onFixed={() => undefined}
          onCancel={() => undefined}
        />
      </DesignerContext>
    </MemoryRouter>,
  );
  expect(html).toContain("broken.jpg: This photo is damaged.");
});
