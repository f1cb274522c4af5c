import type { DirectUploads } from "../../ports/photos/DirectUploads.ts";
import type { Background } from "../../ports/platform/Background.ts";
import type { Ids } from "../../ports/platform/Ids.ts";
import { type DirectUpload, directUpload } from "./directUpload.ts";
import type { IntakeParts } from "./photoIntake.ts";
import { type PhotoIntake, photoIntake } from "./photoIntake.ts";
import type { QuotaParts } from "./photoQuota.ts";
import { type UploadReceiver, uploadReceiver } from "./receiveUpload.ts";
import { type ShowPhoto, showPhoto } from "./showPhoto.ts";

export type PhotoParts = IntakeParts &
  QuotaParts & {
    readonly ids: Ids;
    readonly background: Background;
    /** Null: all bytes come through the shop. */
    readonly direct: DirectUploads | null;
    readonly photoUrl: (assetId: string) => string;
  };

/** What can be done with photos, and the parts that it is done with. */
export type PhotoServices = PhotoParts & {
  readonly receiver: UploadReceiver;
  readonly intake: PhotoIntake;
  readonly directUpload: DirectUpload | null;
  readonly show: ShowPhoto;
};

/** Made once a process: callers that come at the same moment share one reading of an upload. */
export const photoServices = (parts: PhotoParts): PhotoServices => {
  const receiver = uploadReceiver(parts);
  const { direct } = parts;
  return {
    ...parts,
    receiver,
    intake: photoIntake(parts),
    directUpload: direct && directUpload({ ...parts, direct, receiver }),
    show: showPhoto(parts),
  };
};
