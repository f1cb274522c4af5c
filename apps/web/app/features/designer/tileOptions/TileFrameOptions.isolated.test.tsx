import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createDesignerStore, DesignerContext } from "../state/designerStore.ts";
import { tileViewsOf } from "../view/tileView.ts";
import { TileFrameOptions } from "./TileFrameOptions.tsx";

vi.mock("../panels/FrameChoice.tsx", () => ({ FrameChoice: () => "[frames]" }));
vi.mock("../panels/SizeChoice.tsx", () => ({ SizeChoice: () => "[sizes]" }));

test("R2.8 the sizes of a tile come first below its photo, then its frames, then what is pressed less often", () => {
  const design = createDesign({ kind: "free" });
  const [view] = tileViewsOf(design).tiles;
  const prices = SITE_SEEDS.ZA;
  const html =
    view &&
    renderToStaticMarkup(
      <DesignerContext value={createDesignerStore(design)}>
        <TileFrameOptions view={view} photos={createStore(() => ({}))} prices={prices}>
          [others]
        </TileFrameOptions>
      </DesignerContext>,
    );
  expect(html?.match(/\[\w+\]/g)).toEqual(["[sizes]", "[frames]", "[others]"]);
});
