import { openDesignLink } from "@storywall/contract/calls/links/openDesignLink.ts";
import { withStoredPhotosOnly } from "@storywall/domain/design/filterPhotos.ts";
import { DESIGN_LINKS } from "@storywall/domain/links/designLink.ts";
import { wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { lazy, Suspense, useMemo } from "react";
import { data, useNavigate } from "react-router";
import { formatWallSize } from "../features/designer/layout/formatWallSize.ts";
import { importDesign } from "../features/designer/storage/importedDesign.ts";
import { importedDesignPath } from "../features/designer/storage/importedDesignKey.ts";
import { LINK_ERROR_MESSAGES } from "../features/share/linkMessages.ts";
import { SharedDesignPage } from "../features/share/SharedDesignPage.tsx";
import { isRetryable } from "../lib/api/callResults.ts";
import { parseLinkedDesign } from "../lib/api/parseLinkedDesign.ts";
import { useSite } from "../lib/api/site.ts";
import { metaFor } from "../lib/page/meta.ts";
import { createLoaderApi } from "../loaderApi.server.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { HydrationMark } from "../ui/HydrationMark.tsx";
import { Page } from "../ui/Page.tsx";
import { unwrapReply } from "../unwrapReply.server.ts";
import type { Route } from "./+types/sharedWall.ts";

// Lazy, so that visitors who only look at a wall do not load the upload code.
const AddLinkPhotos = lazy(() => import("../studio/sharing/AddLinkPhotos.tsx"));

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const result = await createLoaderApi(context)(openDesignLink, { params: { token } });
  if (result.kind === "ok" || isRetryable(result)) return { opened: unwrapReply(result), ended: null };
  // An invalid token was probably cut off when the link was copied; it is treated like an unknown one.
  const ended = result.error in LINK_ERROR_MESSAGES ? result.error : "DESIGN_LINK_UNKNOWN";
  return data({ opened: null, ended }, { status: result.status === 410 ? 410 : 404 });
}

/**
 * The address gives access to the design (R6.3): no cache stores the page, the address is not sent as a referrer, and
 * no search engine lists it.
 */
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
    ...(opened && DESIGN_LINKS[opened.kind].acceptsPhotos
      ? {
          title: "Add your photos to this wall | Storywall",
          description: "Choose photos on your phone; they go straight to the wall being designed.",
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
    ...(opened && { socialImage: { path: opened.socialPictureUrl, alt: previewAlt(opened) } }),
  }));
}

const previewAlt = ({ title, tilesCount }: { readonly title: string; readonly tilesCount: number }): string =>
  `${title}: ${tilesCount === 1 ? "a framed photo" : `${tilesCount} framed photos`} on a wall`;

/** The page that a link to a design opens (B6, B7). */
export default function SharedWall({
  loaderData: { opened, ended },
  params: { token },
}: Route.ComponentProps) {
  const site = useSite();
  const navigate = useNavigate();
  const design = useMemo(() => (opened?.wall ? parseLinkedDesign(opened.wall) : null), [opened]);
  if (opened === null) {
    const message = LINK_ERROR_MESSAGES[ended];
    return (
      <Page title={message?.title ?? ""}>
        <p>{message?.text}</p>
        <ButtonLink to="/design">Design a wall of your own</ButtonLink>
      </Page>
    );
  }
  const wallSize = { width: mm(opened.width), height: mm(opened.height) };
  const preview = { room: opened.roomPictureUrl, near: opened.nearPictureUrl, alt: previewAlt(opened) };
  if (DESIGN_LINKS[opened.kind].acceptsPhotos) {
    return (
      <Suspense>
        <HydrationMark>
          <AddLinkPhotos token={token} opened={opened} preview={preview} />
        </HydrationMark>
      </Suspense>
    );
  }
  return (
    <SharedDesignPage
      preview={preview}
      title={opened.title}
      size={formatWallSize(wallSize)}
      tilesCount={opened.tilesCount}
      photosStillToUpload={opened.photosStillToUpload}
      expiresAt={opened.expiresAt}
      importOption={
        design && {
          isOwn: opened.kind === "continue",
          price: wallPrice(site, design),
          onImport: async () => {
            await importDesign(opened._id, withStoredPhotosOnly(design));
            await navigate(importedDesignPath(opened._id));
          },
        }
      }
    />
  );
}
