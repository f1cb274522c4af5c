import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { px } from "@storywall/domain/units/units.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { BuyDialogProps } from "../../features/designer/buy/BuyDialog.tsx";
import { createDesignerStore, DesignerContext } from "../../features/designer/state/designerStore.ts";
import ConfirmPrints from "./ConfirmPrints.tsx";

vi.mock("../../features/designer/buy/LazyBuyDialog.tsx", () => ({
  LazyBuyDialog: ({ onReplacePhoto }: BuyDialogProps) => (onReplacePhoto ? "[can replace]" : "[cannot]"),
}));

const photoOf = (id: string, side: number) => ({
  id,
  fileName: `${id}.jpg`,
  size: { width: px(side), height: px(side) },
});

test("B9 B2 the question about weak prints of an ordered wall names their tiles and lets the photo be replaced", () => {
  const design = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), {
    photos: [photoOf("fine", 3000), photoOf("small", 400)],
  });
  const store = createDesignerStore(design);
  const render = (onReplacePhoto?: () => void): string =>
    renderToStaticMarkup(
      <DesignerContext value={store}>
        <ConfirmPrints
          photos={createStore(() => ({}))}
          sync={{ unconfirmedTiles: ({ tiles }) => tiles }}
          {...(onReplacePhoto && { onReplacePhoto })}
        />
      </DesignerContext>,
    );
  expect(render(() => undefined)).toContain(
    "1 photo too small, in tile 2. Not part of your order yet: please choose",
  );
  expect(render(() => undefined)).toContain("[can replace]");
  expect(render()).toContain("[cannot]");
});
