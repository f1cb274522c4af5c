import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { px } from "@storywall/domain/units/units.ts";
import { renderToStaticMarkup } from "react-dom/server";
import type * as ReactRouter from "react-router";
import { NavigationType, useBlocker } from "react-router";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { BuyDialogProps } from "../../features/designer/buy/BuyDialog.tsx";
import { createDesignerStore, DesignerContext } from "../../features/designer/state/designerStore.ts";
import ConfirmPrints from "./ConfirmPrints.tsx";

vi.mock("../../features/designer/buy/LazyBuyDialog.tsx", () => ({
  LazyBuyDialog: ({ onReplacePhoto }: BuyDialogProps) => (onReplacePhoto ? "[can replace]" : "[cannot]"),
}));

vi.mock("react-router", async (importOriginal) => ({
  ...(await importOriginal<typeof ReactRouter>()),
  useBlocker: vi.fn(() => ({ state: "unblocked" })),
}));

const photoOf = (id: string, side: number) => ({
  id,
  fileName: `${id}.jpg`,
  size: { width: px(side), height: px(side) },
});

const render = (
  sides: readonly number[],
  onReplacePhoto?: () => void,
  savedPhotoIds = ["", "", ""],
): string => {
  const design = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), {
    photos: sides.map((side, index) => photoOf(`photo_${index + 1}`, side)),
  });
  const savedTiles = design.tiles.map((tile, index) => ({ ...tile, photoId: savedPhotoIds[index] ?? "" }));
  return renderToStaticMarkup(
    <DesignerContext value={createDesignerStore(design)}>
      <ConfirmPrints
        photos={createStore(() => ({}))}
        sync={{ unconfirmedTiles: ({ tiles }) => tiles, savedTiles: () => savedTiles }}
        {...(onReplacePhoto && { onReplacePhoto })}
      />
    </DesignerContext>,
  ).replaceAll("&#x27;", "'");
};

test("B9 B2 the question about weak prints of an ordered wall names their tiles and lets the photo be replaced", () => {
  expect(render([3000, 400], () => undefined)).toContain(
    "The new photo in tile 2 is too small, so it isn't in your order yet. Decide what to do with it.",
  );
  expect(render([400, 3000, 400])).toContain(
    "The new photos in tiles 1 and 3 are too small, so they aren't in your order yet. Decide what to do with them.",
  );
  expect(render([400], undefined, ["photo_1"])).toContain("The photo in tile 1 is too small, so it isn't");
  expect(render([3000, 400], () => undefined)).toContain("[can replace]");
  expect(render([3000, 400])).toContain("[cannot]");
});

test("B9 B2 leaving an ordered wall with an undecided photo says that the order does not have it, and asks", () => {
  expect(render([400])).not.toContain("Decide now");
  const shouldBlock = vi.mocked(useBlocker).mock.lastCall?.[0];
  const leadsTo = (pathname: string): boolean => {
    const location = { pathname: "/order/o-1/photos/line-1", search: "", hash: "", state: null, key: "" };
    const nextLocation = { ...location, pathname };
    return (
      typeof shouldBlock === "function" &&
      shouldBlock({ currentLocation: location, nextLocation, historyAction: NavigationType.Push })
    );
  };
  expect([leadsTo("/order/o-1"), leadsTo("/order/o-1/photos/line-1")]).toEqual([true, false]);

  const location = { pathname: "/order/o-1", search: "", hash: "", state: null, key: "" };
  const blocked = { state: "blocked", location, proceed: () => undefined, reset: () => undefined } as const;
  vi.mocked(useBlocker).mockReturnValueOnce(blocked);
  const dialog = /<dialog.*<\/dialog>/s.exec(render([400]))?.[0];
  expect(dialog).toContain("The new photo in tile 1 is too small, so it isn't in your order yet.");
  expect(dialog).toContain("If you leave it out, tile 1 stays as ordered.");
  expect(dialog).toMatch(/Decide now.*Leave it out/s);
});
