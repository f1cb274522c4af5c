import { createStore } from "zustand/vanilla";
import type { UploadError } from "./uploadError.ts";

/**
 * The stage of a photo between device and server. `reading`: no preview yet. `waiting`: queued; its turn may show
 * that another tab has sent it. `paused`: the server is unreachable, and the upload resumes by itself. A photo that was
 * removed from the wall and restored waits again. `stored` and `failed` are final; only a retry leaves `failed`.
 */
export type PhotoStage =
  | { readonly kind: "reading" }
  | { readonly kind: "waiting" }
  /** `sent` is a fraction, 0 to 1. It stays 1 while the server processes the photo. */
  | { readonly kind: "uploading"; readonly sent: number }
  | { readonly kind: "paused" }
  | { readonly kind: "stored" }
  | { readonly kind: "failed"; readonly problem: UploadError };

export const STAGE_TRANSITIONS = {
  reading: ["waiting", "failed"],
  waiting: ["uploading", "stored", "failed"],
  uploading: ["uploading", "waiting", "paused", "stored", "failed"],
  paused: ["uploading", "waiting", "failed"],
  stored: [],
  failed: ["waiting"],
} as const satisfies Record<PhotoStage["kind"], readonly PhotoStage["kind"][]>;

export const canPhotoTransition = (from: PhotoStage["kind"], to: PhotoStage["kind"]): boolean =>
  STAGE_TRANSITIONS[from].some((next) => next === to);

/** A photo of this page, from the moment it is chosen. */
export type PhotoState = {
  readonly id: string;
  readonly fileName: string;
  readonly stage: PhotoStage;
  /** URL of a small upright preview that the browser made; null while there is none. */
  readonly source: string | null;
  /** URL of a larger preview, for zooming in. */
  readonly fineSource: string | null;
  /** True when this browser cannot show the file: its preview comes from the server after the upload. */
  readonly isWithoutPreview: boolean;
  /** True for a file that never became a photo: no design has it, so it is only listed. */
  readonly isOnlyFile?: boolean;
  /** The name of the tile that such a file was chosen for. */
  readonly tile?: string | null;
  /** True when browser storage is full: until the upload ends, this page has the only copy. */
  readonly isUnsaved: boolean;
};

export type PhotoStates = Readonly<Record<string, PhotoState>>;

/** The store on the server, and before a page's first effect. */
export const EMPTY_PHOTO_STORE = createStore<PhotoStates>(() => ({}));

/** Changes the stage if the table allows it, so that a late reply cannot move a photo back. */
export const withStage = (states: PhotoStates, id: string, stage: PhotoStage): PhotoStates => {
  const state = states[id];
  if (!state || !canPhotoTransition(state.stage.kind, stage.kind)) return states;
  return { ...states, [id]: { ...state, stage } };
};
