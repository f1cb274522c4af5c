import { ART_LIMITS } from "@storywall/domain/art/limits.ts";
import { onTestFinished } from "vitest";
import { createArtItem } from "../../../src/usecases/art/ownerArt.ts";
import { OWNER_ACTOR } from "../../support/owner.ts";
import type { ErrorCases } from "./errorCaseTypes.ts";
import type { InputMutators } from "./inputMutators.ts";

/** In pixels: it prints well in no size. */
const TOO_SMALL = { width: 320, height: 240 };

export const artErrorCases = ({
  shop,
  mutateBody,
  UNKNOWN_ID,
  withUnknownId,
}: InputMutators): Pick<
  ErrorCases,
  | "getArtItems"
  | "getArtItem"
  | "getRelatedArtItems"
  | "getOwnerArt"
  | "createArtItem"
  | "arrangeFeaturedArt"
  | "saveArtItemTags"
  | "getArtSetItems"
  | "getAllArtSets"
  | "getAllArtItems"
  | "createArtSet"
  | "getArtSet"
  | "updateArtSet"
  | "deleteArtSet"
> => ({
  getArtItems: {},
  getArtItem: { NOT_FOUND: withUnknownId },
  getRelatedArtItems: { NOT_FOUND: withUnknownId },
  getOwnerArt: {},
  createArtItem: {
    PHOTO_UNKNOWN: mutateBody(() => ({ asset_id: UNKNOWN_ID })),
    PRINT_TOO_SMALL: mutateBody(async () => ({ asset_id: (await shop.uploadPhoto(TOO_SMALL)).handle })),
    CONFLICT: async (good) => {
      const art = await shop.shop.repositories.art.listItems();
      const [first] = art;
      if (!first) throw new Error("The catalogue is empty");
      await shop.shop.repositories.art.insertMissingItems(
        Array.from({ length: ART_LIMITS.items }, (_, index) => ({
          ...first,
          id: `full-${index}`,
          isOnSale: false,
          assetId: null,
        })),
      );
      onTestFinished(async () => {
        await shop.database.deleteFrom("artItems").where("id", "like", "full-%").execute();
      });
      return good;
    },
  },
  arrangeFeaturedArt: {
    ART_ITEM_UNKNOWN: mutateBody(() => ({ items: [UNKNOWN_ID] })),
    CONFLICT: mutateBody(() => ({ seen: [UNKNOWN_ID] })),
  },
  saveArtItemTags: {
    NOT_FOUND: withUnknownId,
    CONFLICT: mutateBody(() => ({ seen: { title: "Another title" } })),
    PRINT_TOO_SMALL: async (good) => {
      const { handle } = await shop.uploadPhoto(TOO_SMALL);
      const texts = { title: "Tiny", artist: "Thandi Mokoena", licence: "Ours to sell", tags: [] };
      const item = { ...texts, assetId: handle, isOnSale: false };
      const created = await createArtItem(shop.shop, OWNER_ACTOR, item);
      if (created.kind === "error") throw new Error(created.message);
      return { ...good, params: { id: created.value.id }, body: { is_on_sale: true } };
    },
  },
  getArtSetItems: {},
  getAllArtSets: {},
  getAllArtItems: {},
  createArtSet: { ART_ITEM_UNKNOWN: mutateBody(() => ({ items: [UNKNOWN_ID] })) },
  getArtSet: { NOT_FOUND: withUnknownId },
  updateArtSet: {
    NOT_FOUND: withUnknownId,
    ART_ITEM_UNKNOWN: mutateBody(() => ({ items: [UNKNOWN_ID] })),
    CONFLICT: mutateBody(() => ({ seen: [UNKNOWN_ID] })),
  },
  deleteArtSet: { NOT_FOUND: withUnknownId },
});
