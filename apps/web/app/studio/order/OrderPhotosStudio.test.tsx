import { createArtPhoto } from "@storywall/domain/design/artPhoto.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { px } from "@storywall/domain/units/units.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { OrderPhotosStudio } from "./OrderPhotosStudio.tsx";

const ART = createArtPhoto({ id: "sea", title: "Sea at dusk", width: 4000, height: 6000 }, "/art/sea.jpg");
const OWN: DesignPhoto = {
  ...{ id: "photo_1", fileName: "a.jpg", url: "https://shop.example/photos/a.jpg", handle: "a" },
  size: { width: px(4000), height: px(3000) },
};

const render = (photo: DesignPhoto): string => {
  const blank = createDesign({ kind: "set", key: "square_trio" });
  const design = {
    ...blank,
    photos: [photo],
    tiles: blank.tiles.map((tile) => ({ ...tile, photoId: photo.id })),
  };
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <OrderPhotosStudio
          {...{ orderId: "order-1", lineId: "line-1", lineUuid: "line", orderNumber: "ZA-10001" }}
          {...{ title: "Square trio", design, isPlaced: true, isAsked: false, changeableTiles: null }}
          changeableUntil="2026-11-20T09:00:00.000Z"
        />
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: { site: toPublicSite(ZA) } } }} />);
};

test("B9 the page of an ordered wall offers photos where there are any, and of art alone its crops", () => {
  const own = render(OWN);
  expect([own.includes("swap photos and adjust crops"), own.includes("Add photos")]).toEqual([true, true]);
  const art = render(ART);
  expect(art.includes("You can adjust crops until")).toBe(true);
  expect(/You can swap|Add photos|Photos for/.exec(art)).toBeNull();
});
