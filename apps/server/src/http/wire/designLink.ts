import { toLinkedDesign } from "@storywall/contract/linkedDesign.ts";
import type {
  ArrivedPhoto,
  DesignLink as WireLink,
  OpenedLink as WireOpenedLink,
} from "@storywall/contract/schemas/designLink.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import { DESIGN_LINKS } from "@storywall/domain/links/designLink.ts";
import type { DesignLink } from "../../ports/designLinks/DesignLinks.ts";
import type { OpenedLink } from "../../usecases/designLinks/openLink.ts";
import type { ReceivedPhotos } from "../../usecases/designLinks/receiveLinkPhotos.ts";
import { titleOf } from "../../usecases/pricing/calculatePricing.ts";
import { linkPreviewUrls } from "./cart.ts";
import { toDesignMedia } from "./designMedia.ts";

export const toDesignLink = ({
  link,
  photosAdded,
}: {
  readonly link: DesignLink;
  readonly photosAdded: number;
}): WireLink => ({
  _id: link.id,
  token: link.token,
  kind: link.kind,
  createdAt: link.createdAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
  photosAdded,
});

export const toOpenedLink = ({ link, photos }: OpenedLink, previewKey: string): WireOpenedLink => {
  const { templateKey, collectionId, room, ...wall } = toLinkedDesign(link.design);
  const { width, height } = layOut(link.design);
  return {
    _id: link.id,
    kind: link.kind,
    expiresAt: link.expiresAt.toISOString(),
    title: titleOf(link.design),
    width,
    height,
    tilesCount: link.design.tiles.length,
    photosStillToUpload: countEmptyTiles(link.design),
    ...linkPreviewUrls(previewKey),
    wall:
      DESIGN_LINKS[link.kind].shares === null
        ? null
        : {
            ...wall,
            ...(room && { room }),
            templateKey: templateKey ?? null,
            collectionId: collectionId ?? null,
            ...toDesignMedia(link.design),
          },
    photosAdded: photos.added,
    photosReceived: photos.received,
  };
};

export const toReceivedPhoto = ({
  id,
  assetId,
  ...photo
}: ReceivedPhotos["photos"][number]): ArrivedPhoto => ({
  ...photo,
  userPhotoId: id,
  handle: assetId,
});
