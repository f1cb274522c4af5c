import { createArtItem } from "../../../src/usecases/art/ownerArt.ts";
import { createOwnerCookie, OWNER_ACTOR, seedStudioArt } from "../owner.ts";
import type { TestShop } from "../testShop.ts";
import type { ValidInputs } from "./inputTypes.ts";

/** Creates inputs of the calls about art. */
export const artInputs = (shop: TestShop) => {
  const seedArtItem = async () => {
    await seedStudioArt(shop);
    return "studio-hills";
  };
  /** Returns the id of a new item: what one test stores of it is not what the next one sees. */
  const createItem = async (): Promise<string> => {
    const { handle } = await shop.uploadPhoto();
    const texts = { title: "Two boats", artist: "Thandi Mokoena", licence: "Ours to sell", tags: ["Sea"] };
    const created = await createArtItem(shop.shop, OWNER_ACTOR, {
      ...texts,
      assetId: handle,
      isOnSale: true,
    });
    if (created.kind === "error") throw new Error(created.message);
    return created.value.id;
  };
  const createSet = async (): Promise<string> => {
    const response = await shop.app.inject({
      method: "POST",
      url: "/api/art/create-set",
      headers: { cookie: await createOwnerCookie(shop) },
      payload: { name: "Outdoors", items: [await seedArtItem()] },
    });
    return response.json()._id;
  };
  return {
    getArtItems: async () => ({ query: { tags: ["Sea"], page: 1 } }),
    getArtItem: async () => ({ params: { id: await seedArtItem() } }),
    getRelatedArtItems: async () => ({ params: { id: await seedArtItem() } }),
    saveArtItemTags: async () => ({
      params: { id: await createItem() },
      body: { tags: ["Hills"], is_featured: true, featured_rank: 2, seen: {} },
    }),
    getOwnerArt: async () => ({}),
    createArtItem: async () => {
      await seedArtItem();
      const { handle } = await shop.uploadPhoto();
      const texts = { title: "Two boats", artist: "Thandi Mokoena", licence: "Ours to sell" };
      return { body: { asset_id: handle, ...texts, tags: ["Sea"], is_on_sale: true } };
    },
    arrangeFeaturedArt: async () => ({ body: { items: [await seedArtItem()] } }),
    getArtSetItems: async () => ({ query: { tags: ["Sea"], page: 1 } }),
    getAllArtSets: async () => ({}),
    getAllArtItems: async () => ({}),
    createArtSet: async () => ({
      body: { name: "Outdoors", tags: ["Nature"], items: [await seedArtItem()] },
    }),
    getArtSet: async () => ({ params: { id: await createSet() } }),
    updateArtSet: async () => ({
      params: { id: await createSet() },
      body: { name: "Outside", tags: ["Nature"], items: [await seedArtItem()] },
    }),
    deleteArtSet: async () => ({ params: { id: await createSet() } }),
  } satisfies Partial<ValidInputs>;
};
