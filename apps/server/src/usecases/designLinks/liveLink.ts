import { DESIGN_LINKS, type DesignLinkKind, designLinkState } from "@storywall/domain/links/designLink.ts";
import type { DesignLink } from "../../ports/designLinks/DesignLinks.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";

export type LinkRefusal = "DESIGN_LINK_UNKNOWN" | "DESIGN_LINK_WITHDRAWN" | "DESIGN_LINK_EXPIRED";

type Life = Pick<Shop, "clock" | "designLinkLifeMs">;

const lifeOf = (kind: DesignLinkKind, { designLinkLifeMs }: Life): number =>
  DESIGN_LINKS[kind].lifeMs ?? designLinkLifeMs;

/** When a link that is used now ends, unless it is used again. */
export const expiryOf = (kind: DesignLinkKind, life: Life): Date =>
  new Date(life.clock.now().getTime() + lifeOf(kind, life));

export const NO_LINK = refuse(
  "DESIGN_LINK_UNKNOWN",
  "There is no such link. Perhaps a part of it got lost on the way.",
);

/** The link, if it still works. */
export const liveLink = (link: DesignLink | undefined, { clock }: Life): Outcome<DesignLink, LinkRefusal> => {
  if (!link) return NO_LINK;
  switch (designLinkState(link, clock.now())) {
    case "open":
      return done(link);
    case "withdrawn":
      return refuse("DESIGN_LINK_WITHDRAWN", "Whoever made this link has ended it. Ask them for a new one.");
    case "expired":
      return refuse(
        "DESIGN_LINK_EXPIRED",
        "This link was not used for a long time and has ended. Ask for a new one.",
      );
  }
};

/** A fiftieth of a life: reading a link writes at most that often. */
const EXTENDED_AT_MOST_EVERY = 50;

/** Puts off the end of a link that is used now; gives its new end. */
export const keepAlive = async (
  life: Life,
  { designLinks }: Pick<Repositories, "designLinks">,
  link: DesignLink,
): Promise<Date> => {
  const expiresAt = expiryOf(link.kind, life);
  const gained = expiresAt.getTime() - link.expiresAt.getTime();
  if (gained < lifeOf(link.kind, life) / EXTENDED_AT_MOST_EVERY) return link.expiresAt;
  await designLinks.extend(link.id, expiresAt);
  return expiresAt;
};
