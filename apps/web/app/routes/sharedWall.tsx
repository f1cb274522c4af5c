import { openDesignLink } from "@storywall/contract/calls/links/openDesignLink.ts";
import { withStoredPhotosOnly } from "@storywall/domain/design/withPhotos.ts";
import { DESIGN_LINKS } from "@storywall/domain/links/designLink.ts";
import { wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { lazy, Suspense, useMemo } from "react";
import { data, useNavigate } from "react-router";
import { wallSizeText } from "../features/designer/layout/wallSizeText.ts";
import { keepWall, keptWallPath } from "../features/designer/storage/keptWall.ts";
import { ENDED_WORDS } from "../features/share/linkWords.ts";
import { SharedWallPage } from "../features/share/SharedWallPage.tsx";
import { designOfLinkedWall } from "../lib/api/linkedWall.ts";
import { useSite } from "../lib/api/site.ts";
import { metaFor } from "../lib/page/meta.ts";
import { apiOf } from "../loaderApi.server.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/sharedWall.ts";

// Whoever only looks at a wall need not wait for what takes photos in.
const AddLinkPhotos = lazy(() => import("../studio/sharing/AddLinkPhotos.tsx"));

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const result = await apiOf(context)(openDesignLink, { params: { token } });
  if (result.kind === "ok") return { opened: result.reply, ended: null };
  if (result.kind === "unreachable" || result.status >= 500) throw data(null, { status: 503 });
  if (result.status === 429) throw data(null, { status: 429 });
  // What is no token at all was cut short on the way, like one that nobody has.
  const ended = result.error in ENDED_WORDS ? result.error : "DESIGN_LINK_UNKNOWN";
  return data({ opened: null, ended }, { status: result.status === 410 ? 410 : 404 });
}

/** The address of this page is a key (R6.3): no cache keeps it, no other site hears of it, no search engine lists it. */
export function headers() {
  return {
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  };
}

export function meta({ matches, loaderData, params: { token } }: Route.MetaArgs) {
  const opened = loaderData?.opened;
  return metaFor(matches, () => ({
    ...(opened && DESIGN_LINKS[opened.kind].takesPhotos
      ? {
          title: "Add your photos to this wall | Storywall",
          description: "Choose photos on your phone; they go straight to the wall that is being designed.",
        }
      : {
          title: "A wall of framed photos, shared with you | Storywall",
          description:
            opened?.kind === "view"
              ? "See it as it will hang."
              : "See it as it will hang, and make a copy of your own if you like it.",
        }),
    path: `/walls/${token}`,
    index: false,
    ...(opened && { picture: { path: opened.socialPictureUrl, alt: altOf(opened) } }),
  }));
}

const altOf = ({ title, tilesCount }: { readonly title: string; readonly tilesCount: number }): string =>
  `${title}: ${tilesCount === 1 ? "a framed photo" : `${tilesCount} framed photos`} on a wall`;

/** B6, B7: what a link to a design opens. */
export default function SharedWall({
  loaderData: { opened, ended },
  params: { token },
}: Route.ComponentProps) {
  const site = useSite();
  const navigate = useNavigate();
  const design = useMemo(() => (opened?.wall ? designOfLinkedWall(opened.wall) : null), [opened]);
  if (opened === null) {
    const words = ENDED_WORDS[ended];
    return (
      <Page title={words?.title ?? ""}>
        <p>{words?.text}</p>
        <ButtonLink to="/design">Design a wall of your own</ButtonLink>
      </Page>
    );
  }
  const measure = { width: mm(opened.width), height: mm(opened.height) };
  const picture = { room: opened.roomPictureUrl, near: opened.nearPictureUrl, alt: altOf(opened) };
  if (DESIGN_LINKS[opened.kind].takesPhotos) {
    return (
      <Suspense>
        <AddLinkPhotos token={token} opened={opened} picture={picture} />
      </Suspense>
    );
  }
  return (
    <SharedWallPage
      picture={picture}
      title={opened.title}
      size={wallSizeText(measure)}
      tilesCount={opened.tilesCount}
      photosStillToUpload={opened.photosStillToUpload}
      expiresAt={opened.expiresAt}
      gift={
        design && {
          isOwn: opened.kind === "continue",
          price: wallPrice(site, design),
          onTake: async () => {
            await keepWall(opened._id, withStoredPhotosOnly(design));
            await navigate(keptWallPath(opened._id));
          },
        }
      }
    />
  );
}
