import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { px } from "@storywall/domain/units/units.ts";
import { wallBox } from "@storywall/scene/wallBox.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { tileViewsOf } from "../view/tileView.ts";
import { SamplePhotos } from "./SamplePhotos.tsx";

// A wall that is restored.
vi.mock("../state/designerStore.ts", () => ({ useDesigner: () => true }));

test("R2.3 each sample photograph is marked as one, and a photo of the shopper is not", () => {
  const photos = [{ id: "own", fileName: "own.jpg", size: { width: px(3000), height: px(3000) } }];
  const design = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos });
  const { wall, tiles } = tileViewsOf(design);
  const html = renderToStaticMarkup(
    <SamplePhotos design={design} tiles={tiles} box={wallBox(wall)} pixelsPerMm={4} />,
  );
  expect(html.match(/data-sample="true"/g)).toHaveLength(2);
  expect(html.match(/>Sample</g)).toHaveLength(2);
  // Zoomed in, the word is as large as text of the page: 16 px are 4 mm of this wall.
  expect(html).toContain("--letters:4");
  expect(html.match(/--own-letters:/g)).toHaveLength(2);
});
