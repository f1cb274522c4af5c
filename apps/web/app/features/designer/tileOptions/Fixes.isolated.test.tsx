import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { px } from "@storywall/domain/units/units.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createDesignerStore, DesignerContext } from "../state/designerStore.ts";
import Fixes from "./Fixes.tsx";

vi.mock("../view/useFixConstraints.ts", () => ({ useFixConstraints: () => ({}) }));

test("B2 a photo that is too small for every tile can be replaced where it is asked about", () => {
  const photos = [{ id: "tiny", fileName: "tiny.jpg", size: { width: px(300), height: px(300) } }];
  const design = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos });
  const render = (onReplace?: () => void): string =>
    renderToStaticMarkup(
      <DesignerContext value={createDesignerStore(design)}>
        <Fixes tile="tile_1" photos={createStore(() => ({}))} prices={null} onReplace={onReplace} />
      </DesignerContext>,
    );
  const tile = design.tiles.find(({ photoId }) => photoId === "tiny")?.name;
  expect(tile).toBe("tile_1");
  expect(render(() => undefined)).toContain("Replace photo");
  expect(render()).not.toContain("Replace photo");
});
