import type { OpenedLink } from "@storywall/contract/schemas/designLink.ts";
import { useRef } from "react";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { PhotoInput } from "../../features/photos/PhotoInput.tsx";
import { AddPhotosPage } from "../../features/share/AddPhotosPage.tsx";
import { SharedPreview, type SharedPreviewImage } from "../../features/share/SharedPreview.tsx";
import { useLinkPhotos } from "./useLinkPhotos.ts";

type Props = { readonly token: string; readonly opened: OpenedLink; readonly preview: SharedPreviewImage };

/**
 * The page of a link where a friend, or the shopper's own phone, adds photos to the shopper's design. Uploads them to
 * the link; the design receives them through it (`addReceivedPhotos`). Loaded only for links that accept photos.
 */
export default function AddLinkPhotos({ token, opened, preview }: Props) {
  const fileInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const { photos, status, addFiles } = useLinkPhotos(token, opened);
  return (
    <>
      <AddPhotosPage
        isHandOver={opened.kind === "hand_over"}
        photos={photos}
        added={status.added}
        received={status.received}
        endedMessage={status.endedMessage}
        expiresAt={opened.expiresAt}
        onChoosePhotos={() => fileInput.current?.click()}
        onTakePhoto={() => cameraInput.current?.click()}
        onRetry={(id) => browserPhotos().retry(id)}
        onRemove={(id) => browserPhotos().remove(id)}
      >
        <SharedPreview preview={preview} />
      </AddPhotosPage>
      <PhotoInput inputRef={fileInput} onFiles={addFiles} />
      <PhotoInput inputRef={cameraInput} isCamera onFiles={addFiles} />
    </>
  );
}
