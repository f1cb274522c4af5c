import { createDesignLink } from "@storywall/contract/calls/links/createDesignLink.ts";
import { createWallModel } from "@storywall/contract/calls/links/createWallModel.ts";
import { getDesignLinks } from "@storywall/contract/calls/links/getDesignLinks.ts";
import { mailDesignLink } from "@storywall/contract/calls/links/mailDesignLink.ts";
import { withdrawDesignLink } from "@storywall/contract/calls/links/withdrawDesignLink.ts";
import type { CallResult, Client } from "@storywall/contract/client.ts";
import { toWireDesign } from "@storywall/contract/designWire.ts";
import { toLinkedDesign } from "@storywall/contract/linkedDesign.ts";
import type { DesignLink } from "@storywall/contract/schemas/designLink.ts";
import { artItemIdOf } from "@storywall/domain/design/artPhoto.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { withStoredPhotosOnly } from "@storywall/domain/design/filterPhotos.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import type { DesignLinkKind } from "@storywall/domain/links/designLink.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";

/** The result of a call about links, with a message when it failed. */
export type LinkResult<Value> =
  | { readonly kind: "made"; readonly value: Value }
  | { readonly kind: "failed"; readonly message: string };

export type DesignLinkClient = {
  readonly create: (kind: DesignLinkKind, design: Design) => Promise<LinkResult<DesignLink>>;
  /** Returns the addresses of the design's model (B15), without photos that are not uploaded yet. */
  readonly createModel: (
    design: Design,
  ) => Promise<LinkResult<{ readonly glbUrl: string; readonly usdzUrl: string }>>;
  /** Returns the active links, newest first; none when the server is unreachable. */
  readonly list: () => Promise<readonly DesignLink[]>;
  readonly withdraw: (token: string) => Promise<LinkResult<null>>;
  readonly sendByEmail: (token: string, email: string) => Promise<LinkResult<string>>;
};

type Dependencies = {
  readonly client: Client;
  /** Null when the server is unreachable. */
  readonly getVisitorId: () => Promise<string | null>;
  /** Called when the server does not know this visitor (any more). */
  readonly clearVisitor: (id: string) => void;
  /** Tells the server which photos the design has; a link needs them. */
  readonly syncPhotos: (design: Design) => Promise<unknown>;
  readonly site: SiteCode;
  readonly designKey: string;
};

const UNREACHABLE = "We couldn't reach the shop. Check your connection and try again.";

const INVALID_EMAIL = "That doesn't look like an email address. It should look like name@example.com.";

/** Creates a client that makes and ends the links to one design, for the visitor who designs it. */
export const createDesignLinkClient = ({
  client,
  getVisitorId,
  clearVisitor,
  syncPhotos,
  site,
  designKey,
}: Dependencies): DesignLinkClient => {
  const requestAsVisitor = async <Reply, Value>(
    request: (userId: string) => Promise<CallResult<Reply>>,
    toValue: (reply: Reply) => Value,
    badRequestMessage?: string,
  ): Promise<LinkResult<Value>> => {
    const userId = await getVisitorId();
    if (userId === null) return { kind: "failed", message: UNREACHABLE };
    let result = await request(userId);
    if (result.kind === "error" && result.error === "NOT_FOUND") {
      clearVisitor(userId);
      const successor = await getVisitorId();
      if (successor !== null) result = await request(successor);
    }
    if (result.kind === "ok") return { kind: "made", value: toValue(result.reply) };
    if (result.kind !== "error") return { kind: "failed", message: UNREACHABLE };
    const isBadRequest = result.error === "BAD_REQUEST" && badRequestMessage !== undefined;
    return { kind: "failed", message: isBadRequest ? badRequestMessage : result.message };
  };

  return {
    create: async (kind, design) => {
      const designWithStoredPhotos = withStoredPhotosOnly(design);
      await syncPhotos(designWithStoredPhotos);
      const trayPhotoIds = photosInTray(designWithStoredPhotos).flatMap(({ id }) =>
        artItemIdOf(id) === null ? id : [],
      );
      const body = {
        kind,
        designKey,
        wall: toLinkedDesign(designWithStoredPhotos),
        trayPhotoIds: trayPhotoIds,
        site,
      };
      return requestAsVisitor(
        (userId) => client(createDesignLink, { body: { userId, ...body } }),
        (link) => link,
      );
    },
    createModel: async (design) => {
      const designWithStoredPhotos = withStoredPhotosOnly(design);
      await syncPhotos(designWithStoredPhotos);
      const body = { wall: toWireDesign(designWithStoredPhotos), site };
      return requestAsVisitor(
        (userId) => client(createWallModel, { body: { userId, ...body } }),
        (urls) => urls,
      );
    },
    list: async () => {
      const result = await requestAsVisitor(
        (userId) => client(getDesignLinks, { query: { userId, designKey } }),
        ({ links }) => links,
      );
      return result.kind === "made" ? result.value : [];
    },
    withdraw: (token) =>
      requestAsVisitor(
        (userId) => client(withdrawDesignLink, { params: { token }, body: { userId } }),
        () => null,
      ),
    sendByEmail: (token, email) =>
      requestAsVisitor(
        (userId) => client(mailDesignLink, { params: { token }, body: { userId, email } }),
        ({ message }) => message,
        INVALID_EMAIL,
      ),
  };
};

/** Returns the URL of a link, on the origin of this page, since that origin works for the visitor. */
export const linkUrl = (token: string): string => `${location.origin}/walls/${token}`;
