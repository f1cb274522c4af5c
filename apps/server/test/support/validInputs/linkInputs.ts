import { randomUUID } from "node:crypto";
import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { DesignLinkKind } from "@storywall/domain/links/designLink.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { aDesign, GRID_BASE } from "@storywall/testkit/builders.ts";
import { createLinkCreator, DESIGN_KEY } from "../linkCreator.ts";
import type { TestShop } from "../testShop.ts";
import type { ValidInputs } from "./inputTypes.ts";

/** Creates inputs of the calls about links to a wall. */
export const linkInputs = (shop: TestShop) => {
  const site: SiteCode = "ZA";
  const createLinkAndCreator = async (kind: DesignLinkKind) => {
    const creator = await createLinkCreator(shop, site);
    return { creator, token: (await creator.createLink(kind)).token };
  };
  return {
    createDesignLink: async () => {
      const { userId } = await createLinkCreator(shop, site);
      const wall = toWireDesign(aDesign(GRID_BASE, "photo_1"));
      return { body: { userId, kind: "continue", designKey: DESIGN_KEY, wall, site } };
    },
    createWallModel: async () => {
      const { userId } = await createLinkCreator(shop, site);
      return { body: { userId, wall: toWireDesign(aDesign(GRID_BASE, "photo_1")), site } };
    },
    getDesignLinks: async () => ({
      query: { userId: (await createLinkAndCreator("copy")).creator.userId, designKey: DESIGN_KEY },
    }),
    openDesignLink: async () => ({ params: { token: (await createLinkAndCreator("copy")).token } }),
    addDesignLinkPhoto: async () => ({
      params: { token: (await createLinkAndCreator("add_photos")).token },
      body: await shop.uploadPhoto(),
    }),
    receivePhotos: async () => ({
      body: { userId: (await createLinkAndCreator("hand_over")).creator.userId, designKey: DESIGN_KEY },
    }),
    withdrawDesignLink: async () => {
      const { token, creator } = await createLinkAndCreator("copy");
      return { params: { token }, body: { userId: creator.userId } };
    },
    mailDesignLink: async () => {
      const { token, creator } = await createLinkAndCreator("continue");
      return { params: { token }, body: { userId: creator.userId, email: `${randomUUID()}@example.com` } };
    },
  } satisfies Partial<ValidInputs>;
};
