import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import { artPhoto } from "@storywall/domain/design/artPhoto.ts";
import { MAX_PHOTOS_A_DESIGN } from "@storywall/domain/design/limits.ts";
import { type RefObject, useCallback, useRef, useState } from "react";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { placePhotos } from "../../features/designer/state/placePhotos.ts";
import { broughtInWords } from "../../features/photos/broughtInWords.ts";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { clipboardPhotos, namePlainly } from "../../features/photos/pastedPhotos.ts";
import { type FilesArrival, usePhotoDrop } from "../../features/photos/usePhotoDrop.ts";
import { showToast } from "../../lib/page/toast.ts";

/** Where photos go: in a tile, or (null) in the empty tiles in order. */
type Target = { readonly tile: string | null };

/** All ways by which pictures come into one wall (R2.7), and what of it is open at the moment. */
export type AddingPhotos = {
  readonly deviceInput: RefObject<HTMLInputElement | null>;
  readonly cameraInput: RefObject<HTMLInputElement | null>;
  readonly isFileOver: boolean;
  /** The dialog with the ways, for whom; null while it is closed. */
  readonly target: Target | null;
  readonly isArtOpen: boolean;
  readonly open: (tile: string | null) => void;
  readonly close: () => void;
  readonly fromDevice: (tile: string | null) => void;
  readonly fromCamera: (tile: string | null) => void;
  readonly fromClipboard: () => void;
  readonly fromArt: () => void;
  /** Files of one of the inputs. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly onArt: (items: readonly ArtItem[]) => void;
};

export const useAddPhotos = (store: DesignerStore, designKey: string): AddingPhotos => {
  const deviceInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const [isArtOpen, setArtOpen] = useState(false);
  /** For which tile a picker of the device was opened; a picker may be closed without a word. */
  const pickerFor = useRef<string | null>(null);

  const bringIn = useCallback(
    async (files: readonly File[], tile: string | null) => {
      setTarget(null);
      const photos = browserPhotos();
      const room = MAX_PHOTOS_A_DESIGN - store.getState().history.present.photos.length;
      const before = photos.states.getState();
      const chosen = await photos.choose(files.slice(0, Math.max(0, room)), designKey);
      store.getState().run(placePhotos, { photos: chosen, tile });
      const refused = Object.values(photos.states.getState()).flatMap(({ id, fileName, stage }) =>
        stage.kind === "refused" && !before[id] ? [{ fileName, message: stage.problem.message }] : [],
      );
      const words = broughtInWords(refused, Math.max(0, files.length - room));
      if (words) showToast("error", words);
    },
    [store, designKey],
  );
  const namesHere = useCallback(
    () => store.getState().history.present.photos.map(({ fileName }) => fileName),
    [store],
  );
  const arrive = useCallback(
    (files: readonly File[], arrival: FilesArrival) => {
      const named = arrival === "pasted" ? namePlainly(files, "Pasted photo", namesHere()) : files;
      void bringIn(named, target?.tile ?? null);
    },
    [namesHere, bringIn, target],
  );
  const isFileOver = usePhotoDrop(arrive);
  const open = useCallback((tile: string | null) => setTarget({ tile }), []);
  const pick = useCallback((input: RefObject<HTMLInputElement | null>, tile: string | null): void => {
    pickerFor.current = tile;
    input.current?.click();
  }, []);
  const fromDevice = useCallback((tile: string | null) => pick(deviceInput, tile), [pick]);
  return {
    deviceInput,
    cameraInput,
    isFileOver,
    target,
    isArtOpen,
    open,
    close: () => {
      setTarget(null);
      setArtOpen(false);
    },
    fromDevice,
    fromCamera: (tile) => pick(cameraInput, tile),
    fromClipboard: async () => {
      const pasted = await clipboardPhotos();
      if (pasted === null)
        showToast("info", "Your browser did not let us look. Press Ctrl and V instead (Cmd and V on a Mac).");
      else if (pasted.length === 0)
        showToast("info", "There is no picture to paste. Copy one first, then come back.");
      else arrive(pasted, "pasted");
    },
    fromArt: () => setArtOpen(true),
    onFiles: (files) => void bringIn(namePlainly(files, "Photo", namesHere()), pickerFor.current),
    onArt: (items) => {
      const photos = items.map(({ _id, title, width, height, url }) =>
        artPhoto({ id: _id, title, width, height }, url),
      );
      store.getState().run(placePhotos, { photos, tile: target?.tile ?? null });
      setArtOpen(false);
      setTarget(null);
    },
  };
};
