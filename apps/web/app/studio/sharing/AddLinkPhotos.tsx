import type { OpenedLink } from "@storywall/contract/schemas/designLink.ts";
import { useRef } from "react";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { PhotoInput } from "../../features/photos/PhotoInput.tsx";
import { AddPhotosPage } from "../../features/share/AddPhotosPage.tsx";
import { SharedWallPicture, type WallPicture } from "../../features/share/SharedWallPicture.tsx";
import { useLinkPhotos } from "./useLinkPhotos.ts";

type Props = { readonly token: string; readonly opened: OpenedLink; readonly picture: WallPicture };

/** Brings the photos of this browser together with the link that takes them. Loaded for such a link only. */
export default function AddLinkPhotos({ token, opened, picture }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { photos, standing, choose } = useLinkPhotos(token, opened);
  return (
    <>
      <AddPhotosPage
        isHandOver={opened.kind === "hand_over"}
        photos={photos}
        added={standing.added}
        received={standing.received}
        ended={standing.ended}
        expiresAt={opened.expiresAt}
        onChoose={() => input.current?.click()}
        onTake={() => camera.current?.click()}
        onRetry={(id) => browserPhotos().retry(id)}
        onForget={(id) => browserPhotos().forget(id)}
      >
        <SharedWallPicture picture={picture} />
      </AddPhotosPage>
      <PhotoInput input={input} onFiles={choose} />
      <PhotoInput input={camera} byCamera onFiles={choose} />
    </>
  );
}
