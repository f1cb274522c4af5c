import { MAX_PHOTOS_PER_LINK } from "@storywall/domain/links/designLink.ts";
import { fillLink } from "../../support/linkCreator.ts";
import type { ErrorCases } from "./errorCaseTypes.ts";
import type { InputMutators } from "./inputMutators.ts";

export const linkErrorCases = ({
  shop,
  mutateBody,
  UNKNOWN_ID,
  tile,
  freeWall,
  withLinkedWall,
  withUnknownLink,
  endedLinkErrors,
  asOtherVisitor,
  withLinkOfKind,
  info,
}: InputMutators): Pick<
  ErrorCases,
  | "createDesignLink"
  | "createWallModel"
  | "getDesignLinks"
  | "openDesignLink"
  | "addDesignLinkPhoto"
  | "receivePhotos"
  | "withdrawDesignLink"
  | "mailDesignLink"
> => ({
  createDesignLink: {
    NOT_FOUND: mutateBody(() => ({ userId: UNKNOWN_ID })),
    FRAME_MISMATCH: withLinkedWall({ userTemplateInfo: { ...info, frameType: "white" } }),
    SIZE_NOT_SOLD: withLinkedWall({ size: "rectangle_small" }),
    TILES_MISMATCH: withLinkedWall({ userTemplateInfo: { ...info, tiles: [tile(1)] } }),
    TOO_MANY_TILES: withLinkedWall(freeWall(51)),
    PHOTO_UNKNOWN: mutateBody(() => ({ trayPhotoIds: ["somebody-elses"] })),
    ART_ITEM_UNKNOWN: withLinkedWall({
      userTemplateInfo: { ...info, tiles: info.tiles.map((own) => ({ ...own, artItemId: UNKNOWN_ID })) },
    }),
  },
  createWallModel: {
    NOT_FOUND: mutateBody(() => ({ userId: UNKNOWN_ID })),
    FRAME_MISMATCH: withLinkedWall({ userTemplateInfo: { ...info, frameType: "white" } }),
    SIZE_NOT_SOLD: withLinkedWall({ size: "rectangle_small" }),
    TILES_MISMATCH: withLinkedWall({ userTemplateInfo: { ...info, tiles: [tile(1)] } }),
    TOO_MANY_TILES: withLinkedWall(freeWall(51)),
    PHOTO_UNKNOWN: withLinkedWall({
      userTemplateInfo: {
        ...info,
        tiles: info.tiles.map((own) => ({ ...own, userPhotoId: "somebody-elses" })),
      },
    }),
    ART_ITEM_UNKNOWN: withLinkedWall({
      userTemplateInfo: { ...info, tiles: info.tiles.map((own) => ({ ...own, artItemId: UNKNOWN_ID })) },
    }),
  },
  getDesignLinks: {},
  openDesignLink: endedLinkErrors,
  addDesignLinkPhoto: {
    ...endedLinkErrors,
    DESIGN_LINK_FULL: async (good) => {
      const token = String(Reflect.get(good.params ?? {}, "token"));
      await fillLink(shop.database, token, MAX_PHOTOS_PER_LINK);
      return good;
    },
    PHOTO_URL_NOT_OURS: mutateBody(() => ({ url: "https://elsewhere.example/photos/x.jpg" })),
    CONFLICT: withLinkOfKind("copy"),
  },
  receivePhotos: {},
  withdrawDesignLink: { DESIGN_LINK_UNKNOWN: withUnknownLink, FORBIDDEN: asOtherVisitor },
  mailDesignLink: { ...endedLinkErrors, FORBIDDEN: asOtherVisitor, CONFLICT: withLinkOfKind("copy") },
});
