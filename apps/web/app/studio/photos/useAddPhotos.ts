import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { MAX_PHOTOS_PER_DESIGN } from "@storywall/domain/design/limits.ts";
import { type RefObject, useCallback, useRef, useState } from "react";
import { designOf } from "../../features/designer/state/designerState.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { placePhotos } from "../../features/designer/state/placePhotos.ts";
import { failedCountText } from "../../features/designer/view/photoView.ts";
import { listFailedPhotos } from "../../features/designer/view/useFailedPhotos.ts";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { nameUntitledFiles, readClipboardPhotos } from "../../features/photos/pastedPhotos.ts";
import { uploadMessage } from "../../features/photos/uploadMessage.ts";
import { type FileOrigin, usePhotoDrop } from "../../features/photos/usePhotoDrop.ts";
import { showToast } from "../../lib/page/toast.ts";
import { toDesignPhoto } from "../design/toDesignPhoto.ts";

/** Where photos go: into a tile, or (null) into the empty tiles in order. */
type Target = { readonly tile: string | null };

/** All ways to add photos to one design (R2.7), and which of them is open. */
export type AddPhotosState = {
  readonly deviceInput: RefObject<HTMLInputElement | null>;
  readonly cameraInput: RefObject<HTMLInputElement | null>;
  readonly isFileOver: boolean;
  /** Where the open dialog adds photos; null while it is closed. */
  readonly target: Target | null;
  /** The picker that replaces the dialog: for art, or for photos of other walls. */
  readonly picker: "art" | "library" | null;
  readonly open: (tile: string | null) => void;
  readonly close: () => void;
  readonly fromDevice: (tile: string | null) => void;
  readonly fromCamera: (tile: string | null) => void;
  readonly fromClipboard: () => void;
  readonly fromArt: () => void;
  readonly fromLibrary: () => void;
  /** Adds files from one of the inputs. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly onArt: (items: readonly ArtItem[]) => void;
  /** Adds photos of the shopper's other walls. */
  readonly onPhotos: (photos: readonly DesignPhoto[]) => void;
};

const loadPlacePhotos = async () => placePhotos;

/**
 * Returns the ways to add photos to the design of `store`. `designKey` binds their uploads to the design (B4); `loadPlace`
 * loads the command that hangs them.
 */
export const useAddPhotos = (
  store: DesignerStore,
  designKey: string,
  loadPlace: () => Promise<typeof placePhotos> = loadPlacePhotos,
): AddPhotosState => {
  const deviceInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const [picker, setPicker] = useState<AddPhotosState["picker"]>(null);
  /** The tile for which the device's picker was opened. The picker may be closed without an event. */
  const pickerTile = useRef<string | null>(null);

  const addFiles = useCallback(
    async (files: readonly File[], tile: string | null) => {
      setTarget(null);
      const photos = browserPhotos();
      const remaining = MAX_PHOTOS_PER_DESIGN - store.getState().history.present.photos.length;
      const before = photos.states.getState();
      // Another photo is chosen in place of a file that was no photo.
      for (const state of Object.values(before))
        if (tile !== null && state.isOnlyFile && state.tile === tile) photos.remove(state.id);
      const [chosen, place] = await Promise.all([
        photos.addFiles(files.slice(0, Math.max(0, remaining)), designKey, tile),
        loadPlace(),
      ]);
      const states = photos.states.getState();
      const unusableIds = listFailedPhotos(designOf(store.getState()), states).map(({ id }) => id);
      store.getState().run(place, { photos: chosen, tile, unusableIds });
      const failed = Object.values(states).flatMap(({ id, fileName, stage }) =>
        stage.kind === "failed" && !before[id] ? [{ fileName, message: stage.problem.message }] : [],
      );
      const countText = failedCountText(listFailedPhotos(designOf(store.getState()), states));
      const message = uploadMessage(failed, Math.max(0, files.length - remaining), countText);
      if (message) showToast("error", message);
    },
    [store, designKey, loadPlace],
  );
  const getFileNames = useCallback(
    () => store.getState().history.present.photos.map(({ fileName }) => fileName),
    [store],
  );
  const handleFiles = useCallback(
    (files: readonly File[], origin: FileOrigin) => {
      const named = origin === "pasted" ? nameUntitledFiles(files, "Pasted photo", getFileNames()) : files;
      void addFiles(named, target?.tile ?? null);
    },
    [getFileNames, addFiles, target],
  );
  const isFileOver = usePhotoDrop(handleFiles);
  const open = useCallback((tile: string | null) => setTarget({ tile }), []);
  const openPicker = useCallback((input: RefObject<HTMLInputElement | null>, tile: string | null): void => {
    pickerTile.current = tile;
    input.current?.click();
  }, []);
  const fromDevice = useCallback((tile: string | null) => openPicker(deviceInput, tile), [openPicker]);
  const close = (): void => {
    setTarget(null);
    setPicker(null);
  };
  const onPhotos = async (photos: readonly DesignPhoto[]): Promise<void> => {
    const tile = target?.tile ?? null;
    close();
    store.getState().run(await loadPlace(), { photos, tile });
  };
  return {
    deviceInput,
    cameraInput,
    isFileOver,
    target,
    picker,
    open,
    close,
    fromDevice,
    fromCamera: (tile) => openPicker(cameraInput, tile),
    fromClipboard: async () => {
      const pasted = await readClipboardPhotos();
      if (pasted === null)
        showToast("info", "Your browser didn't let us read it. Press Ctrl+V instead (Cmd+V on a Mac).");
      else if (pasted.length === 0) showToast("info", "There's no picture to paste. Copy one first.");
      else handleFiles(pasted, "pasted");
    },
    fromArt: () => setPicker("art"),
    fromLibrary: () => setPicker("library"),
    onFiles: (files) => void addFiles(nameUntitledFiles(files, "Photo", getFileNames()), pickerTile.current),
    onArt: (items) => void onPhotos(items.map(toDesignPhoto)),
    onPhotos: (photos) => void onPhotos(photos),
  };
};
