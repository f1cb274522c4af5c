import { createStore } from "zustand/vanilla";
import type { UploadError } from "./uploadError.ts";

/**
 * Where a photo is on its way into the shop. `reading`: no picture yet. `waiting`: its turn comes, and may show that another
 * tab has sent it. `paused`: nobody answers, and it goes on by itself; taken out of the wall and put back, it waits again.
 * `stored` and `failed` are the ends; only a retry leads out of `failed`.
 */
export type PhotoStage =
  | { readonly kind: "reading" }
  | { readonly kind: "waiting" }
  /** 0 to 1; 1 while the shop opens the photo. */
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

export const canTransition = (from: PhotoStage["kind"], to: PhotoStage["kind"]): boolean =>
  STAGE_TRANSITIONS[from].some((next) => next === to);

/** A photo as this page knows it, from the moment it is chosen. */
export type PhotoState = {
  readonly id: string;
  readonly fileName: string;
  readonly stage: PhotoStage;
  /** Address of a small upright picture of it, made in the browser; null while there is none. */
  readonly source: string | null;
  /** Of a finer one, for whoever comes near. */
  readonly fineSource: string | null;
  /** This browser cannot show the file: its picture comes from the shop, after the upload. */
  readonly isWithoutPreview: boolean;
  /** The browser has no room to keep it over a reload: until it is uploaded, this page has the only copy. */
  readonly isUnsaved: boolean;
};

export type PhotoStates = Readonly<Record<string, PhotoState>>;

/** What the server, and a page before its first effect, knows of photos. */
export const EMPTY_PHOTO_STORE = createStore<PhotoStates>(() => ({}));

/** Applies a change of stage where the table allows it, so that a late answer cannot bring a photo back. */
export const withStage = (states: PhotoStates, id: string, stage: PhotoStage): PhotoStates => {
  const state = states[id];
  if (!state || !canTransition(state.stage.kind, stage.kind)) return states;
  return { ...states, [id]: { ...state, stage } };
};
