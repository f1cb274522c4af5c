import { createDesignLink } from "@storywall/contract/calls/links/createDesignLink.ts";
import { openDesignLink } from "@storywall/contract/calls/links/openDesignLink.ts";
import { receivePhotos } from "@storywall/contract/calls/links/receivePhotos.ts";
import { addOrUpdateUserPhoto } from "@storywall/contract/calls/visitor/addOrUpdateUserPhoto.ts";
import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { DesignLink } from "@storywall/contract/schemas/designLink.ts";
import type { DesignLinkKind } from "@storywall/domain/links/designLink.ts";
import { aDesign, GRID_BASE } from "@storywall/testkit/builders.ts";
import type { Database } from "../../src/adapters/database/engine/connect.ts";
import { shopper } from "./shopper.ts";
import { expectOk, type TestShop } from "./testShop.ts";

export const DESIGN_KEY = "grid_four_frames";

export type LinkCreator = {
  readonly userId: string;
  readonly createLink: (kind: DesignLinkKind, trayPhotoIds?: readonly string[]) => Promise<DesignLink>;
  /** Uploads a photo to the visitor's tray, on no tile. */
  readonly savePhoto: (photoId: string) => Promise<{ readonly handle: string; readonly url: string }>;
  readonly receive: (received?: readonly string[]) => ReturnType<typeof callReceivePhotos>;
};

/** Creates a visitor with one photo in every tile of a wall, and functions that create links to it. */
export const createLinkCreator = async (shop: TestShop, site: "ZA" | "AU" = "ZA"): Promise<LinkCreator> => {
  const userId = await shopper(shop, site).visitWithPhoto();
  const wall = toWireDesign(aDesign(GRID_BASE, "photo_1"));
  return {
    userId,
    createLink: (kind, trayPhotoIds = []) =>
      expectOk(
        shop.call(createDesignLink, {
          body: { userId, kind, designKey: DESIGN_KEY, wall, trayPhotoIds: [...trayPhotoIds], site },
        }),
      ),
    savePhoto: async (photoId) => {
      const { handle, url } = await shop.uploadPhoto();
      const photo_obj = { uuid: photoId, handle, url };
      await expectOk(
        shop.call(addOrUpdateUserPhoto, { body: { user_id: userId, photo_id: photoId, photo_obj } }),
      );
      return { handle, url };
    },
    receive: (received = []) => callReceivePhotos(shop, userId, received),
  };
};

const callReceivePhotos = (shop: TestShop, userId: string, received: readonly string[]) =>
  expectOk(shop.call(receivePhotos, { body: { userId, designKey: DESIGN_KEY, received: [...received] } }));

export const openLink = (shop: Pick<TestShop, "call">, token: string) =>
  shop.call(openDesignLink, { params: { token } });

/** Inserts photos as if so many had been added by the link. */
export const fillLink = async (database: Database, token: string, count: number): Promise<void> => {
  const { id: linkId } = await database
    .selectFrom("designLinks")
    .select("id")
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
  const addedAt = new Date("2026-01-01");
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const photoFields = {
    format: "jpeg",
    width: 400,
    height: 300,
    bytes: 1,
    sha256: "0",
    uploader: null,
    lastUsedAt: new Date(0),
    lookAt: new Date(0),
    createdAt: addedAt,
  } as const;
  await database
    .insertInto("photos")
    .values(ids.map((assetId) => ({ assetId, ...photoFields })))
    .execute();
  await database
    .insertInto("designLinkPhotos")
    .values(ids.map((id) => ({ id, linkId, assetId: id, addedAt })))
    .execute();
};
