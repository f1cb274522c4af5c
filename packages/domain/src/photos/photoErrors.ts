import { PHOTO_FORMAT_NAMES } from "./formats.ts";
import { MAX_PHOTO_BYTES } from "./photoLimits.ts";

/** Why a file is not accepted as a photo. The codes are those of the HTTP contract. */
export type PhotoErrorCode =
  | "NOT_AN_IMAGE"
  | "PHOTO_TOO_LARGE"
  | "TOO_MANY_PIXELS"
  | "PHOTO_TOO_COMPLEX"
  | "PHOTO_DAMAGED"
  | "PHOTO_TOO_SMALL";

export type PhotoError<Code extends PhotoErrorCode = PhotoErrorCode> = {
  readonly kind: "error";
  readonly error: Code;
  /** Message for the shopper: what is wrong and what to do. */
  readonly message: string;
};

const createPhotoError = <const Code extends PhotoErrorCode>(
  error: Code,
  message: string,
): PhotoError<Code> => ({
  kind: "error",
  error,
  message,
});

/** How a video is named where the kind of a file is given. */
export const VIDEO = "a video";

/**
 * Returns the error for a file that is no photo. `found` is its kind with its article, such as "a PDF document";
 * null: unknown.
 */
export const notAnImage = (found: string | null): PhotoError<"NOT_AN_IMAGE"> =>
  createPhotoError(
    "NOT_AN_IMAGE",
    found === VIDEO
      ? "We can't print a video, but we can print a photo from it. Save a still of the moment you like, and choose that."
      : `${found === null ? "This isn't a photo we can open." : `This is ${found}, which we can't print.`} Please choose a ${PHOTO_FORMAT_NAMES} photo.`,
  );

export const photoTooLarge = (): PhotoError<"PHOTO_TOO_LARGE"> =>
  createPhotoError(
    "PHOTO_TOO_LARGE",
    `This file is larger than ${MAX_PHOTO_BYTES / 1e6} MB. Please save the photo as a JPEG and choose that one.`,
  );

export const tooManyPixels = (): PhotoError<"TOO_MANY_PIXELS"> =>
  createPhotoError(
    "TOO_MANY_PIXELS",
    "This photo is larger than we can take. Please make it smaller and choose it again.",
  );

export const photoDamaged = (): PhotoError<"PHOTO_DAMAGED"> =>
  createPhotoError(
    "PHOTO_DAMAGED",
    "This photo is damaged or incomplete. Please open it on your device, save it again and choose that copy.",
  );

export const photoExceedsProcessLimit = (): PhotoError<"PHOTO_TOO_COMPLEX"> =>
  createPhotoError(
    "PHOTO_TOO_COMPLEX",
    "This photo takes more memory to open than we have for one photo. Please make it smaller, or save it as an ordinary JPEG (not a progressive one), and choose that copy.",
  );

export const photoProcessingTimedOut = (): PhotoError<"PHOTO_TOO_COMPLEX"> =>
  createPhotoError(
    "PHOTO_TOO_COMPLEX",
    "This photo took us too long to open. Please make it smaller, or save it as an ordinary JPEG, and choose that copy.",
  );

export const photoTooDetailed = (): PhotoError<"PHOTO_TOO_COMPLEX"> =>
  createPhotoError(
    "PHOTO_TOO_COMPLEX",
    "This photo is so large and so full of fine detail that we can't store it. Please make it smaller and choose that copy.",
  );

export const photoTooSmall = (): PhotoError<"PHOTO_TOO_SMALL"> =>
  createPhotoError(
    "PHOTO_TOO_SMALL",
    "This photo is too small to print. The original from the camera or phone is usually larger.",
  );
