import { createDesignLink } from "@storywall/contract/calls/links/createDesignLink.ts";
import { getDesignLinks } from "@storywall/contract/calls/links/getDesignLinks.ts";
import { mailDesignLink } from "@storywall/contract/calls/links/mailDesignLink.ts";
import { withdrawDesignLink } from "@storywall/contract/calls/links/withdrawDesignLink.ts";
import type { CallResult, Client } from "@storywall/contract/client.ts";
import { toLinkedWall } from "@storywall/contract/linkedWall.ts";
import type { DesignLink } from "@storywall/contract/schemas/designLink.ts";
import { artItemIdOf } from "@storywall/domain/design/artPhoto.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { photosInTray } from "@storywall/domain/design/fill.ts";
import { withStoredPhotosOnly } from "@storywall/domain/design/withPhotos.ts";
import type { DesignLinkKind } from "@storywall/domain/links/designLink.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";

/** What came of it, in words where it did not work. */
export type Made<Value> =
  | { readonly kind: "made"; readonly value: Value }
  | { readonly kind: "failed"; readonly message: string };

export type LinkMaker = {
  readonly create: (kind: DesignLinkKind, design: Design) => Promise<Made<DesignLink>>;
  /** The links that work now, newest first; none when nobody answers. */
  readonly list: () => Promise<readonly DesignLink[]>;
  readonly end: (token: string) => Promise<Made<null>>;
  readonly mail: (token: string, email: string) => Promise<Made<string>>;
};

type Dependencies = {
  readonly client: Client;
  /** Null when the shop cannot be reached. */
  readonly visitor: () => Promise<string | null>;
  /** The shop must know the photos of a wall first. */
  readonly syncPhotos: (design: Design) => Promise<unknown>;
  readonly site: SiteCode;
  readonly designKey: string;
};

const NOT_REACHED = "We could not reach the shop. Check your connection and try again.";

const NO_EMAIL = "That does not look like an e-mail address. It should be like thandi@example.com.";

/** Makes and ends the links to one design, for the visitor who designs it. */
export const createLinkMaker = ({
  client,
  visitor,
  syncPhotos,
  site,
  designKey,
}: Dependencies): LinkMaker => {
  const asVisitor = async <Reply, Value>(
    ask: (userId: string) => Promise<CallResult<Reply>>,
    read: (reply: Reply) => Value,
    wrongInput?: string,
  ): Promise<Made<Value>> => {
    const userId = await visitor();
    if (userId === null) return { kind: "failed", message: NOT_REACHED };
    const result = await ask(userId);
    if (result.kind === "ok") return { kind: "made", value: read(result.reply) };
    if (result.kind !== "refused") return { kind: "failed", message: NOT_REACHED };
    const isWrong = result.error === "BAD_REQUEST" && wrongInput !== undefined;
    return { kind: "failed", message: isWrong ? wrongInput : result.message };
  };

  return {
    create: async (kind, design) => {
      const stored = withStoredPhotosOnly(design);
      await syncPhotos(stored);
      const tray = photosInTray(stored).flatMap(({ id }) => (artItemIdOf(id) === null ? id : []));
      const body = { kind, designKey, wall: toLinkedWall(stored), trayPhotoIds: tray, site };
      return asVisitor(
        (userId) => client(createDesignLink, { body: { userId, ...body } }),
        (link) => link,
      );
    },
    list: async () => {
      const listed = await asVisitor(
        (userId) => client(getDesignLinks, { query: { userId, designKey } }),
        ({ links }) => links,
      );
      return listed.kind === "made" ? listed.value : [];
    },
    end: (token) =>
      asVisitor(
        (userId) => client(withdrawDesignLink, { params: { token }, body: { userId } }),
        () => null,
      ),
    mail: (token, email) =>
      asVisitor(
        (userId) => client(mailDesignLink, { params: { token }, body: { userId, email } }),
        ({ message }) => message,
        NO_EMAIL,
      ),
  };
};

/** Where a link leads, at the address by which this page was reached: that one works for whoever made it. */
export const linkUrl = (token: string): string => `${location.origin}/walls/${token}`;
